/** A project opened for a look before it is rendered. [R4] [E7] */
import { assign, setup } from 'xstate';
import type { Project } from '../../../contract/project';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

type Id = { projectId: string };

export const editorMachine = setup({
  types: {
    input: {} as Id,
    context: {} as Id & { project: Project | null },
    events: {} as { type: 'retried' } | { type: 'render.requested' },
  },
  actors: {
    fetchProject: notProvided<Project, Id>('fetchProject'),
    renderProject: notProvided<Id, Id>('renderProject'),
  },
  guards: {
    thereIsNoSuchProject: (_, { error }: { error: unknown }) => refusalOf(error).status === 404,
  },
  actions: { rememberProject: assign({ project: (_, project: Project) => project }) },
}).createMachine({
  id: 'editor',
  context: ({ input }) => ({ projectId: input.projectId, project: null }),
  initial: 'fetchingProject',
  states: {
    fetchingProject: {
      invoke: {
        id: 'fetchProject',
        src: 'fetchProject',
        input: ({ context }) => ({ projectId: context.projectId }),
        onDone: {
          target: 'ready',
          actions: { type: 'rememberProject', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'thereIsNoSuchProject', params: ({ event }) => ({ error: event.error }) },
            target: 'missing',
          },
          { target: 'unavailable' },
        ],
      },
    },
    unavailable: { on: { retried: 'fetchingProject' } },
    /** There is none, it was deleted, or it is somebody else's. */
    missing: {},
    ready: {
      initial: 'calm',
      on: { 'render.requested': 'requestingRender' },
      states: { calm: {}, renderRefused: {} },
    },
    requestingRender: {
      invoke: {
        id: 'renderProject',
        src: 'renderProject',
        input: ({ context }) => ({ projectId: context.projectId }),
        onDone: 'rendering',
        onError: 'ready.renderRefused',
      },
    },
    rendering: { type: 'final' },
  },
});
