/** A project on its way into the editor: fetched, repaired where it must be, opened. [R4] */
import { assign, setup } from 'xstate';
import type { Project } from '../../../contract/project';
import { notProvided } from '../shared/notProvided';
import { refusalOf } from '../shared/refusal';

type Id = { projectId: string };
/** What was wrong with the document and is repaired: a code of the catalogue, and the item that it happened to. */
export interface RepairedPlace {
  readonly code: string;
  readonly id?: string;
}
export interface OpenedDocument {
  readonly repaired: readonly RepairedPlace[];
}

export const editorMachine = setup({
  types: {
    input: {} as Id,
    context: {} as Id & {
      project: Project | null;
      repaired: readonly RepairedPlace[];
      /** Why the document cannot be opened, for who looks into it: no screen says it. */
      damage: unknown;
    },
    events: {} as { type: 'retried' } | { type: 'repairs.read' },
  },
  actors: {
    fetchProject: notProvided<Project, Id>('fetchProject'),
    openDocument: notProvided<OpenedDocument, { project: Project }>('openDocument'),
  },
  guards: {
    thereIsNoSuchProject: (_, { error }: { error: unknown }) => refusalOf(error).status === 404,
    somethingWasRepaired: (_, { repaired }: OpenedDocument) => repaired.length > 0,
  },
  actions: {
    rememberProject: assign({ project: (_, project: Project) => project }),
    rememberRepaired: assign({ repaired: (_, { repaired }: OpenedDocument) => repaired }),
    rememberDamage: assign({
      damage: (_, { error }: { error: unknown }) => error,
    }),
  },
}).createMachine({
  id: 'editor',
  context: ({ input }) => ({ projectId: input.projectId, project: null, repaired: [], damage: null }),
  initial: 'fetchingProject',
  states: {
    fetchingProject: {
      invoke: {
        id: 'fetchProject',
        src: 'fetchProject',
        input: ({ context }) => ({ projectId: context.projectId }),
        onDone: {
          target: 'openingDocument',
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
    openingDocument: {
      invoke: {
        id: 'openDocument',
        src: 'openDocument',
        input: ({ context }) => ({ project: context.project as Project }),
        onDone: [
          {
            guard: { type: 'somethingWasRepaired', params: ({ event }) => event.output },
            target: 'open.repaired',
            actions: { type: 'rememberRepaired', params: ({ event }) => event.output },
          },
          { target: 'open' },
        ],
        onError: {
          target: 'damaged',
          actions: { type: 'rememberDamage', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** Nothing that could be repaired: it stays on the server as it is. */
    damaged: { on: { retried: 'fetchingProject' } },
    open: {
      initial: 'calm',
      states: {
        calm: {},
        /** Said until it is read: nothing was lost, but something is not as it was. */
        repaired: { on: { 'repairs.read': 'calm' } },
      },
    },
  },
});
