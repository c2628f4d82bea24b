/** What an edit has left without a picture or a caption: said until it is filled, or put away. The edit itself is done. */
import { assign, setup } from 'xstate';
import type { MomentWithout } from '../../editor-engine/moments/momentsWithout';
import { actionNotProvided, watchNotProvided } from '../shared/notProvided';

/** What one press does about it: fills it, or takes back what left it; null where neither can. */
export type MendChoice = 'fill' | 'undo' | null;
export interface Missing {
  readonly moments: readonly MomentWithout[];
  readonly mend: MendChoice;
}
export type MissingEvent =
  | { type: 'moments.left'; missing: Missing }
  /** Another edit: some of them may have been filled. */
  | { type: 'moments.stayed'; missing: Missing }
  | { type: 'moments.filled' }
  | { type: 'mend.chosen' }
  | { type: 'moment.chosen'; atMs: number }
  | { type: 'notice.dismissed' };

export const missingMachine = setup({
  types: { context: {} as { readonly missing: Missing }, events: {} as MissingEvent },
  actors: { watchDocument: watchNotProvided<MissingEvent>('watchDocument') },
  actions: {
    remember: assign({ missing: (_, missing: Missing) => missing }),
    mend: actionNotProvided('mend'),
    goTo: actionNotProvided<number>('goTo'),
  },
}).createMachine({
  id: 'missing',
  context: { missing: { moments: [], mend: null } },
  invoke: { id: 'watchDocument', src: 'watchDocument' },
  on: {
    'moments.left': {
      target: '.telling',
      actions: { type: 'remember', params: ({ event }) => event.missing },
    },
  },
  initial: 'nothing',
  states: {
    nothing: {},
    telling: {
      on: {
        'moments.stayed': { actions: { type: 'remember', params: ({ event }) => event.missing } },
        'moments.filled': 'nothing',
        'mend.chosen': { actions: 'mend' },
        'moment.chosen': { actions: { type: 'goTo', params: ({ event }) => event.atMs } },
        'notice.dismissed': 'nothing',
      },
    },
  },
});
