/** Dark, light or as the system is: what the person chose last in this browser, for every page. Before, pages are as the system is, and the editor is dark. [I2] */
import { setup } from 'xstate';
import { actionNotProvided, watchNotProvided } from '../shared/notProvided';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const themeMachine = setup({
  types: {
    events: {} as
      | { type: 'theme.chosen'; theme: Theme }
      /** To the other of the two that are seen. */
      | { type: 'theme.toggled' }
      | { type: 'system.changed'; isDark: boolean }
      | { type: 'editor.entered' }
      | { type: 'editor.left' },
    input: {} as { kept: Theme | null },
    context: {} as { kept: Theme | null },
    tags: {} as 'dark',
  },
  actors: { watchSystem: watchNotProvided<{ type: 'system.changed'; isDark: boolean }>('watchSystem') },
  actions: { keepTheme: actionNotProvided<Theme>('keepTheme') },
  guards: { is: ({ context: { kept } }, theme: Theme) => kept === theme, yes: (_, is: boolean) => is },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    choice: {
      initial: 'recalling',
      on: {
        'theme.chosen': [
          {
            guard: { type: 'yes', params: ({ event }) => event.theme === 'dark' },
            target: '.dark',
            actions: { type: 'keepTheme', params: 'dark' },
          },
          {
            guard: { type: 'yes', params: ({ event }) => event.theme === 'light' },
            target: '.light',
            actions: { type: 'keepTheme', params: 'light' },
          },
          { target: '.system', actions: { type: 'keepTheme', params: 'system' } },
        ],
      },
      states: {
        recalling: {
          always: [
            { guard: { type: 'is', params: 'dark' }, target: 'dark' },
            { guard: { type: 'is', params: 'light' }, target: 'light' },
            { guard: { type: 'is', params: 'system' }, target: 'system' },
            { target: 'unchosen' },
          ],
        },
        unchosen: {
          tags: 'dark',
          on: { 'theme.toggled': { target: 'light', actions: { type: 'keepTheme', params: 'light' } } },
        },
        dark: {
          tags: 'dark',
          on: { 'theme.toggled': { target: 'light', actions: { type: 'keepTheme', params: 'light' } } },
        },
        light: {
          on: { 'theme.toggled': { target: 'dark', actions: { type: 'keepTheme', params: 'dark' } } },
        },
        system: {
          initial: 'light',
          invoke: { id: 'watchSystem', src: 'watchSystem' },
          on: {
            'system.changed': [
              { guard: { type: 'yes', params: ({ event }) => event.isDark }, target: '.dark' },
              { target: '.light' },
            ],
          },
          states: {
            dark: {
              tags: 'dark',
              on: {
                'theme.toggled': {
                  target: '#theme.choice.light',
                  actions: { type: 'keepTheme', params: 'light' },
                },
              },
            },
            light: {
              on: {
                'theme.toggled': {
                  target: '#theme.choice.dark',
                  actions: { type: 'keepTheme', params: 'dark' },
                },
              },
            },
          },
        },
      },
    },
    page: {
      initial: 'plain',
      states: {
        plain: { on: { 'editor.entered': 'editor' } },
        editor: { on: { 'editor.left': 'plain' } },
      },
    },
  },
});
