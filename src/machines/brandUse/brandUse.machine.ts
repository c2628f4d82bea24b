/** What a video uses of the brand kit: each part that the kit holds can be switched on and off. [B4] */
import { assign, setup } from 'xstate';
import type { BrandAsset, BrandChoice, BrandPart } from '../../../contract/brandAsset';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { heldParts, type HeldPart } from './heldParts';

interface Switched extends HeldPart {
  readonly isUsed: boolean;
}
interface BrandUseContext {
  readonly held: readonly HeldPart[];
  /** A part that is not named is used. */
  readonly choice: BrandChoice;
}

export const brandUseMachine = setup({
  types: {
    input: {} as { choice: BrandChoice },
    context: {} as BrandUseContext,
    events: {} as { type: 'retried' } | { type: 'part.switched'; part: BrandPart; isUsed: boolean },
  },
  actors: { fetchAssets: notProvided<readonly BrandAsset[], void>('fetchAssets') },
  guards: {
    kitHoldsSomething: ({ context }) => context.held.length > 0,
    partIsHeld: ({ context }, part: BrandPart) => context.held.some((held) => held.part === part),
  },
  actions: {
    rememberKit: assign({ held: (_, assets: readonly BrandAsset[]) => heldParts(assets) }),
    rememberChoice: assign({
      choice: ({ context }, { part, isUsed }: { part: BrandPart; isUsed: boolean }) => ({
        ...context.choice,
        [part]: isUsed,
      }),
    }),
    /** Where the choice is more than remembered: in a document, or for the next video. */
    usePart: actionNotProvided<Switched>('usePart'),
  },
}).createMachine({
  id: 'brandUse',
  context: ({ input }) => ({ held: [], choice: input.choice }),
  initial: 'fetchingAssets',
  states: {
    fetchingAssets: {
      invoke: {
        id: 'fetchAssets',
        src: 'fetchAssets',
        onDone: {
          target: 'judging',
          actions: { type: 'rememberKit', params: ({ event }) => event.output },
        },
        onError: 'unavailable',
      },
    },
    judging: { always: [{ guard: 'kitHoldsSomething', target: 'held' }, { target: 'empty' }] },
    held: {
      on: {
        'part.switched': {
          guard: { type: 'partIsHeld', params: ({ event }) => event.part },
          actions: [
            { type: 'rememberChoice', params: ({ event }) => event },
            {
              type: 'usePart',
              params: ({ context, event: { part, isUsed } }) => ({
                ...(context.held.find((held) => held.part === part) as HeldPart),
                isUsed,
              }),
            },
          ],
        },
      },
    },
    empty: {},
    unavailable: { on: { retried: 'fetchingAssets' } },
  },
});
