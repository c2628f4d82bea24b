/** A deletion that is taken back: the asset comes back to where it stood. */
import { refusalOf } from '../../shared/refusal';
import { brandKitSetup } from '../brandKit.setup';

export const restorationsRegion = brandKitSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { always: { guard: 'somethingIsReturning', target: 'restoringAsset' } },
    restoringAsset: {
      invoke: {
        id: 'restoreAsset',
        src: 'restoreAsset',
        input: ({ context }) => ({ assetId: context.returning[0]?.asset.id ?? '' }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'putBack', params: ({ event }) => event.output }, 'unmarkReturning'],
        },
        onError: {
          target: 'resting',
          actions: [
            { type: 'announceRestoreFailure', params: ({ event }) => refusalOf(event.error).detail },
            'unmarkReturning',
          ],
        },
      },
    },
  },
});
