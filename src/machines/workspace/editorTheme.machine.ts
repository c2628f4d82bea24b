/** Whether the editor is dark or light: as the person chose last in this browser, dark at first. */
import { setup } from 'xstate';
import { actionNotProvided } from '../shared/notProvided';

export type EditorTheme = 'dark' | 'light';

export const editorThemeMachine = setup({
  types: {
    events: {} as { type: 'theme.toggled' },
    input: {} as { kept: EditorTheme },
    context: {} as { kept: EditorTheme },
  },
  actions: {
    /** Puts the colours on, and keeps the choice. */
    showTheme: actionNotProvided<EditorTheme>('showTheme'),
  },
  guards: { lightWasChosen: ({ context: { kept } }) => kept === 'light' },
}).createMachine({
  id: 'editorTheme',
  context: ({ input }) => input,
  initial: 'recalling',
  states: {
    recalling: { always: [{ guard: 'lightWasChosen', target: 'light' }, { target: 'dark' }] },
    dark: {
      entry: { type: 'showTheme', params: 'dark' },
      on: { 'theme.toggled': 'light' },
    },
    light: {
      entry: { type: 'showTheme', params: 'light' },
      on: { 'theme.toggled': 'dark' },
    },
  },
});
