/** The list of the user's projects: looked through by title, renamed, duplicated, and looked at again while one renders. [P1] [P2] */
import { assign, raise, setup } from 'xstate';
import { PROJECT_POLL_MS } from '../../../contract/limits';
import type { ProjectListItem } from '../../../contract/projectListItem';
import { keepUnchanged } from '../shared/keepUnchanged';
import { newestFirst } from '../shared/newestFirst';
import { notProvided, watchNotProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

type Projects = readonly ProjectListItem[];
interface ProjectsContext {
  readonly now: () => number;
  readonly projects: Projects;
  /** The moment from which the ages of things are counted, in ms since 1970. */
  readonly seenAt: number;
  /** Whose card has, or had last, its menu open, or is renamed. */
  readonly menuOf: string | null;
  /** What is looked for among the titles. */
  readonly search: string;
  /** As it is typed. */
  readonly title: string;
  /** The server's sentence, where it gave one. */
  readonly refusal: string | null;
  /** What is to be duplicated, in the order in which it was wanted; the first is under way. */
  readonly copies: readonly Titled[];
}
/** A project and what it is called. */
export interface Titled {
  readonly projectId: string;
  readonly title: string;
}
const nextOf = ({ copies }: ProjectsContext): Titled => copies[0] ?? { projectId: '', title: '' };
const announcedToNobody = () => {
  throw new Error('the announcements of duplicates were not provided');
};
type ProjectsEvent =
  | { type: 'retried' }
  /** A project has come back. */
  | { type: 'list.changed' }
  | { type: 'menu.opened'; projectId: string }
  | { type: 'menu.closed' }
  | { type: 'search.changed'; search: string }
  | { type: 'renaming.requested'; projectId: string }
  | { type: 'title.changed'; title: string }
  | { type: 'title.confirmed' }
  | { type: 'renaming.cancelled' }
  | ({ type: 'duplication.requested' } & Titled)
  | { type: 'translation.requested'; projectId: string }
  | { type: 'translation.closed' };

const MINUTE_MS = 60_000;

export const projectsMachine = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as ProjectsContext,
    events: {} as ProjectsEvent,
  },
  actors: {
    fetchProjects: notProvided<Projects, void>('fetchProjects'),
    renameProject: notProvided<Titled, Titled>('renameProject'),
    duplicateProject: notProvided<Titled, Titled>('duplicateProject'),
    watchRestorations: watchNotProvided<ProjectsEvent>('watchRestorations'),
  },
  guards: {
    menuIsOfNone: ({ context: { projects, menuOf } }) => !projects.some(({ _id: id }) => id === menuOf),
    titleIsTyped: ({ context }) => context.title.trim() !== '',
    itIsNotInLine: ({ context: { copies } }, { projectId }: { projectId: string }) =>
      !copies.some((copy) => copy.projectId === projectId),
    someAreToBeCopied: ({ context }) => context.copies.length > 0,
    someAreRendering: ({ context }) => context.projects.some(({ status }) => status === 'rendering'),
  },
  actions: {
    rememberNewestFirst: assign({
      projects: ({ context }, projects: Projects) => keepUnchanged(context.projects, newestFirst(projects)),
    }),
    readTheClock: assign({ seenAt: ({ context }) => context.now() }),
    rememberMenu: assign({ menuOf: (_, projectId: string) => projectId }),
    rememberSearch: assign({ search: (_, search: string) => search }),
    rememberTitle: assign({ title: (_, title: string) => title }),
    beginWithItsTitle: assign({
      title: ({ context: { projects, menuOf } }) =>
        projects.find(({ _id: id }) => id === menuOf)?.input.title ?? '',
    }),
    rename: assign({
      projects: ({ context }, { projectId, title }: Titled) =>
        context.projects.map((project) =>
          project._id === projectId ? { ...project, input: { ...project.input, title } } : project,
        ),
    }),
    rememberRefusal: assign({ refusal: (_, detail: string | null) => detail }),
    line: assign({
      copies: ({ context }, { projectId, title }: Titled) => [...context.copies, { projectId, title }],
    }),
    goOn: assign({ copies: ({ context }) => context.copies.slice(1) }),
    announceDuplicate: (_, _duplicate: Titled) => announcedToNobody(),
    announceRefusedDuplication: (_, _refused: { title: string; detail: string | null }) =>
      announcedToNobody(),
    /** An answer that was on its way still knows the old title. */
    lookAgain: raise({ type: 'list.changed' }),
  },
  delays: { pollInterval: PROJECT_POLL_MS, minute: MINUTE_MS },
}).createMachine({
  id: 'projects',
  context: ({ input }) => ({
    now: input.now,
    projects: [],
    seenAt: input.now(),
    menuOf: null,
    search: '',
    title: '',
    refusal: null,
    copies: [],
  }),
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
      on: {
        'search.changed': { actions: { type: 'rememberSearch', params: ({ event }) => event.search } },
      },
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
        duplicates: {
          initial: 'resting',
          on: {
            'duplication.requested': {
              guard: { type: 'itIsNotInLine', params: ({ event }) => event },
              actions: { type: 'line', params: ({ event }) => event },
            },
          },
          states: {
            resting: { always: { guard: 'someAreToBeCopied', target: 'duplicatingProject' } },
            duplicatingProject: {
              invoke: {
                id: 'duplicateProject',
                src: 'duplicateProject',
                input: ({ context }) => nextOf(context),
                onDone: {
                  target: 'resting',
                  actions: [
                    'goOn',
                    { type: 'announceDuplicate', params: ({ event }) => event.output },
                    'lookAgain',
                  ],
                },
                onError: {
                  target: 'resting',
                  actions: [
                    {
                      type: 'announceRefusedDuplication',
                      params: ({ context, event }) => ({
                        title: nextOf(context).title,
                        detail: refusalOf(event.error).detail,
                      }),
                    },
                    'goOn',
                  ],
                },
              },
            },
          },
        },
        menu: {
          initial: 'closed',
          on: {
            'duplication.requested': '.closed',
            'menu.opened': {
              target: '.open',
              actions: { type: 'rememberMenu', params: ({ event }) => event.projectId },
            },
            'translation.requested': {
              target: '.translating',
              actions: { type: 'rememberMenu', params: ({ event }) => event.projectId },
            },
            'renaming.requested': {
              target: '.renaming',
              actions: [
                { type: 'rememberMenu', params: ({ event }) => event.projectId },
                'beginWithItsTitle',
              ],
            },
          },
          states: {
            closed: {},
            open: {
              // What another tab deleted takes its menu along.
              always: { guard: 'menuIsOfNone', target: 'closed' },
              on: { 'menu.closed': 'closed' },
            },
            /** Its own chart goes on in the sheet. */
            translating: {
              always: { guard: 'menuIsOfNone', target: 'closed' },
              on: { 'translation.closed': 'closed' },
            },
            renaming: {
              initial: 'writing',
              always: { guard: 'menuIsOfNone', target: 'closed' },
              on: { 'renaming.cancelled': 'closed' },
              states: {
                writing: {
                  initial: 'calm',
                  on: {
                    'title.changed': {
                      actions: { type: 'rememberTitle', params: ({ event }) => event.title },
                    },
                    'title.confirmed': { guard: 'titleIsTyped', target: 'renamingProject' },
                  },
                  states: { calm: {}, refused: {} },
                },
                renamingProject: {
                  invoke: {
                    id: 'renameProject',
                    src: 'renameProject',
                    input: ({ context: { menuOf, title } }) => ({ projectId: menuOf ?? '', title }),
                    onDone: {
                      target: '#projects.loaded.menu.closed',
                      actions: [{ type: 'rename', params: ({ event }) => event.output }, 'lookAgain'],
                    },
                    onError: {
                      target: 'writing.refused',
                      actions: {
                        type: 'rememberRefusal',
                        params: ({ event }) => refusalOf(event.error).detail,
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
