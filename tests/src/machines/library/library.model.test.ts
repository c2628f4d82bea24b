import { beforeEach, expect, test, vi } from 'vitest';
import { fromCallback, type EventFrom } from 'xstate';
import { libraryMachine } from '../../../../src/machines/library/library.machine';
import type { Addition, LibraryContext, LibraryMedia } from '../../../../src/machines/library/libraryMedia';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import {
  journey,
  modelOf,
  titled,
  untakenTransitions,
  type AnswerEvent,
} from '../../../support/walking/walkMachine';

const said = vi.fn();
beforeEach(() => said.mockClear());
const machine = libraryMachine.provide({
  actors: {
    audioPreview: audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
  },
  actions: {
    keepMedia: (_, { media, index }) => said('keep', media.id, index),
    forgetMedia: (_, { id }) => said('forget', id),
    addToVideo: (_, addition) => said('add', addition),
    placeInVideo: (_, { media, destination }) => said('place', media.id, destination),
    announceRemoval: (_, { media, index }) => said('removed', media.id, index),
  },
});
const media = (id: string, changes: Partial<LibraryMedia> = {}): LibraryMedia => ({
  id,
  name: `${id}.jpg`,
  type: 'image',
  src: `/media/grant/u/anna/media/${id}.jpg`,
  preview: null,
  width: 400,
  height: 300,
  durationMs: null,
  backdropSrc: null,
  ground: null,
  crop: null,
  focus: null,
  beats: null,
  createdTime: '2026-11-24T05:00:00.000Z',
  ...changes,
});
const lake = media('lake');
const hill = media('hill');
const came = media('came');
const png = new File(['x'], 'came.png', { type: 'image/png' });
const pdf = new File(['x'], 'x.pdf', { type: 'application/pdf' });
const shape: Addition = { what: 'shape', shape: 'star' };

const stocked = { type: 'xstate.done.actor.openLibrary' as const, output: [lake, hill] };
const unsigned = { type: 'xstate.error.actor.openLibrary' as const, error: new TypeError('fetch failed') };
const library = { to: 'library', shelf: 'image' } as const;
const chosen = (...files: File[]) => ({ type: 'files.chosen' as const, files, destination: library });
const dropped = (files: readonly File[], folders: readonly string[] = []) => ({
  type: 'files.dropped' as const,
  files,
  folders,
  destination: { to: 'moment' as const, atMs: 1500 },
});
const uploaded = { type: 'xstate.done.actor.uploadFile' as const, output: came };
const refused = {
  type: 'xstate.error.actor.uploadFile' as const,
  error: { status: 503, detail: 'The server is busy.' },
};
const faulty = { ...refused, error: { status: 422, detail: 'This file is empty.' } };
const progressed = { type: 'upload.progressed' as const, sent: 0.5 };
const removed = { type: 'media.removed' as const, media: lake };
const undone = { type: 'undo.chosen' as const, removed: { media: lake, index: 0 } };
const again = { type: 'failures.retried' as const };

const paths = modelOf(
  machine,
  undefined,
  {
    // Files look alike in a path's key: the two are told apart by their number.
    'files.chosen': [chosen(png), chosen(pdf, png)],
    'files.dropped': [dropped([png]), dropped([], ['holiday'])],
    'upload.progressed': [progressed],
    'search.changed': [{ type: 'search.changed', among: 'media', search: 'lake' }],
    'addition.chosen': [{ type: 'addition.chosen', addition: shape }],
    'media.removed': [removed],
    'undo.chosen': [undone],
    'xstate.done.actor.openLibrary': [stocked],
    'xstate.error.actor.openLibrary': [unsigned],
    'xstate.done.actor.uploadFile': [uploaded],
    'xstate.error.actor.uploadFile': [refused, faulty],
  },
  {
    limit: 20_000,
    alsoTellApart: ({ queue, failures, media }) => [
      Math.min(queue.length, 1),
      failures.some(({ again }) => again !== null),
      failures.length > 0,
      media.includes(lake),
    ],
  },
).getShortestPaths();

