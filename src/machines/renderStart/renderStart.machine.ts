/** From the editor to the file: what is on screen is saved first, then its render is asked for. [E7] [E11] */
import { setup } from 'xstate';
import { notProvided } from '../shared/notProvided';

type Id = { projectId: string };

export const renderStartMachine = setup({
  types: {
    input: {} as Id,
    context: {} as Id,
    events: {} as { type: 'render.requested' } | { type: 'refusal.dismissed' },
  },
  actors: {
    saveChanges: notProvided<void, void>('saveChanges'),
    renderProject: notProvided<Id, Id>('renderProject'),
  },
}).createMachine({
  id: 'renderStart',
  context: ({ input }) => ({ projectId: input.projectId }),
  initial: 'calm',
  states: {
    calm: { on: { 'render.requested': 'savingChanges' } },
    savingChanges: {
      invoke: { id: 'saveChanges', src: 'saveChanges', onDone: 'renderingProject', onError: 'unsaved' },
    },
    renderingProject: {
      invoke: {
        id: 'renderProject',
        src: 'renderProject',
        input: ({ context }) => ({ projectId: context.projectId }),
        onDone: 'started',
        onError: 'refused',
      },
    },
    /** What would be rendered is not what is on screen. */
    unsaved: { on: { 'render.requested': 'savingChanges', 'refusal.dismissed': 'calm' } },
    refused: { on: { 'render.requested': 'savingChanges', 'refusal.dismissed': 'calm' } },
    started: { type: 'final' },
  },
});
