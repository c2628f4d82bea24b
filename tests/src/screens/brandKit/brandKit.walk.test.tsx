import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import type { BrandAsset } from '../../../../contract/brandAsset';
import { brandKitMachine } from '../../../../src/machines/brandKit/brandKit.machine';
import { fontPreviewMachine } from '../../../../src/machines/brandKit/fontPreview.machine';
import { BrandKitScreen } from '../../../../src/screens/brandKit/BrandKitScreen';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = brandKitMachine.provide({
  actions: {
    announceLoadFailure: () => {},
    announceUploadFailure: () => {},
    announceDeletion: () => {},
    announceDeleteFailure: () => {},
    announceRestoreFailure: () => {},
  },
});
const fontPreview = fontPreviewMachine.provide({ actors: { loadFont: fromCallback(() => {}) } });

const asset = (id: string, asset_type: BrandAsset['asset_type']): BrandAsset => ({
  id,
  name: `${id}.file`,
  url: `/media/${id}`,
  asset_type,
});
const mark = asset('mark', 'logo');
const kit = [mark, asset('serif', 'font'), asset('hello', 'intro'), asset('bye', 'outro')];
const png = new File(['x'], 'came.png', { type: 'image/png' });
const pdf = new File(['x'], 'notes.pdf', { type: 'application/pdf' });
const logo = { assetType: 'logo' as const };
const offline = new TypeError('fetch failed');

const section = (name: string) => within(screen.getByRole('region', { name }));
/** Also files that the dialog would not offer: they can be dropped. */
const anybody = userEvent.setup({ applyAccept: false });

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['fetchAssets', 'uploadAsset', 'deleteAsset', 'restoreAsset'],
  limit: 20_000,
  passed: ['listed.uploads.uploading.choosingNext'],
  samples: {
    // Files look alike in a path's key: the two are told apart by their number.
    'files.chosen': [
      { type: 'files.chosen', ...logo, files: [png] },
      { type: 'files.chosen', ...logo, files: [pdf, png] },
    ],
    'failures.retried': [{ type: 'failures.retried', ...logo }],
    'failures.dismissed': [{ type: 'failures.dismissed', ...logo }],
    'delete.chosen': [{ type: 'delete.chosen', asset: mark }],
    'undo.chosen': [{ type: 'undo.chosen', deleted: { asset: mark, index: 0 } }],
    'xstate.done.actor.fetchAssets': [{ type: 'xstate.done.actor.fetchAssets', output: kit }],
    'xstate.error.actor.fetchAssets': [{ type: 'xstate.error.actor.fetchAssets', error: offline }],
    'xstate.done.actor.uploadAsset': [
      { type: 'xstate.done.actor.uploadAsset', output: asset('came', 'logo') },
    ],
    'xstate.error.actor.uploadAsset': [
      { type: 'xstate.error.actor.uploadAsset', error: { status: 503, detail: 'The server is busy.' } },
    ],
    'xstate.done.actor.deleteAsset': [{ type: 'xstate.done.actor.deleteAsset', output: { assetId: 'mark' } }],
    'xstate.error.actor.deleteAsset': [{ type: 'xstate.error.actor.deleteAsset', error: offline }],
    'xstate.done.actor.restoreAsset': [{ type: 'xstate.done.actor.restoreAsset', output: mark }],
    'xstate.error.actor.restoreAsset': [{ type: 'xstate.error.actor.restoreAsset', error: offline }],
  },
  alsoTellApart: ({ failures }) => [failures.length > 0, failures.some(({ again }) => again)],
  screen: (actor) => <BrandKitScreen actor={actor} fontPreview={fontPreview} />,
  gestures: {
    /** The page is opened again. */
    'kit.opened': (event, { actor }) => answer(() => actor.send(event)),
    /** Comes from a toast. */
    'undo.chosen': (event, { actor }) => answer(() => actor.send(event)),
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'files.chosen': ({ files }) => anybody.upload(screen.getByTestId('add-logo'), [...files]),
    'upload.cancelled': (_, { user }) => user.click(section('Logo').getByText('Cancel upload')),
    'failures.retried': (_, { user }) => user.click(section('Logo').getByText('Try again')),
    'failures.dismissed': (_, { user }) => user.click(section('Logo').getByText('Dismiss')),
    'delete.chosen': (_, { user }) =>
      user.click(section('Logo').getByRole('button', { name: 'Delete mark.file' })),
  },
  states: {
    fetchingAssets: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brand kit');
      expect(screen.getByRole('status').textContent).toBe('Loading assets...');
    },
    unavailable: () => {
      expect(screen.getByText('Failed to load user assets. Please try again.')).toBeTruthy();
    },
    'listed.uploads.idle': ({ context: { failures } }) => {
      expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
        'Logo',
        'Font',
        'Intro Videos',
        'Outro Videos',
      ]);
      expect(screen.queryByRole('progressbar')).toBeNull();
      expect(namedFailures()).toEqual(failures.map(({ file }) => expect.stringContaining(file.name)));
    },
    'listed.uploads.uploading.uploadingAsset': ({ context: { filesDone, filesTotal }, inputOf }) => {
      expect(inputOf('uploadAsset')).toEqual({ ...logo, file: png });
      expect(section('Logo').getByRole('status').textContent).toBe(
        `Uploading ${filesDone + 1} of ${filesTotal}`,
      );
      expect(section('Logo').getAllByText('came.png').length).toBeGreaterThan(0);
    },
    'listed.deletions.resting': ({ context: { assets } }) =>
      expect(screen.queryByRole('button', { name: 'Delete mark.file' }) === null).toBe(
        !assets.some(({ id }) => id === 'mark'),
      ),
    'listed.deletions.deletingAsset': ({ inputOf }) => {
      expect(inputOf('deleteAsset')).toEqual({ assetId: 'mark' });
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Deleting mark.file…' });
      expect(button.disabled).toBe(true);
    },
    'listed.restorations.resting': ({ context }) => expect(context.returning).toEqual([]),
    'listed.restorations.restoringAsset': ({ inputOf }) =>
      expect(inputOf('restoreAsset')).toEqual({ assetId: 'mark' }),
  },
});
const namedFailures = () => {
  const alert = screen.queryByRole('alert');
  return alert
    ? within(alert)
        .queryAllByRole('listitem')
        .map((one) => one.textContent)
    : [];
};

test.each(walk.paths)('[B1] [B2] [B3] the brand kit follows its chart: %s', { timeout: 20_000 }, (_, run) =>
  run(),
);
test('[B1] no transition of the brand kit is left unwalked', () => expect(walk.untaken()).toEqual([]));