type Seen = { context: LibraryContext };
/** `choosingNext` is passed through: nothing rests there. */
type SeenState = Exclude<StatesOf<typeof libraryMachine>, 'uploads.uploading.choosingNext'>;
const states = {
  'shelf.openingLibrary': ({ context }) => expect(context.media).not.toContain(hill),
  'shelf.unavailable': ({ context }) => expect(context.media).not.toContain(hill),
  'shelf.stocked': ({ context }) => expect(context.media).toContain(hill),
  'uploads.idle': ({ context }) => expect(context.queue).toEqual([]),
  'uploads.uploading.uploadingFile': ({ context: { queue, filesDone, filesTotal } }) => {
    expect(queue[0]?.file).toBe(png);
    expect(filesDone + queue.length).toBe(filesTotal);
  },
} satisfies Record<SeenState, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const end = (...events: readonly (EventFrom<typeof machine> | AnswerEvent)[]) => {
  said.mockClear();
  return journey(machine, undefined, events);
};
const idsOf = ({ context }: ReturnType<typeof end>) => context.media.map(({ id }: LibraryMedia) => id);

test('[E9] what this browser kept comes onto the shelf; what could not be asked for is asked for again', () => {
  expect(idsOf(end(stocked))).toEqual(['lake', 'hill']);
  expect(end(unsigned).value.shelf).toBe('unavailable');
  expect(idsOf(end(unsigned, { type: 'retried' }, stocked))).toEqual(['lake', 'hill']);
});
test('[E7] files go up one after the other, newest first, and are kept', () => {
  expect(end(stocked, chosen(png, png)).context).toMatchObject({ filesDone: 0, filesTotal: 2, sent: 0 });
  const first = end(stocked, chosen(png, png), progressed, uploaded);
  expect(first.context).toMatchObject({ filesDone: 1, filesTotal: 2, sent: 0 });
  expect(idsOf(first)).toEqual(['came', 'lake', 'hill']);
  expect(said.mock.calls).toEqual([
    ['keep', 'came', 0],
    ['place', 'came', library],
  ]);
  expect(end(stocked, chosen(png), uploaded).value.uploads).toBe('idle');
});
test('the same file again stays one', () => {
  expect(idsOf(end(stocked, chosen(png), uploaded, chosen(png), uploaded))).toEqual(['came', 'lake', 'hill']);
});
test('what came up while the shelf was being filled stays on it', () => {
  expect(idsOf(end(chosen(png), uploaded, stocked))).toEqual(['came', 'lake', 'hill']);
  expect(idsOf(end(chosen(png), uploaded, { ...stocked, output: [lake, came] }))).toEqual(['came', 'lake']);
});
test('a file dropped at a moment goes there as soon as it is up', () => {
  end(stocked, dropped([png]), uploaded);
  expect(said.mock.calls.at(-1)).toEqual(['place', 'came', { to: 'moment', atMs: 1500 }]);
});
test('how much of a file is up is known, and forgotten with the next', () => {
  expect(end(stocked, chosen(png, png), progressed).context.sent).toBe(0.5);
  expect(end(stocked, chosen(png), progressed, refused).context.sent).toBe(0);
});
const whyOf = (file: File, came: 'chosen' | 'dropped') =>
  end(came === 'chosen' ? chosen(file) : dropped([file])).context.failures[0]?.why ?? null;
