import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { emptyAdsForm, type AdsForm } from '../../../../src/machines/adsWizard/adsForm';
import { adsWizardMachine } from '../../../../src/machines/adsWizard/adsWizard.machine';
import {
  galleryUploadMachine,
  type UploadedFile,
} from '../../../../src/machines/galleryUpload/galleryUpload.machine';
import { GalleryDialog } from '../../../../src/screens/gallery/GalleryDialog';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';

const file = (name: string, type: string) => new File(['x'], name, { type });

function open(
  media: Partial<AdsForm> = { images: ['/1', '/2', '/1'], videos: ['/clip', 'https://youtu.be/dQw4w9WgXcQ'] },
) {
  const upload = stubPromise<UploadedFile, { file: File }>();
  const machine = adsWizardMachine.provide({
    actors: { galleryUpload: galleryUploadMachine.provide({ actors: { uploadFile: upload.actor } }) },
  });
  const draft = { step: 'product' as const, form: { ...emptyAdsForm, title: 'Mug', ...media } };
  const actor = createActor(machine, { input: { draft, voiceName: null } }).start();
  actor.send({ type: 'gallery.opened' });
  const user = mountScreen(<GalleryDialog actor={actor} />);
  const choose = (...files: File[]) => user.upload(screen.getByTestId('import-media'), files);
  return { upload, actor, user, choose, form: () => actor.getSnapshot().context.form };
}
type Opened = ReturnType<typeof open>;
const progress = () => screen.getByRole('progressbar', { name: 'Upload' }).ariaValueNow;
const removeButtons = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));

/** `choosingNext` is passed through without being seen. */
type SeenState = Exclude<StatesOf<typeof galleryUploadMachine>, 'uploading.choosingNext'>;
const states = {
  idle: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Gallery' });
    expect(
      within(dialog).getByRole('button', { name: 'Import Media Drop pictures and videos here, or browse' }),
    ).toBeTruthy();
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
    const input = screen.getByTestId<HTMLInputElement>('import-media');
    expect([input.type, input.multiple, input.accept]).toEqual(['file', true, '']);
  },
  'uploading.uploadingFile': async ({ choose, upload }) => {
    await choose(file('a.png', 'image/png'), file('b.mp4', 'video/mp4'));
    expect(screen.getByText('Uploading 0%')).toBeTruthy();
    await answer(() => upload.latest().resolve({ url: '/a', kind: 'image' }));
    expect(screen.getByText('Uploading 50%')).toBeTruthy();
    expect(progress()).toBe('50');
  },
} satisfies Record<SeenState, (opened: Opened) => Promise<void>>;

test.each(Object.entries(states))('[G1] [G2] the gallery, %s', async (state, expectIt) => {
  const opened = open();
  await expectIt(opened);
  const { galleryUpload } = opened.actor.getSnapshot().children;
  expect(JSON.stringify(galleryUpload?.getSnapshot().value)).toContain(state.split('.').at(-1));
});

test('[G2] [G3] files that came in are shown, those that did not are named, each batch once', async () => {
  const { choose, upload, form, user } = open({ images: [], videos: [] });
  await choose(
    file('a.png', 'image/png'),
    file('broken.png', 'image/png'),
    file('notes.pdf', 'application/pdf'),
  );
  await answer(() => upload.latest().resolve({ url: '/a', kind: 'image' }));
  await answer(() => upload.latest().reject({ status: 422, detail: 'This is no picture.' }));
  expect(screen.getByText('Uploading complete')).toBeTruthy();
  expect(progress()).toBe('100');
  const named = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(named.map((one) => one.textContent)).toEqual([
    'broken.png: This is no picture.',
    'notes.pdf: it isn’t a picture or a video.',
  ]);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await choose(file('b.mp4', 'video/mp4'));
  await answer(() => upload.latest().resolve({ url: '/b', kind: 'video' }));
  expect(upload.calls.map(({ input }) => input.file.name)).toEqual(['a.png', 'broken.png', 'b.mp4']);
  expect([form().images, form().videos]).toEqual([['/a'], ['/b']]);
});

