import { expect, test, vi } from 'vitest';
import type { OwnMedia } from '../../../contract/routes/media.routes';
import { createUploadedMedia } from '../../../src/services/browser/media/uploadedMedia';
import type { MediaReader } from '../../../src/services/browser/media/mediaReader';
import { createLibraryService } from '../../../src/services/library.service';
import { memoryStorage } from './support/memoryStorage';

const LAKE = 'media:u/anna/media/lake.jpg';
const lake = { id: '1', src: LAKE, type: 'image', preview: null, name: 'lake.jpg' } as const;
const CAME = '2026-11-24T05:00:00.000Z';
const signed = (address: string, changes: Partial<OwnMedia> = {}): OwnMedia => ({
  address,
  url: address.replace('media:', '/media/9.z/'),
  kind: 'image',
  width: 400,
  height: 300,
  duration_ms: null,
  backdrop_url: null,
  ground: null,
  crop: null,
  focus: null,
  beats: null,
  created_time: CAME,
  ...changes,
});
const never = new AbortController().signal;

function world(entries: unknown, { answers = [] as OwnMedia[], isFull = false, breaks = false } = {}) {
  const text = typeof entries === 'string' ? entries : JSON.stringify(entries);
  const storage = memoryStorage({ uploadedMedia: text }, { isFull });
  const logFailure = vi.fn();
  const call = vi.fn(async (route: { path: string }, _input?: object) =>
    route.path === '/media/upload'
      ? { file_url: '/media/9.z/u/anna/media/new.mp4', kind: 'video' }
      : { media: answers },
  );
  const reader = {
    readFrames: vi.fn<MediaReader['readFrames']>(async (_, { atMs }, onFrame) => {
      if (breaks) throw new Error('no decoder');
      onFrame(atMs[0] ?? 0, 'data:image/jpeg;base64,AA');
    }),
  };
  const library = createLibraryService({
    call: call as never,
    kept: createUploadedMedia({ storage, logFailure }),
    reader: reader as unknown as MediaReader,
    userId: () => 'anna',
    newId: () => 'new',
    logFailure,
  });
  return { library, storage, call, logFailure, reader };
}
const told = (logFailure: ReturnType<typeof vi.fn>) =>
  logFailure.mock.calls.map(([message]) => message as string);

