/** What lies over the editor; while nothing does, keys reach the editor. */
import { setup } from 'xstate';
import { watchNotProvided } from '../shared/notProvided';

export const openDialogMachine = setup({
  types: {
    events: {} as
      | { type: 'shortcuts.asked' }
      | { type: 'versions.asked' }
      | { type: 'styles.asked' }
      | { type: 'formats.asked' }
      | { type: 'dialog.closed' },
  },
  actors: {
    /** Hears the keys that belong to no field. */
    listenToKeys: watchNotProvided('listenToKeys'),
  },
}).createMachine({
  id: 'openDialog',
  initial: 'none',
  states: {
    none: {
      invoke: { id: 'listenToKeys', src: 'listenToKeys' },
      on: {
        'shortcuts.asked': 'shortcuts',
        'versions.asked': 'versions',
        'styles.asked': 'styles',
        'formats.asked': 'formats',
      },
    },
    shortcuts: { on: { 'dialog.closed': 'none' } },
    formats: { on: { 'dialog.closed': 'none' } },
    styles: { on: { 'dialog.closed': 'none' } },
    versions: { on: { 'dialog.closed': 'none' } },
  },
});