test('[G4] a tile’s button removes just that position', async () => {
  const { user, form } = open();
  expect(removeButtons()).toEqual([
    'Remove picture 1',
    'Remove picture 2',
    'Remove picture 3',
    'Remove video 1',
    'Remove video 2',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove picture 3' }));
  await user.click(screen.getByRole('button', { name: 'Remove video 1' }));
  expect([form().images, form().videos]).toEqual([['/1', '/2'], ['https://youtu.be/dQw4w9WgXcQ']]);
});

test('[G4] a link to the sharing site shows its player, asked for when it is wanted and without its cookies', async () => {
  const { user } = open();
  const frame = screen.getByTitle<HTMLIFrameElement>('Video 2');
  expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  /** A lazy frame is not fetched while what is around it is closed. */
  expect([frame.getAttribute('loading'), frame.closest('details')?.open]).toEqual(['lazy', false]);
  await user.click(screen.getByLabelText('Play video 2 here'));
  expect(frame.closest('details')?.open).toBe(true);
});

const moved = () => screen.getByRole('log', { name: 'Moves' }).textContent;
const press = (name: string) => screen.getByRole('button', { name });

test('[G4] keys put media in order, within their kind, and it is said where they stand', async () => {
  const { user, form } = open({ images: ['/1', '/2', '/3'], videos: ['/a', '/b'] });
  expect(moved()).toBe('');
  press('Move picture 3 earlier').focus();
  await user.keyboard('{Enter}');
  expect([form().images, moved()]).toEqual([['/1', '/3', '/2'], 'Picture 3 is now picture 2 of 3.']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2 earlier');
  await user.keyboard(' ');
  expect([form().images, moved()]).toEqual([['/3', '/1', '/2'], 'Picture 2 is now picture 1 of 3.']);
  await user.click(press('Move video 1 later'));
  expect([form().videos, moved()]).toEqual([['/b', '/a'], 'Video 1 is now video 2 of 2.']);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('src'))).toEqual(['/3', '/1', '/2']);
});

test('[G4] the first does not go further forward, the last no further back', async () => {
  const { user, form } = open({ images: ['/1', '/2'], videos: ['/a'] });
  const ends = [press('Move picture 1 earlier'), press('Move picture 2 later')];
  expect(ends.map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  for (const end of ends) await user.click(end);
  expect([form().images, moved()]).toEqual([['/1', '/2'], '']);
  expect(screen.queryByRole('button', { name: /^Move video/ })).toBeNull();
});

test('[G4] the same address twice stands twice, and one of them is moved and removed', async () => {
  const { user, form } = open({ images: ['/1', '/2', '/1'], videos: [] });
  await user.click(press('Move picture 3 earlier'));
  expect(form().images).toEqual(['/1', '/1', '/2']);
  await user.click(press('Remove picture 1'));
  expect(form().images).toEqual(['/1', '/2']);
  expect(document.activeElement?.getAttribute('data-remove')).toBe('true');
});

test('[G1] of the page’s other pictures one after the other is added by keys alone', async () => {
  const { user, form } = open({ images: ['/1'], moreImages: ['/2', '/3'] });
  const dialog = within(screen.getByRole('dialog', { name: 'Gallery' }));
  expect(dialog.getByText('1 selected, 3 to 19 needed')).toBeTruthy();
  press('Add picture 1 from this page').focus();
  await user.keyboard('{Enter}');
  expect(dialog.getByText('2 selected, 3 to 19 needed')).toBeTruthy();
  expect(document.activeElement).toBe(press('Add picture 1 from this page'));
  await user.keyboard('{Enter}');
  expect(form().images).toEqual(['/1', '/2', '/3']);
  expect(screen.queryByText('Also on this page')).toBeNull();
  expect(document.activeElement).toBe(press('Remove picture 3'));
});

test('[G1] Escape and Done close it', async () => {
  const { user, actor } = open();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(actor.getSnapshot().value).toEqual({ product: 'reviewing' });
  await answer(() => actor.send({ type: 'gallery.opened' }));
  await user.keyboard('{Escape}');
  expect(actor.getSnapshot().value).toEqual({ product: 'reviewing' });
});
