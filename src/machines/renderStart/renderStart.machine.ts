/** From the editor to the file: what is missing is named, what is on screen is saved, then its render is asked for. [E7] [E11] */
import { setup } from 'xstate';
import type { MomentWithout } from '../../editor-engine/moments/momentsWithout';
import { notProvided } from '../shared/notProvided';

type Id = { projectId: string };

export const renderStartMachine = setup({
  types: {
    input: {} as Id,
    context: {} as Id,
    events: {} as
      | { type: 'render.requested' }
      | { type: 'render.confirmed' }
      | { type: 'mend.chosen' }
      | { type: 'moment.chosen'; atMs: number }
      | { type: 'refusal.dismissed' },
  },
  actors: {
    /** Moments without a picture, or of a voice without its caption. */
    findMissing: notProvided<readonly MomentWithout[], void>('findMissing'),
    saveChanges: notProvided<void, void>('saveChanges'),
    renderProject: notProvided<Id, Id>('renderProject'),
  },
  guards: {
    somethingIsMissing: (_, moments: readonly MomentWithout[]) => moments.length > 0,
  },
  actions: {
    fillMoments: () => {
      throw new Error('action "fillMoments" was not provided');
    },
    goTo: (_, _atMs: number) => {
      throw new Error('action "goTo" was not provided');
    },
  },
}).createMachine({
  id: 'renderStart',
  context: ({ input }) => ({ projectId: input.projectId }),
  initial: 'calm',
  states: {
    calm: {
      on: { 'render.requested': 'looking' },
    },
    looking: {
      invoke: {
        id: 'findMissing',
        src: 'findMissing',
        onDone: [
          {
            guard: { type: 'somethingIsMissing', params: ({ event }) => event.output },
            target: 'naming',
          },
          'savingChanges',
        ],
        onError: 'refused',
      },
    },
    /** What is missing. Mended, it is looked at before it is rendered. */
    naming: {
      on: {
        'render.confirmed': 'savingChanges',
        'mend.chosen': { target: 'calm', actions: 'fillMoments' },
        'moment.chosen': { target: 'calm', actions: { type: 'goTo', params: ({ event }) => event.atMs } },
        'refusal.dismissed': 'calm',
      },
    },
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
