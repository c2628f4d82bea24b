/** The list of the user's projects; looked at again while one of them renders. [P1] [P2] */
import { assign, setup } from 'xstate';
import { PROJECT_POLL_MS } from '../../../contract/limits';
import type { ProjectListItem } from '../../../contract/project';
import { keepUnchanged } from '../shared/keepUnchanged';
import { newestFirst } from '../shared/newestFirst';
import { notProvided, watchNotProvided } from '../shared/notProvided';

type Projects = readonly ProjectListItem[];
interface ProjectsContext {
  readonly now: () => number;
  readonly projects: Projects;
  /** The moment from which the ages of things are counted, in ms since 1970. */
  readonly seenAt: number;
  /** Whose card has, or had last, its menu open. */
  readonly menuOf: string | null;
}
type ProjectsEvent =
  | { type: 'retried' }
  /** A project has come back. */
  | { type: 'list.changed' }
  | { type: 'menu.opened'; projectId: string }
  | { type: 'menu.closed' };

const MINUTE_MS = 60_000;

export const projectsMachine = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as ProjectsContext,
    events: {} as ProjectsEvent,
  },
  actors: {
    fetchProjects: notProvided<Projects, void>('fetchProjects'),
    watchRestorations: watchNotProvided<ProjectsEvent>('watchRestorations'),
  },
  guards: {
    menuIsOfNone: ({ context: { projects, menuOf } }) => !projects.some(({ _id: id }) => id === menuOf),
    someAreRendering: ({ context }) => context.projects.some(({ status }) => status === 'rendering'),
  },
  actions: {
    rememberNewestFirst: assign({
      projects: ({ context }, projects: Projects) => keepUnchanged(context.projects, newestFirst(projects)),
    }),
    readTheClock: assign({ seenAt: ({ context }) => context.now() }),
    rememberMenu: assign({ menuOf: (_, projectId: string) => projectId }),
  },
  delays: { pollInterval: PROJECT_POLL_MS, minute: MINUTE_MS },
}).createMachine({
  id: 'projects',
  context: ({ input }) => ({ now: input.now, projects: [], seenAt: input.now(), menuOf: null }),
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
      type: 'parallel',
      invoke: { id: 'watchRestorations', src: 'watchRestorations' },
      states: {
        list: {
          initial: 'resting',
          on: { 'list.changed': '.refreshing' },
          states: {
            resting: {
              entry: 'readTheClock',
              after: {
                pollInterval: { guard: 'someAreRendering', target: 'refreshing' },
                minute: { target: 'resting', reenter: true },
              },
            },
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
        menu: {
          initial: 'closed',
          on: {
            'menu.opened': {
              target: '.open',
              actions: { type: 'rememberMenu', params: ({ event }) => event.projectId },
            },
          },
          states: {
            closed: {},
            open: {
              // What another tab deleted takes its menu along.
              always: { guard: 'menuIsOfNone', target: 'closed' },
              on: { 'menu.closed': 'closed' },
            },
          },
        },
      },
    },
  },
});
