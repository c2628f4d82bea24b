/** The list of the user's projects; looked at again while one of them renders. [P1] [P2] */
import { assign, setup } from 'xstate';
import { PROJECT_POLL_MS } from '../../../contract/limits';
import type { ProjectListItem } from '../../../contract/project';
import { notProvided } from '../shared/notProvided';

type Projects = readonly ProjectListItem[];

export const projectsMachine = setup({
  types: { context: {} as { projects: Projects }, events: {} as { type: 'retried' } },
  actors: { fetchProjects: notProvided<Projects, void>('fetchProjects') },
  guards: {
    someAreRendering: ({ context }) => context.projects.some(({ status }) => status === 'rendering'),
  },
  actions: {
    rememberNewestFirst: assign({
      projects: (_, projects: Projects) =>
        projects.toSorted((a, b) => b.created_time.localeCompare(a.created_time)),
    }),
  },
  delays: { pollInterval: PROJECT_POLL_MS },
}).createMachine({
  id: 'projects',
  context: { projects: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchProjects',
        src: 'fetchProjects',
        onDone: {
          target: 'loaded',
          actions: { type: 'rememberNewestFirst', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    failed: { on: { retried: 'loading' } },
    loaded: {
      initial: 'resting',
      states: {
        resting: { after: { pollInterval: { guard: 'someAreRendering', target: 'refreshing' } } },
        refreshing: {
          invoke: {
            id: 'fetchProjects',
            src: 'fetchProjects',
            onDone: {
              target: 'resting',
              actions: { type: 'rememberNewestFirst', params: ({ event }) => event.output },
            },
            onError: 'resting',
          },
        },
      },
    },
  },
});
