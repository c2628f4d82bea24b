import { expect, test, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { BrandAsset } from '../../../../contract/brandAsset';
import { brandKitMachine } from '../../../../src/machines/brandKit/brandKit.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const said = vi.fn();
const machine = brandKitMachine.provide({
  actions: {
    announceLoadFailure: () => said('load'),
    announceUploadFailure: (_, detail) => said('upload', detail),
    announceDeletion: (_, { asset, index }) => said('deleted', asset.id, index),
    announceDeleteFailure: () => said('delete'),
    announceRestoreFailure: (_, detail) => said('restore', detail),
  },
});
const asset = (id: string, asset_type: BrandAsset['asset_type']): BrandAsset => ({
  id,
  name: `${id}.file`,
  url: `/media/${id}`,
  asset_type,
});
const mark = asset('mark', 'logo');
const serif = asset('serif', 'font');
const came = asset('came', 'logo');
const png = new File(['x'], 'came.png', { type: 'image/png' });
const pdf = new File(['x'], 'notes.pdf', { type: 'application/pdf' });

const listed = {
  type: 'xstate.done.actor.fetchAssets' as const,
  output: [mark, serif] as readonly BrandAsset[],
};
const unlisted = { type: 'xstate.error.actor.fetchAssets' as const, error: new TypeError('fetch failed') };
const chosen = (...files: File[]) => ({ type: 'files.chosen' as const, assetType: 'logo' as const, files });
const uploaded = { type: 'xstate.done.actor.uploadAsset' as const, output: came };
const refused = {
  type: 'xstate.error.actor.uploadAsset' as const,
  error: { status: 503, detail: 'The server is busy.' },
};
const faulty = { ...refused, error: { status: 400, detail: 'This is not a picture.' } };
const drop = (gone: BrandAsset) => ({ type: 'delete.chosen' as const, asset: gone });
const dropped = { type: 'xstate.done.actor.deleteAsset' as const, output: { assetId: 'mark' } };
const kept = { type: 'xstate.error.actor.deleteAsset' as const, error: new TypeError('fetch failed') };
const undone = { type: 'undo.chosen' as const, deleted: { asset: mark, index: 0 } };
const back = { type: 'xstate.done.actor.restoreAsset' as const, output: mark };
const lost = { type: 'xstate.error.actor.restoreAsset' as const, error: { status: 404, detail: 'Gone.' } };
const again = { type: 'failures.retried' as const, assetType: 'logo' as const };
const dismissed = { type: 'failures.dismissed' as const, assetType: 'logo' as const };

const paths = modelOf(
  machine,
  undefined,
  {
    // Files look alike in a path's key: the two are told apart by their number.
    'files.chosen': [chosen(png), chosen(pdf, png)],
    'failures.retried': [again],
    'failures.dismissed': [dismissed],
    'delete.chosen': [drop(mark)],
    'undo.chosen': [undone],
    'xstate.done.actor.fetchAssets': [listed],
    'xstate.error.actor.fetchAssets': [unlisted],
    'xstate.done.actor.uploadAsset': [uploaded],
    'xstate.error.actor.uploadAsset': [refused, faulty],
    'xstate.done.actor.deleteAsset': [dropped],
    'xstate.error.actor.deleteAsset': [kept],
    'xstate.done.actor.restoreAsset': [back],
    'xstate.error.actor.restoreAsset': [lost],
  },
  {
    limit: 20_000,
    alsoTellApart: ({ queue, failures, leaving, returning, assets }) => [
      Math.min(queue.length, 1),
      failures.map(({ again }) => again).slice(0, 2),
      leaving.length,
      Math.min(returning.length, 1),
      assets.includes(mark),
    ],
  },
).getShortestPaths();

type Seen = { context: SnapshotFrom<typeof machine>['context'] };
/** `choosingNext` is passed through: nothing rests there. */
type SeenState = Exclude<StatesOf<typeof brandKitMachine>, 'listed.uploads.uploading.choosingNext'>;
const states = {
  fetchingAssets: ({ context }) => expect(context.leaving).toEqual([]),
  unavailable: ({ context }) => expect(context.queue).toEqual([]),
  'listed.uploads.idle': ({ context }) => expect(context.queue).toEqual([]),
  'listed.uploads.uploading.uploadingAsset': ({ context: { queue, filesDone, filesTotal } }) => {
    expect(queue[0]).toEqual({ assetType: 'logo', file: png });
    expect(filesDone + queue.length).toBe(filesTotal);
  },
  'listed.deletions.resting': ({ context }) => expect(context.leaving).toEqual([]),
  'listed.deletions.deletingAsset': ({ context }) => expect(context.assets).toContain(context.leaving[0]),
  'listed.restorations.resting': ({ context }) => expect(context.returning).toEqual([]),
  'listed.restorations.restoringAsset': ({ context }) => expect(context.returning[0]?.asset).toBe(mark),
} satisfies Record<SeenState, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const end = (...events: Parameters<typeof journey>[2][number][]) => {
  said.mockClear();
  return journey(machine, undefined, events);
};
const idsOf = ({ context }: ReturnType<typeof end>) => context.assets.map(({ id }: BrandAsset) => id);

test('[B3] a kit that does not come says so, and can be asked for again', () => {
  expect(end(unlisted).value).toBe('unavailable');
  expect(said.mock.calls).toEqual([['load']]);
  expect(idsOf(end(unlisted, { type: 'retried' }, listed))).toEqual(['mark', 'serif']);
});
test('[B2] files go up one after the other, each into the list', () => {
  const first = end(listed, chosen(png, png));
  expect(first.context).toMatchObject({ filesDone: 0, filesTotal: 2 });
  const second = end(listed, chosen(png, png), uploaded);
  expect(idsOf(second)).toEqual(['came', 'mark', 'serif']);
  expect(second.context).toMatchObject({ filesDone: 1, filesTotal: 2 });
  expect(end(listed, chosen(png, png), uploaded, uploaded).value.listed.uploads).toBe('idle');
});
test('[B3] what is refused is told in the server’s words, named, and can be sent again', () => {
  const refusal = end(listed, chosen(png), refused);
  expect(said.mock.calls).toEqual([['upload', 'The server is busy.']]);
  expect(refusal.context.failures).toEqual([
    { assetType: 'logo', file: png, reason: 'The server is busy.', fits: true, again: true },
  ]);
  expect(idsOf(end(listed, chosen(png), refused, again, uploaded))).toEqual(['came', 'mark', 'serif']);
});
test('[B3] a file that is itself at fault is not sent again', () => {
  const refusal = end(listed, chosen(png), faulty);
  expect(refusal.context.failures).toEqual([
    { assetType: 'logo', file: png, reason: 'This is not a picture.', fits: true, again: false },
  ]);
  expect(refusal.can(again)).toBe(false);
});
test('[B2] a file of another kind is named without being sent, and not sent again', () => {
  const misfit = end(listed, chosen(pdf));
  expect(misfit.value.listed.uploads).toBe('idle');
  expect(misfit.context.failures).toEqual([
    { assetType: 'logo', file: pdf, reason: null, fits: false, again: false },
  ]);
  expect(misfit.can(again)).toBe(false);
  expect(end(listed, chosen(pdf), dismissed).context.failures).toEqual([]);
});
test('an upload that is cancelled leaves nothing behind', () => {
  const cancelled = end(listed, chosen(png, png), { type: 'upload.cancelled' });
  expect(cancelled.context).toMatchObject({ queue: [], filesTotal: 0, assets: [mark, serif] });
});
test('[B3] a deleted asset leaves when the server has let it go, and comes back to its place', () => {
  expect(idsOf(end(listed, drop(mark)))).toEqual(['mark', 'serif']);
  const gone = end(listed, drop(mark), dropped);
  expect([idsOf(gone), said.mock.calls]).toEqual([['serif'], [['deleted', 'mark', 0]]]);
  expect(idsOf(end(listed, drop(mark), dropped, undone, back))).toEqual(['mark', 'serif']);
});
test('an asset that cannot be brought back stays away, and the server says why', () => {
  expect(idsOf(end(listed, drop(mark), dropped, undone, lost))).toEqual(['serif']);
  expect(said.mock.calls.at(-1)).toEqual(['restore', 'Gone.']);
});
test('[B3] an asset that cannot be deleted stays; one is not deleted twice at a time', () => {
  expect(idsOf(end(listed, drop(mark), kept))).toEqual(['mark', 'serif']);
  expect(said.mock.calls).toEqual([['delete']]);
  expect(end(listed, drop(mark)).can(drop(mark))).toBe(false);
});
test('two that are deleted go one after the other', () => {
  const first = end(listed, drop(mark), drop(serif), dropped);
  expect([idsOf(first), first.value.listed.deletions]).toEqual([['serif'], 'deletingAsset']);
  expect(idsOf(end(listed, drop(mark), drop(serif), dropped, dropped))).toEqual([]);
});
test('an undo is not lost while the list is on its way', () => {
  const listedAgain = { ...listed, output: [serif] };
  const reopened = end(listed, drop(mark), dropped, { type: 'kit.opened' }, undone, listedAgain);
  expect(reopened.value.listed.restorations).toBe('restoringAsset');
});
test('a kit that is opened again is asked for again, but not over the head of what is under way', () => {
  expect(end(listed, { type: 'kit.opened' }).value).toBe('fetchingAssets');
  expect(end(listed, chosen(png)).can({ type: 'kit.opened' })).toBe(false);
});
