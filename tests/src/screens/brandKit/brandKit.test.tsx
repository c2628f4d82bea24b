import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BrandAsset } from '../../../../contract/brandAsset';
import { brandAssetTypeSchema } from '../../../../contract/brandAsset';
import { openBrandKit } from '../../../../src/app/implementations/brandKit.implementations';
import { json, type Answer } from '../../../support/fakeServer';
import { lendFonts } from '../../../support/lendFonts';
import { openWholeApp } from '../../../support/walking/wholeApp';

const assets = brandAssetTypeSchema.options.map((asset_type): BrandAsset => ({
  id: asset_type,
  name: `my ${asset_type}`,
  url: `/media/${asset_type}`,
  asset_type,
}));
const gone: Answer = json({ detail: 'This asset is gone for good.', code: 'not_found' }, 404);
const kit = { 'GET /brandkit': json({ assets }), 'DELETE /brandkit/assets/:assetId': json({ id: 'logo' }) };
const bin = (name: string) => screen.findByRole('button', { name: `Delete ${name}` });
const toast = async (text: string) => (await screen.findByText(text)).closest('[role="group"]');

/** The fonts of this page, as a browser keeps them. */
const lent = new Set<{ family: string; source: string }>();
class FontFace {
  constructor(
    readonly family: string,
    readonly source: string,
  ) {}
  load = () => Promise.resolve(this);
}
beforeEach(() => {
  lent.clear();
  vi.stubGlobal('FontFace', FontFace);
  return lendFonts(lent);
});

test.each([
  ['logo', 'Logo deleted successfully.'],
  ['font', 'Font deleted successfully.'],
  ['intro', 'Intro deleted successfully.'],
  ['outro', 'Outro deleted successfully.'],
])('[B1] [B3] a deleted %s leaves, and a toast says which kind it was', async (type, words) => {
  const { user } = openWholeApp({ at: '/brand-kit', answers: kit });
  await user.click(await bin(`my ${type}`));
  expect((await toast(words))?.getAttribute('aria-label')).toBe('Success');
  expect(screen.queryByText(`my ${type}`)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Delete / })).toHaveLength(3);
});

test('[B1] a font is lent under a name of its own, and taken away with its tile', async () => {
  const { user } = openWholeApp({ at: '/brand-kit', answers: kit });
  await screen.findByText('The quick brown fox jumps over the lazy dog.');
  expect([...lent]).toMatchObject([{ family: 'brand-font-font', source: 'url("/media/font")' }]);
  await user.click(await bin('my font'));
  await toast('Font deleted successfully.');
  expect([...lent]).toEqual([]);
});

test('[B3] what was deleted is taken back from another page, too', async () => {
  const restore = vi.fn(json(assets[0]));
  const { user } = openWholeApp({
    at: '/brand-kit',
    answers: { ...kit, 'POST /brandkit/assets/:assetId/restore': restore },
  });
  await user.click(await bin('my logo'));
  await toast('Logo deleted successfully.');
  await user.click(screen.getByRole('link', { name: 'Projects' }));
  await screen.findByRole('heading', { name: 'All projects' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(restore).toHaveBeenCalledOnce());
});

test.each([
  ['in the server’s words', gone, 'This asset is gone for good.'],
  ['in ours where it has none', json({}, 502), 'Failed to restore asset. Please try again.'],
])('[B3] what can no longer be restored is told %s', async (_, answer, words) => {
  const { user } = openWholeApp({
    at: '/brand-kit',
    answers: { ...kit, 'POST /brandkit/assets/:assetId/restore': answer },
  });
  await user.click(await bin('my logo'));
  await toast('Logo deleted successfully.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await toast(words))?.getAttribute('aria-label')).toBe('Error');
});

test('[B2] several files go up one after the other, each said to be of its kind', async () => {
  const upload = vi.fn<Answer>((form) => {
    const { name } = (form as FormData).get('file') as File;
    return json({ ...assets[0], id: name, name })(form);
  });
  const { user } = openWholeApp({
    at: '/brand-kit',
    answers: { 'POST /brandkit/assets/:assetType': upload },
  });
  const input = await screen.findByTestId<HTMLInputElement>('add-font');
  expect([input.multiple, input.accept]).toEqual([true, '.ttf,.otf,.woff,.woff2']);
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
  await user.upload(screen.getByTestId('add-logo'), [picture('a.png'), picture('b.png')]);
  const newestFirst = ['Delete b.png', 'Delete a.png'];
  await screen.findByRole('button', { name: 'Delete b.png' });
  expect(
    screen.getAllByRole('button', { name: /^Delete / }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(newestFirst);
  const [form] = upload.mock.calls[0] as [FormData];
  expect([form.get('asset_type'), (form.get('file') as File).name]).toEqual(['logo', 'a.png']);
});

test('[B1] the kit is one for the tab, and ends with the session', async () => {
  const { app } = openWholeApp({ at: '/brand-kit', answers: kit });
  await bin('my logo');
  const actor = openBrandKit(app);
  expect(openBrandKit(app)).toBe(actor);
  app.session.send({ type: 'signOut.requested' });
  await waitFor(() => expect(actor.getSnapshot().status).toBe('stopped'));
  expect(openBrandKit(app)).not.toBe(actor);
});
