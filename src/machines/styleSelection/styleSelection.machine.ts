/** Choosing among the styles of a finished job: see each move, then edit the video or render it. [S1] [S3] */
import { assign, setup } from 'xstate';
import type { Job } from '../../../contract/job';
import type { LayoutEntry } from '../../../contract/layoutEntry';
import type { VideoData } from '../../../contract/video/videoData';
import { notProvided } from '../shared/notProvided';
import {
  firstChoice,
  inChosenStyle,
  layoutOf,
  type FetchedStyles,
  type Style,
} from '../../../contract/ui/styles';

interface Source {
  readonly projectId: string;
  readonly remoteDir: string;
  readonly entries: readonly LayoutEntry[];
}
interface StyleSelectionContext extends Source {
  readonly styles: readonly Style[];
  readonly held: string | null;
  readonly video: VideoData | null;
  readonly chosen: string;
}
type StyleSelectionEvent =
  | { type: 'retried' }
  | { type: 'style.chosen'; template: string }
  | { type: 'edit.requested' }
  | { type: 'render.requested' };
type Id = { projectId: string };

/** With what was worked on since. */
const chosenLayout = ({ chosen, projectId, ...fetched }: StyleSelectionContext) => {
  const inStyle = inChosenStyle(fetched, chosen);
  if (!inStyle) throw new Error(`the layout "${chosen}" is saved before it is there`);
  return { projectId, layout: inStyle.videoData };
};

export const styleSelectionMachine = setup({
  types: {
    input: {} as { job: Job },
    context: {} as StyleSelectionContext,
    events: {} as StyleSelectionEvent,
  },
  actors: {
    fetchStyles: notProvided<FetchedStyles, Source>('fetchStyles'),
    fetchLayout: notProvided<VideoData, { remoteDir: string; entry: LayoutEntry }>('fetchLayout'),
    saveLayout: notProvided<Id, Id & { layout: VideoData }>('saveLayout'),
    renderProject: notProvided<Id, Id>('renderProject'),
  },
  guards: {
    layoutIsThere: ({ context }) => layoutOf(context.styles, context.chosen) !== null,
    /** Then what was edited since stays as it is. */
    projectHasThisStyle: ({ context }) => context.held === context.chosen,
  },
  actions: {
    rememberStyles: assign((_, fetched: FetchedStyles) => ({ ...fetched, chosen: firstChoice(fetched) })),
    rememberChoice: assign({ chosen: (_, template: string) => template }),
    rememberLayout: assign({
      styles: ({ context }, layout: VideoData) => [
        ...context.styles.filter(({ template }) => template !== context.chosen),
        { template: context.chosen, layout },
      ],
    }),
    rememberHeld: assign(({ context }) => ({
      held: context.chosen,
      video: chosenLayout(context).layout,
    })),
  },
}).createMachine({
  id: 'styleSelection',
  context: ({ input: { job } }) => ({
    projectId: job.output.project_ids[0] ?? '',
    remoteDir: job.output.remote_dir,
    entries: job.output.layouts,
    styles: [],
    held: null,
    video: null,
    chosen: 'default',
  }),
  initial: 'fetchingStyles',
  states: {
    fetchingStyles: {
      invoke: {
        id: 'fetchStyles',
        src: 'fetchStyles',
        input: ({ context: { projectId, remoteDir, entries } }) => ({ projectId, remoteDir, entries }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberStyles', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingStyles' } },
    choosing: {
      initial: 'judging',
      on: {
        'style.chosen': {
          target: '.judging',
          actions: { type: 'rememberChoice', params: ({ event }) => event.template },
        },
      },
      states: {
        judging: { always: [{ guard: 'layoutIsThere', target: 'applied' }, { target: 'fetchingLayout' }] },
        fetchingLayout: {
          invoke: {
            id: 'fetchLayout',
            src: 'fetchLayout',
            input: ({ context: { remoteDir, entries, chosen } }) => ({
              remoteDir,
              entry: entries.find(({ template }) => template === chosen) ?? {
                template: chosen,
                layout_file: '',
              },
            }),
            onDone: {
              target: 'applied',
              actions: { type: 'rememberLayout', params: ({ event }) => event.output },
            },
            onError: 'layoutMissing',
          },
        },
        layoutMissing: { on: { retried: 'fetchingLayout' } },
        applied: {
          initial: 'calm',
          on: {
            'edit.requested': [
              { guard: 'projectHasThisStyle', target: '#styleSelection.editing' },
              { target: '#styleSelection.openingEditor' },
            ],
            'render.requested': [
              { guard: 'projectHasThisStyle', target: '#styleSelection.startingRender.renderingProject' },
              { target: '#styleSelection.startingRender' },
            ],
          },
          states: { calm: {}, saveRefused: {}, renderRefused: {} },
        },
      },
    },
    openingEditor: {
      initial: 'savingLayout',
      states: {
        savingLayout: {
          invoke: {
            id: 'saveLayout',
            src: 'saveLayout',
            input: ({ context }) => chosenLayout(context),
            onDone: '#styleSelection.editing',
            onError: '#styleSelection.choosing.applied.saveRefused',
          },
        },
      },
    },
    startingRender: {
      initial: 'savingLayout',
      states: {
        savingLayout: {
          invoke: {
            id: 'saveLayout',
            src: 'saveLayout',
            input: ({ context }) => chosenLayout(context),
            onDone: { target: 'renderingProject', actions: 'rememberHeld' },
            onError: '#styleSelection.choosing.applied.renderRefused',
          },
        },
        renderingProject: {
          invoke: {
            id: 'renderProject',
            src: 'renderProject',
            input: ({ context }) => ({ projectId: context.projectId }),
            onDone: '#styleSelection.rendering',
            onError: '#styleSelection.choosing.applied.renderRefused',
          },
        },
      },
    },
    editing: { type: 'final' },
    rendering: { type: 'final' },
  },
});
