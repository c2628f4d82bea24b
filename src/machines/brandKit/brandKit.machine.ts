/** A user's logos, fonts, intros and outros: fetched once, then added to, deleted and taken back at the same time. [B1]–[B3] */
import { brandKitSetup } from './brandKit.setup';
import { emptyKit } from './kit';
import { deletionsRegion } from './regions/deletions.region';
import { restorationsRegion } from './regions/restorations.region';
import { uploadsRegion } from './regions/uploads.region';

export const brandKitMachine = brandKitSetup.createMachine({
  id: 'brandKit',
  context: emptyKit,
  initial: 'fetchingAssets',
  on: {
    /** Also while the list is on its way: it is taken up as soon as the list is there. */
    'undo.chosen': { actions: { type: 'markReturning', params: ({ event }) => event.deleted } },
  },
  states: {
    fetchingAssets: {
      invoke: {
        id: 'fetchAssets',
        src: 'fetchAssets',
        onDone: {
          target: 'listed',
          actions: { type: 'rememberAssets', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: 'announceLoadFailure' },
      },
    },
    unavailable: { on: { retried: 'fetchingAssets', 'kit.opened': 'fetchingAssets' } },
    listed: {
      type: 'parallel',
      on: { 'kit.opened': { guard: 'nothingIsUnderWay', target: 'fetchingAssets' } },
      states: {
        uploads: uploadsRegion,
        deletions: deletionsRegion,
        restorations: restorationsRegion,
      },
    },
  },
});
