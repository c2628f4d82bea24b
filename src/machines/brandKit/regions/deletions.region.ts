/** An asset that is deleted leaves the list when the server has let it go, one after the other. [B3] */
import type { BrandAsset } from '../../../../contract/brandAsset';
import { brandKitSetup } from '../brandKit.setup';

export const deletionsRegion = brandKitSetup.createStateConfig({
  initial: 'resting',
  on: {
    'delete.chosen': {
      guard: { type: 'assetCanBeDeleted', params: ({ event }) => event.asset },
      actions: { type: 'markLeaving', params: ({ event }) => event.asset },
    },
  },
  states: {
    resting: { always: { guard: 'somethingIsLeaving', target: 'deletingAsset' } },
    deletingAsset: {
      invoke: {
        id: 'deleteAsset',
        src: 'deleteAsset',
        input: ({ context }) => ({ assetId: context.leaving[0]?.id ?? '' }),
        onDone: {
          target: 'resting',
          actions: [
            {
              type: 'announceDeletion',
              params: ({ context: { assets, leaving } }) => {
                const asset = leaving[0] as BrandAsset;
                return { asset, index: assets.indexOf(asset) };
              },
            },
            'removeAsset',
            'unmarkLeaving',
          ],
        },
        onError: { target: 'resting', actions: ['announceDeleteFailure', 'unmarkLeaving'] },
      },
    },
  },
});