const named = (name: string, type = '') => new File(['x'], name, { type });
test.each([
  ['a.jpg', null],
  ['A.JPEG', null],
  ['a.png', null],
  ['a.gif', null],
  ['a.bmp', null],
  ['a.webp', null],
  ['a.svg', 'pictureOfAnotherKind'],
  ['a.heic', 'pictureOfAnotherKind'],
])('[E10] of dropped pictures the ending decides: %s', (name, why) => {
  const ending = name.split('.')[1] ?? '';
  expect(whyOf(named(name, `image/${ending}`), 'dropped')).toBe(why);
});
test('[E10] a dropped picture is known by its ending even where its type is not', () => {
  expect(whyOf(named('a.bmp'), 'dropped')).toBeNull();
  expect(whyOf(named('a.txt', 'text/plain'), 'dropped')).toBe('neither');
  expect(whyOf(named('a', 'video/mp4'), 'dropped')).toBeNull();
});
test('[E7] of chosen files the type decides: pictures and videos', () => {
  expect(whyOf(named('a.heic', 'image/heic'), 'chosen')).toBeNull();
  expect(whyOf(named('a.mov', 'video/quicktime'), 'chosen')).toBeNull();
  expect(whyOf(pdf, 'chosen')).toBe('neither');
});
test('a PDF and a folder are named without being sent, and not sent again', () => {
  const seen = end(stocked, dropped([pdf], ['holiday']));
  expect(seen.value.uploads).toBe('idle');
  expect(seen.context.failures).toEqual([
    { fileName: 'holiday', why: 'folder', reason: null, again: null },
    { fileName: 'x.pdf', why: 'neither', reason: null, again: null },
  ]);
  expect(seen.can(again)).toBe(false);
});
test('what the server refuses is named in its words, and can be sent again to the same place', () => {
  const { context } = end(stocked, dropped([png, png]), refused, uploaded);
  expect(context.failures).toEqual([
    {
      fileName: 'came.png',
      why: 'refused',
      reason: 'The server is busy.',
      again: { file: png, came: 'dropped', destination: { to: 'moment', atMs: 1500 } },
    },
  ]);
  const sentAgain = end(stocked, dropped([png]), refused, again, uploaded);
  expect([sentAgain.context.failures, idsOf(sentAgain)]).toEqual([[], ['came', 'lake', 'hill']]);
  expect(end(stocked, dropped([png]), refused, { type: 'failures.dismissed' }).context.failures).toEqual([]);
});
test('a file that is itself at fault is named, and not sent again', () => {
  const seen = end(stocked, chosen(png), faulty);
  expect(seen.context.failures).toEqual([
    { fileName: 'came.png', why: 'refused', reason: 'This file is empty.', again: null },
  ]);
  expect(seen.can(again)).toBe(false);
});
test('an upload that is cancelled leaves nothing behind, and nothing waiting', () => {
  const { context, value } = end(stocked, chosen(png, png), progressed, { type: 'upload.cancelled' });
  expect(value.uploads).toBe('idle');
  expect(context).toMatchObject({ queue: [], filesTotal: 0, sent: 0, media: [lake, hill] });
});
test('[E9] what is removed is forgotten, told, and comes back to its place', () => {
  const gone = { type: 'media.removed', media: hill };
  expect(idsOf(end(stocked, gone))).toEqual(['lake']);
  expect(said.mock.calls).toEqual([
    ['removed', 'hill', 1],
    ['forget', 'hill'],
  ]);
  const back = end(stocked, gone, { type: 'undo.chosen', removed: { media: hill, index: 1 } });
  expect(idsOf(back)).toEqual(['lake', 'hill']);
  expect(said.mock.calls.at(-1)).toEqual(['keep', 'hill', 1]);
  expect(back.can({ type: 'undo.chosen', removed: { media: hill, index: 1 } })).toBe(false);
  expect(end(stocked, gone).can(gone)).toBe(false);
});
test('[E8] what is chosen is added to the video, whatever else is under way', () => {
  end(unsigned, { type: 'addition.chosen', addition: shape });
  expect(said.mock.calls).toEqual([['add', shape]]);
});
test('what is looked for is remembered, apart for media and for shapes', () => {
  const media = { type: 'search.changed', among: 'media', search: 'la' } as const;
  const shapes = { type: 'search.changed', among: 'shapes', search: 'star' } as const;
  expect(end(stocked, media).context.search).toEqual({ media: 'la', shapes: '' });
  expect(end(stocked, media, shapes).context.search).toEqual({ media: 'la', shapes: 'star' });
});
