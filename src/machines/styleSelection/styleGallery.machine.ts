/** The gallery of styles in the editor: the video as each would lay it out; one is chosen, and what it replaces is said before. [S1] [E7] */
import { assign, setup } from 'xstate';
import type { LayoutKeeper } from '../../../contract/ui/layoutKeeper';
import type { Style } from '../../../contract/ui/styles';
import { notProvided } from '../shared/notProvided';

interface Input {
  /** Null where nobody keeps how the styles lay it out. */
  readonly keeper: LayoutKeeper | null;
}
interface Context extends Input {
  /** Empty where nobody knows how the styles lay it out: only what paints it can be changed. */
  readonly styles: readonly Style[];
  readonly chosen: string | null;
}

export const styleGalleryMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | { type: 'retried' }
      /** `replaces`: whether something that a person changed has no place in it. */
      | { type: 'style.chosen'; template: string; replaces: boolean }
      | { type: 'style.confirmed' }
      | { type: 'cancelled' },
  },
  actors: {
    fetchLayouts: notProvided<readonly Style[], LayoutKeeper>('fetchLayouts'),
  },
  guards: {
    layoutsAreKnown: ({ context }) => context.keeper !== null,
    somethingIsReplaced: (_, { replaces }: { replaces: boolean }) => replaces,
  },
  actions: {
    rememberStyles: assign({ styles: (_, styles: readonly Style[]) => styles }),
    rememberChoice: assign({ chosen: (_, template: string) => template }),
    forgetChoice: assign({ chosen: null }),
    applyStyle: () => {},
  },
}).createMachine({
  id: 'styleGallery',
  context: ({ input }) => ({ ...input, styles: [], chosen: null }),
  initial: 'judging',
  states: {
    judging: { always: [{ guard: 'layoutsAreKnown', target: 'fetchingLayouts' }, { target: 'choosing' }] },
    fetchingLayouts: {
      invoke: {
        id: 'fetchLayouts',
        src: 'fetchLayouts',
        input: ({ context }) => context.keeper ?? { jobId: '' },
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberStyles', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { retried: 'fetchingLayouts' } },
    choosing: {
      initial: 'calm',
      on: {
        'style.chosen': [
          {
            guard: { type: 'somethingIsReplaced', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'rememberChoice', params: ({ event }) => event.template },
          },
          {
            target: 'applied',
            actions: { type: 'rememberChoice', params: ({ event }) => event.template },
          },
        ],
      },
      states: {
        calm: { entry: 'forgetChoice' },
        /** What is replaced is said, and whether that is wanted is asked. */
        asking: { on: { 'style.confirmed': '#styleGallery.applied', cancelled: 'calm' } },
      },
    },
    applied: { type: 'final', entry: 'applyStyle' },
  },
});
