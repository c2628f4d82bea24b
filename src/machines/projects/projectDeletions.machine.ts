/** Deletes projects and brings them back, one after the other, whatever page is open meanwhile. [P1] */
import { assign, emit, setup } from 'xstate';
import { notProvided } from '../shared/notProvided';

export interface DeletedProject {
  readonly projectId: string;
  readonly title: string;
}
type Change = DeletedProject & { readonly kind: 'deletion' | 'restoration' };
interface DeletionsContext {
  /** What is shown no more: the card leaves at once, before the server has answered. */
  readonly gone: readonly string[];
  /** What is yet to be sent to the server, in the order in which it was wanted. */
  readonly changes: readonly Change[];
}
type DeletionsEvent =
  | ({ type: 'deletion.requested' } & DeletedProject)
  | ({ type: 'deletion.undone' } & DeletedProject);
type Id = { projectId: string };

const nextOf = ({ changes }: DeletionsContext): DeletedProject => changes[0] ?? { projectId: '', title: '' };
/** The first is under way; one that still waits and its opposite cancel each other out. */
function lineUp([underWay, ...waiting]: readonly Change[], change: Change): readonly Change[] {
  if (!underWay) return [change];
  const others = waiting.filter(({ projectId }) => projectId !== change.projectId);
  return others.length < waiting.length ? [underWay, ...others] : [underWay, ...waiting, change];
}
const announcedToNobody = () => {
  throw new Error('the announcements of deletions were not provided');
};

export const projectDeletionsMachine = setup({
  types: {
    context: {} as DeletionsContext,
    events: {} as DeletionsEvent,
    emitted: {} as { type: 'project.restored' },
  },
  actors: {
    deleteProject: notProvided<Id, Id>('deleteProject'),
    restoreProject: notProvided<Id, Id>('restoreProject'),
  },
  guards: {
    itIsStillThere: ({ context }, { projectId }: Id) => !context.gone.includes(projectId),
    itIsGone: ({ context }, { projectId }: Id) => context.gone.includes(projectId),
    nextIsADeletion: ({ context }) => context.changes[0]?.kind === 'deletion',
    nextIsARestoration: ({ context }) => context.changes[0]?.kind === 'restoration',
  },
  actions: {
    hide: assign({
      gone: ({ context }, { projectId }: Id) => [...context.gone.filter((id) => id !== projectId), projectId],
    }),
    show: assign({ gone: ({ context }, { projectId }: Id) => context.gone.filter((id) => id !== projectId) }),
    line: assign({ changes: ({ context }, change: Change) => lineUp(context.changes, change) }),
    goOn: assign({ changes: ({ context }) => context.changes.slice(1) }),
    /** What was not deleted need not be restored. */
    forgetChanges: assign({
      changes: ({ context }, { projectId }: Id) =>
        context.changes.filter((change) => change.projectId !== projectId),
    }),
    emitRestoration: emit({ type: 'project.restored' }),
    announceDeletion: (_, _project: DeletedProject) => announcedToNobody(),
    announceRefusedDeletion: (_, _project: DeletedProject) => announcedToNobody(),
    announceRefusedRestoration: (_, _project: DeletedProject) => announcedToNobody(),
  },
}).createMachine({
  id: 'projectDeletions',
  context: { gone: [], changes: [] },
  initial: 'resting',
  on: {
    'deletion.requested': {
      guard: { type: 'itIsStillThere', params: ({ event }) => event },
      actions: [
        { type: 'hide', params: ({ event }) => event },
        {
          type: 'line',
          params: ({ event: { projectId, title } }) => ({ kind: 'deletion', projectId, title }),
        },
        { type: 'announceDeletion', params: ({ event: { projectId, title } }) => ({ projectId, title }) },
      ],
    },
    'deletion.undone': {
      guard: { type: 'itIsGone', params: ({ event }) => event },
      actions: [
        { type: 'show', params: ({ event }) => event },
        {
          type: 'line',
          params: ({ event: { projectId, title } }) => ({ kind: 'restoration', projectId, title }),
        },
      ],
    },
  },
  states: {
    resting: {
      always: [
        { guard: 'nextIsADeletion', target: 'deletingProject' },
        { guard: 'nextIsARestoration', target: 'restoringProject' },
      ],
    },
    deletingProject: {
      invoke: {
        id: 'deleteProject',
        src: 'deleteProject',
        input: ({ context }) => ({ projectId: nextOf(context).projectId }),
        onDone: { target: 'resting', actions: 'goOn' },
        onError: {
          target: 'resting',
          actions: [
            { type: 'show', params: ({ context }) => nextOf(context) },
            { type: 'announceRefusedDeletion', params: ({ context }) => nextOf(context) },
            { type: 'forgetChanges', params: ({ context }) => nextOf(context) },
          ],
        },
      },
    },
    restoringProject: {
      invoke: {
        id: 'restoreProject',
        src: 'restoreProject',
        input: ({ context }) => ({ projectId: nextOf(context).projectId }),
        onDone: { target: 'resting', actions: ['goOn', 'emitRestoration'] },
        onError: {
          target: 'resting',
          actions: [
            { type: 'hide', params: ({ context }) => nextOf(context) },
            { type: 'announceRefusedRestoration', params: ({ context }) => nextOf(context) },
            { type: 'goOn' },
          ],
        },
      },
    },
  },
});
