/** What the brand kit's chart is made of: what it keeps, hears, needs and does. [B1]–[B3] */
import { assign, setup } from 'xstate';
import type { BrandAsset } from '../../../contract/brandAsset';
import { actionNotProvided, notProvided } from '../shared/notProvided';
import { mayBeTakenLater, type Refusal } from '../shared/refusal';
import { fileFits, type AssetType } from '../../../contract/ui/assetFiles';
import type { BrandKitContext, ChosenFile, DeletedAsset, FailedFile } from './kit';

type BrandKitEvent =
  | { type: 'kit.opened' }
  | { type: 'retried' }
  | { type: 'files.chosen'; assetType: AssetType; files: readonly File[] }
  | { type: 'upload.cancelled' }
  | { type: 'failures.retried'; assetType: AssetType }
  | { type: 'failures.dismissed'; assetType: AssetType }
  | { type: 'delete.chosen'; asset: BrandAsset }
  | { type: 'undo.chosen'; deleted: DeletedAsset };

const retriable = (assetType: AssetType) => (failed: FailedFile) =>
  failed.assetType === assetType && failed.again;

export const brandKitSetup = setup({
  types: { context: {} as BrandKitContext, events: {} as BrandKitEvent },
  actors: {
    fetchAssets: notProvided<readonly BrandAsset[], void>('fetchAssets'),
    uploadAsset: notProvided<BrandAsset, ChosenFile>('uploadAsset'),
    deleteAsset: notProvided<{ assetId: string }, { assetId: string }>('deleteAsset'),
    restoreAsset: notProvided<BrandAsset, { assetId: string }>('restoreAsset'),
  },
  guards: {
    nothingIsUnderWay: ({ context: { queue, leaving, returning } }) =>
      queue.length + leaving.length + returning.length === 0,
    someFilesAreChosen: (_, files: readonly File[]) => files.length > 0,
    someFailuresStand: ({ context }, assetType: AssetType) =>
      context.failures.some((failed) => failed.assetType === assetType),
    someFailuresCanBeRetried: ({ context }, assetType: AssetType) =>
      context.failures.some(retriable(assetType)),
    queueIsEmpty: ({ context }) => context.queue.length === 0,
    nextDoesNotFit: ({ context: { queue } }) =>
      queue[0] !== undefined && !fileFits(queue[0].assetType, queue[0].file),
    assetCanBeDeleted: ({ context }, asset: BrandAsset) =>
      context.assets.includes(asset) && !context.leaving.includes(asset),
    somethingIsLeaving: ({ context }) => context.leaving.length > 0,
    somethingIsReturning: ({ context }) => context.returning.length > 0,
  },
  actions: {
    rememberAssets: assign({ assets: (_, assets: readonly BrandAsset[]) => assets }),
    addToQueue: assign(
      ({ context }, { assetType, files }: { assetType: AssetType; files: readonly File[] }) => ({
        queue: [...context.queue, ...files.map((file) => ({ assetType, file }))],
        filesTotal: context.filesTotal + files.length,
      }),
    ),
    queueFailures: assign(({ context }, assetType: AssetType) => {
      const again = context.failures.filter(retriable(assetType));
      return {
        queue: [...context.queue, ...again.map(({ assetType, file }) => ({ assetType, file }))],
        filesTotal: context.filesTotal + again.length,
        failures: context.failures.filter((failed) => failed.assetType !== assetType),
      };
    }),
    forgetFailures: assign({
      failures: ({ context }, assetType: AssetType) =>
        context.failures.filter((failed) => failed.assetType !== assetType),
    }),
    takeNext: assign(({ context }) => ({
      queue: context.queue.slice(1),
      filesDone: context.filesDone + 1,
    })),
    emptyQueue: assign({ queue: [], filesDone: 0, filesTotal: 0 }),
    nameFailure: assign({
      failures: ({ context: { failures, queue } }, refusal: Refusal | null) =>
        queue[0]
          ? [
              ...failures,
              {
                ...queue[0],
                reason: refusal?.detail ?? null,
                fits: fileFits(queue[0].assetType, queue[0].file),
                again: refusal !== null && mayBeTakenLater(refusal),
              },
            ]
          : failures,
    }),
    /** Newest first, as the server lists them. */
    addAsset: assign({ assets: ({ context }, asset: BrandAsset) => [asset, ...context.assets] }),
    markLeaving: assign({ leaving: ({ context }, asset: BrandAsset) => [...context.leaving, asset] }),
    removeAsset: assign({
      assets: ({ context }) => context.assets.filter((asset) => asset !== context.leaving[0]),
    }),
    unmarkLeaving: assign({ leaving: ({ context }) => context.leaving.slice(1) }),
    markReturning: assign({
      returning: ({ context }, deleted: DeletedAsset) => [...context.returning, deleted],
    }),
    putBack: assign({
      assets: ({ context }, asset: BrandAsset) =>
        context.assets
          .filter(({ id }) => id !== asset.id)
          .toSpliced(context.returning[0]?.index ?? context.assets.length, 0, asset),
    }),
    unmarkReturning: assign({ returning: ({ context }) => context.returning.slice(1) }),
    announceLoadFailure: actionNotProvided('announceLoadFailure'),
    announceUploadFailure: actionNotProvided<string | null>('announceUploadFailure'),
    announceDeletion: actionNotProvided<DeletedAsset>('announceDeletion'),
    announceDeleteFailure: actionNotProvided('announceDeleteFailure'),
    announceRestoreFailure: actionNotProvided<string | null>('announceRestoreFailure'),
  },
});