test('[E9] what is kept is opened by fresh addresses, with its measures', async () => {
  const { library, call } = world([lake], { answers: [signed(LAKE, { backdrop_url: '/b.jpg' })] });
  expect(await library.openLibrary(never)).toEqual([
    {
      id: '1',
      name: 'lake.jpg',
      type: 'image',
      src: '/media/9.z/u/anna/media/lake.jpg',
      preview: null,
      width: 400,
      height: 300,
      durationMs: null,
      backdropSrc: '/b.jpg',
      ground: null,
      crop: null,
      focus: null,
      beats: null,
      createdTime: CAME,
    },
  ]);
  expect(call.mock.calls[0]).toEqual([expect.anything(), { body: { addresses: [LAKE] }, signal: never }]);
});
test('[E9] nobody is asked for an empty list', async () => {
  const { library, call } = world([]);
  expect([await library.openLibrary(never), call.mock.calls.length]).toEqual([[], 0]);
});
test('[E9] what another account keeps in this browser is neither listed nor lost', async () => {
  const berts = { ...lake, id: '2', src: 'media:u/bert/media/a.jpg' };
  const { library, storage, logFailure } = world([berts, lake], { answers: [signed(LAKE)] });
  expect((await library.openLibrary(never)).map(({ id }) => id)).toEqual(['1']);
  expect([storage.json('uploadedMedia'), logFailure.mock.calls.length]).toEqual([[berts, lake], 0]);
});
test('[E9] a file that is no more leaves the list, and that is told', async () => {
  const foreign = { ...lake, id: '3', src: 'https://evil.example/a.jpg' };
  const { library, storage, logFailure } = world([foreign, lake], { answers: [signed(LAKE)] });
  await library.openLibrary(never);
  expect(storage.json('uploadedMedia')).toEqual([lake]);
  expect(told(logFailure)).toEqual(['An uploaded file is no more; it is dropped from the list.']);
});
test.each([
  ['that is no JSON', '[{', 0],
  ['that is no list', '{"id":1}', 0],
  ['with an entry of another shape', [{ id: 1 }, lake, null], 1],
  ['with a preview that is no picture', [{ ...lake, preview: 'javascript:alert(1)' }, lake], 1],
  ['with a type that there is not', [{ ...lake, type: 'text/html' }, lake], 1],
])('[E9] a list %s loses what is broken, and says so', async (_, entries, left) => {
  const { library, logFailure } = world(entries, { answers: [signed(LAKE)] });
  expect((await library.openLibrary(never)).length).toBe(left);
  expect(logFailure).toHaveBeenCalled();
});
test('an entry written with an address that runs out is kept by what it names', async () => {
  const { library, storage } = world(
    [{ ...lake, src: 'https://old.example/media/1.a/u/anna/media/lake.jpg' }],
    {
      answers: [signed(LAKE)],
    },
  );
  const [media] = await library.openLibrary(never);
  library.keepMedia(media!, 0);
  expect(storage.json('uploadedMedia')).toEqual([lake]);
});
const file = new File(['x'], 'new.mp4', { type: 'video/mp4' });
const NEW = '/media/9.z/u/anna/media/new.mp4';
const clip = signed(NEW, { url: NEW, kind: 'video', duration_ms: 1500 });
test('[E7] [E9] a clip goes up, is measured, and has a frame of itself as its preview', async () => {
  const { library, reader, call } = world([], { answers: [clip] });
  const onSent = vi.fn();
  expect(await library.uploadFile({ file, onSent }, never)).toMatchObject({
    id: 'new',
    name: 'new.mp4',
    type: 'video',
    src: NEW,
    preview: 'data:image/jpeg;base64,AA',
    durationMs: 1500,
  });
  expect(call.mock.calls[0]).toEqual([expect.anything(), { file, once: true, onSent, signal: never }]);
  expect(reader.readFrames.mock.calls[0]?.[1].atMs).toEqual([750]);
});
test('a clip without a preview comes in all the same', async () => {
  const { library, logFailure } = world([], { answers: [clip], breaks: true });
  expect((await library.uploadFile({ file, onSent: () => {} }, never)).preview).toBeNull();
  expect(told(logFailure)).toEqual(['No preview could be made of new.mp4.']);
});
test('[E9] what is kept is written with id, src, type and preview; removed, it is gone', () => {
  const { library, storage } = world([lake]);
  const media = { ...lake, id: '2', src: NEW, type: 'video' as const, name: 'new.mp4' };
  const full = {
    ...media,
    width: 1,
    height: 1,
    durationMs: 1,
    backdropSrc: null,
    ground: null,
    crop: null,
    focus: null,
    beats: null,
    createdTime: CAME,
  };
  library.keepMedia(full, 0);
  const kept = { ...media, src: 'media:u/anna/media/new.mp4' };
  expect(storage.json('uploadedMedia')).toEqual([kept, lake]);
  library.keepMedia(full, 1);
  expect(storage.json('uploadedMedia')).toEqual([lake, kept]);
  library.forgetMedia(full);
  expect(storage.json('uploadedMedia')).toEqual([lake]);
});
test('a full storage is told, and nothing breaks', () => {
  const { library, logFailure } = world([lake], { isFull: true });
  const measures = {
    width: 1,
    height: 1,
    durationMs: null,
    backdropSrc: null,
    ground: null,
    crop: null,
    focus: null,
    beats: null,
  };
  library.forgetMedia({ ...lake, ...measures, createdTime: CAME });
  expect(told(logFailure)).toEqual([
    'The list of uploaded media cannot be kept.',
    'What was taken out of the library cannot be kept; it will be listed again.',
  ]);
});

test('[E7] what the server lists is opened by its address; what was taken out of this browser stays out until it is put back', async () => {
  const HILL = 'media:u/anna/media/hill.jpg';
  const listed = [LAKE, HILL].map((address) => ({ ...signed(address), name: '' }));
  const { library, call, storage } = world([], { answers: listed });
  const ask = () => library.fetchMedia({ kind: 'image', after: 'then' }, never);
  const { media, next } = await ask();
  expect([media.map(({ id }) => id), next]).toEqual([[LAKE, HILL], undefined]);
  expect(call.mock.calls[0]?.[1]).toEqual({ query: { kind: 'image', after: 'then' }, signal: never });
  const [first] = media;
  if (!first) throw new Error('nothing listed');
  library.forgetMedia(first);
  expect(storage.json('removedMedia')).toEqual([LAKE]);
  expect((await ask()).media.map(({ id }) => id)).toEqual([HILL]);
  library.keepMedia(first, 0);
  expect((await ask()).media.map(({ id }) => id)).toEqual([LAKE, HILL]);
});
