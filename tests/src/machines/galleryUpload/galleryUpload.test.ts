import { expect, test } from 'vitest';
import { createActor, setup, assign } from 'xstate';
import {
  galleryUploadMachine,
  type MediaUploaded,
  type UploadedFile,
} from '../../../../src/machines/galleryUpload/galleryUpload.machine';
import { stubPromise } from '../../../support/stubPromise';

const file = (name: string, type: string) => new File(['x'], name, { type });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The chart reports to its parent: here one that only writes down what it hears. */
function open() {
  const upload = stubPromise<UploadedFile, { file: File }>();
  const parent = setup({
    types: { context: {} as { heard: MediaUploaded[] }, events: {} as MediaUploaded },
    actors: { gallery: galleryUploadMachine.provide({ actors: { uploadFile: upload.actor } }) },
  }).createMachine({
    context: { heard: [] },
    invoke: { id: 'gallery', src: 'gallery' },
    on: {
      'media.uploaded': { actions: assign({ heard: ({ context, event }) => [...context.heard, event] }) },
    },
  });
  const actor = createActor(parent).start();
  const gallery = actor.getSnapshot().children.gallery as ReturnType<
    typeof createActor<typeof galleryUploadMachine>
  >;
  return { upload, gallery, heard: () => actor.getSnapshot().context.heard };
}

test('[G3] files go up one at a time, each into the list of its kind', async () => {
  const { upload, gallery, heard } = open();
  gallery.send({ type: 'files.chosen', files: [file('a.png', 'image/png'), file('b.mp4', 'video/mp4')] });
  expect(upload.calls.map(({ input }) => input.file.name)).toEqual(['a.png']);
  upload.latest().resolve({ url: '/a', kind: 'image' });
  await settled();
  expect(gallery.getSnapshot().context).toMatchObject({ filesDone: 1, filesTotal: 2 });
  upload.latest().resolve({ url: '/b', kind: 'video' });
  await settled();
  expect(gallery.getSnapshot().value).toBe('idle');
  expect(heard()).toEqual([
    { type: 'media.uploaded', kind: 'image', url: '/a' },
    { type: 'media.uploaded', kind: 'video', url: '/b' },
  ]);
});

test('[G3] a file comes in as what the server found in it, and a sound that is called a video is named', async () => {
  const { upload, gallery, heard } = open();
  gallery.send({ type: 'files.chosen', files: [file('a.mp4', 'video/mp4'), file('b.mp4', 'video/mp4')] });
  upload.latest().resolve({ url: '/a.jpg', kind: 'image' });
  await settled();
  upload.latest().resolve({ url: '/b.m4a', kind: 'audio' });
  await settled();
  expect(heard()).toEqual([{ type: 'media.uploaded', kind: 'image', url: '/a.jpg' }]);
  expect(gallery.getSnapshot().context.failures).toEqual([
    { fileName: 'b.mp4', reason: null, isMedia: false },
  ]);
});

test('[G3] a failed file is named and skipped, the others come in', async () => {
  const { upload, gallery, heard } = open();
  gallery.send({ type: 'files.chosen', files: [file('a.png', 'image/png'), file('b.png', 'image/png')] });
  upload.latest().reject({ status: 422, detail: 'This is not a picture.' });
  await settled();
  upload.latest().resolve({ url: '/b', kind: 'image' });
  await settled();
  expect(gallery.getSnapshot().context.failures).toEqual([
    { fileName: 'a.png', reason: 'This is not a picture.', isMedia: true },
  ]);
  expect(heard().map(({ url }) => url)).toEqual(['/b']);
  expect(gallery.getSnapshot().value).toBe('idle');
});

test('[G2] what is neither picture nor video is named without being sent', () => {
  const { upload, gallery } = open();
  gallery.send({ type: 'files.chosen', files: [file('notes.pdf', 'application/pdf')] });
  expect(upload.calls).toEqual([]);
  expect(gallery.getSnapshot().value).toBe('idle');
  expect(gallery.getSnapshot().context).toMatchObject({
    filesDone: 1,
    filesTotal: 1,
    failures: [{ fileName: 'notes.pdf', reason: null, isMedia: false }],
  });
  gallery.send({ type: 'failures.dismissed' });
  expect(gallery.getSnapshot().context.failures).toEqual([]);
});

test('[G2] files that are chosen meanwhile wait their turn, and no files change nothing', async () => {
  const { upload, gallery } = open();
  gallery.send({ type: 'files.chosen', files: [] });
  expect(gallery.getSnapshot().value).toBe('idle');
  gallery.send({ type: 'files.chosen', files: [file('a.png', 'image/png')] });
  gallery.send({ type: 'files.chosen', files: [file('b.png', 'image/png')] });
  expect(gallery.getSnapshot().context.filesTotal).toBe(2);
  upload.latest().resolve({ url: '/a', kind: 'image' });
  await settled();
  expect(upload.latest().input.file.name).toBe('b.png');
});
