import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { videoDataSchema, type VideoData } from '../../../../contract/video/videoData';
import { fromVideoData } from '../../../../src/editor-engine/fromVideoData';
import { repairVideoData } from '../../../../src/editor-engine/repair/repairVideoData';
import { anyVideoData } from '../support/anyVideoData';
import { openEngine } from '../support/openEngine';
import { items, sampleVideo } from '../support/sampleVideo';
import { isLong } from '../../../support/form';

const { first, second, hello, music, clip } = items;
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const repaired = (raw: unknown) => {
  const outcome = repairVideoData(raw);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome;
};
/** The sample with something said otherwise of one item. */
const withItem = (id: string, item: unknown) => {
  const video = sampleVideo();
  return { ...video, trackItemsMap: { ...video.trackItemsMap, [id]: item } };
};

test('a sound document comes out as it went in, without a note', () =>
  expect(repairVideoData(sampleVideo())).toEqual({ videoData: sampleVideo(), notes: [] }));

test('any sound document does, with all that it holds beside what is known', () =>
  fc.assert(
    fc.property(anyVideoData, (video) => {
      expect(repairVideoData(video)).toEqual({ videoData: video, notes: [] });
    }),
  ));

describe('nothing that could be a video is refused', () => {
  test.each([null, 7, 'a layout', [], {}, { trackItemsMap: [] }, { tracks: [], trackItemIds: [] }])(
    '%j',
    (raw) => expect(repairVideoData(raw)).toEqual({ refused: 'notAVideo' }),
  );

  test('10,001 items', () => {
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`image_${index}`, first]));
    expect(repairVideoData({ ...sampleVideo(), trackItemsMap: many })).toEqual({ refused: 'tooManyItems' });
  });
});

test('fields that are missing or of no use get defaults', () => {
  const { videoData, notes } = repaired({ trackItemsMap: { [first.id]: first }, duration: NaN, fps: 'fast' });
  expect(videoData).toEqual({
    projectId: '',
    duration: 4000,
    fps: 30,
    size: { width: 1080, height: 1920 },
    tracks: [
      { id: 'visual_track', items: [first.id] },
      { id: 'text_track', items: [] },
      { id: 'audio_track', items: [] },
    ],
    trackItemIds: [first.id],
    trackItemsMap: { [first.id]: first },
    template: 'default',
  });
  expect(notes).toEqual([
    { code: 'tracksMade' },
    { code: 'fieldRepaired', id: 'trackItemIds' },
    { code: 'fieldRepaired', id: 'projectId' },
    { code: 'fieldRepaired', id: 'duration' },
    { code: 'fieldRepaired', id: 'fps' },
    { code: 'fieldRepaired', id: 'template' },
  ]);
});

test('a document without a frame rate or a size has the usual ones, as the contract says: no note', () => {
  const { fps: _, size: __, ...rest } = sampleVideo();
  expect(repaired(rest)).toEqual({ videoData: sampleVideo(), notes: [] });
});

test.each([
  [
    'NaN and negative windows',
    { ...first, display: { from: -5, to: NaN } },
    { ...first, display: { from: 0, to: 3000 } },
  ],
  [
    'a window past the longest video',
    { ...first, display: { from: 0, to: 9e9 } },
    { ...first, display: { from: 0, to: 600_000 } },
  ],
  ['no window', { ...first, display: undefined }, { ...first, display: { from: 0, to: 3000 } }],
  [
    'a window without an end',
    { ...first, display: { from: 8000 } },
    { ...first, display: { from: 8000, to: 11_000 } },
  ],
  ['no name', { ...first, name: 7 }, { ...first, name: '' }],
  ['another id than its own', { ...first, id: 'image_9' }, first],
  [
    'details out of bounds or of no use',
    {
      ...first,
      details: {
        ...first.details,
        opacity: 300,
        rotate: -999,
        zIndex: 1.6,
        width: -3,
        borderRadius: {},
        boxShadow: 4,
      },
    },
    {
      ...first,
      details: {
        src: first.details.src,
        height: 1920,
        left: 0,
        top: 0,
        opacity: 100,
        rotate: -360,
        zIndex: 2,
      },
    },
  ],
  [
    'an animation of an unknown kind',
    { ...first, details: { ...first.details, animation: { type: 'explode', duration: 3 } } },
    first,
  ],
  ['a name that is too long', { ...first, name: 'x'.repeat(999) }, { ...first, name: 'x'.repeat(400) }],
  ['what nobody knows', { ...first, later: { a: [null] } }, null],
])('an item with %s is put right', (_, item, right) => {
  const { videoData, notes } = repaired(withItem(first.id, item));
  expect(videoData).toEqual(withItem(first.id, right ?? item));
  expect(notes).toEqual(right ? [{ code: 'itemRepaired', id: first.id }] : []);
});

test('words without moments go, the others stay', () => {
  const words = [
    { text: 'Hello', from: 0, to: 1000 },
    { text: 'lost', from: null },
    'there',
    { text: 'there', from: -1, to: 2000 },
  ];
  const { videoData, notes } = repaired(
    withItem(hello.id, { ...hello, details: { ...hello.details, words } }),
  );
  expect(videoData.trackItemsMap[hello.id]?.details).toEqual({
    text: 'Hello there',
    words: [
      { text: 'Hello', from: 0, to: 1000 },
      { text: 'there', from: 0, to: 2000 },
    ],
  });
  expect(notes).toEqual([{ code: 'itemRepaired', id: hello.id }]);
});

test('an item of an unknown kind, or without its file, is set aside whole, and kept', () => {
  const hologram = { ...second, type: 'hologram' };
  const bare = { ...clip, details: { volume: 20 } };
  const video = sampleVideo();
  const { videoData, notes } = repaired({
    ...video,
    trackItemsMap: { ...video.trackItemsMap, [second.id]: hologram, [clip.id]: bare },
  });
  expect(videoData.trackItemIds).toEqual(
    video.trackItemIds.filter((id) => id !== second.id && id !== clip.id),
  );
  expect(videoData.tracks[0]?.items).toEqual([first.id, items.third.id]);
  expect(videoData).toMatchObject({
    setAside: [
      { id: second.id, item: hologram },
      { id: clip.id, item: bare },
    ],
  });
  expect(notes).toEqual([
    { code: 'itemSetAside', id: second.id },
    { code: 'itemSetAside', id: clip.id },
    { code: 'idDropped', id: second.id },
    { code: 'idDropped', id: clip.id },
    { code: 'idDropped', id: second.id },
    { code: 'idDropped', id: clip.id },
  ]);
  expect(repaired(videoData)).toEqual({ videoData, notes: [] });
  const engine = openEngine(videoData);
  expect(engine.videoData()).toEqual(videoData);
});

test('ids that lead nowhere, or stand twice, are dropped; an item stands in one track', () => {
  const video = sampleVideo();
  const { videoData, notes } = repaired({
    ...video,
    tracks: [
      { id: 'visual_track', items: [first.id, 'ghost', first.id] },
      { id: 'text_track', items: [first.id, hello.id, 7], colour: 'red' },
      'nonsense',
      { id: 'text_track', items: [music.id] },
    ],
    trackItemIds: [first.id, 'ghost', hello.id, first.id, null],
  });
  expect(videoData.tracks).toEqual([
    { id: 'visual_track', items: [first.id] },
    { id: 'text_track', items: [hello.id, music.id], colour: 'red' },
  ]);
  expect(videoData.trackItemIds).toEqual([first.id, hello.id]);
  expect(notes).toEqual([
    { code: 'idDropped', id: 'ghost' },
    { code: 'idDropped', id: first.id },
    { code: 'idDropped', id: first.id },
    { code: 'idDropped', id: '7' },
    { code: 'fieldRepaired', id: 'tracks' },
    { code: 'fieldRepaired', id: 'tracks' },
    { code: 'idDropped', id: 'ghost' },
    { code: 'idDropped', id: first.id },
    { code: 'idDropped', id: 'null' },
  ]);
});

test('markers out of bounds are brought in, those without a name or twice the same go', () => {
  const { videoData, notes } = repaired({
    ...sampleVideo(),
    markers: [
      { id: 'm1', at: -4, name: 'Start' },
      { id: 'm1', at: 5, name: 'Again' },
      { id: 'm2', at: 100, name: null },
      { id: 'm3', at: 200, name: 'Here' },
    ],
  });
  expect(videoData.markers).toEqual([
    { id: 'm1', at: 0, name: 'Start' },
    { id: 'm3', at: 200, name: 'Here' },
  ]);
  expect(notes).toEqual([{ code: 'fieldRepaired', id: 'markers' }]);
});

test('[T1] an unknown template is kept and named', () => {
  const video = { ...sampleVideo(), template: 'cubist' };
  expect(repaired(video)).toEqual({ videoData: video, notes: [{ code: 'unknownTemplate', id: 'cubist' }] });
});

test('windows of no length, and items over one another, are kept as they are', () => {
  const video = sampleVideo();
  video.trackItemsMap[first.id] = { ...first, display: { from: 5000, to: 5000 } };
  video.trackItemsMap[second.id] = { ...second, display: { from: 9000, to: 4000 } };
  expect(repaired(video)).toEqual({ videoData: video, notes: [] });
});

test('an item called __proto__ is set aside and changes nothing else', () => {
  const raw: unknown = JSON.parse(
    JSON.stringify(sampleVideo()).replace(
      '"trackItemsMap":{',
      '"trackItemsMap":{"__proto__":{"type":"image"},',
    ),
  );
  const { videoData, notes } = repaired(raw);
  expect(notes).toEqual([{ code: 'itemSetAside', id: '__proto__' }]);
  expect(Object.keys(videoData.trackItemsMap)).toEqual(Object.keys(sampleVideo().trackItemsMap));
});

/** A sound document in which some places hold something else. */
const brokenVideo = fc
  .tuple(
    anyVideoData,
    fc.array(
      fc.tuple(fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 5 }), fc.jsonValue({ maxDepth: 2 })),
      {
        maxLength: 4,
      },
    ),
  )
  .map(([video, breaks]) =>
    breaks.reduce<unknown>((whole, [steps, value]) => broken(whole, steps, value), json(video)),
  );

function broken(value: unknown, [step, ...rest]: readonly number[], to: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return to;
  const entries = Object.entries(value);
  const [key] = entries[step % Math.max(1, entries.length)] ?? [];
  if (key === undefined) return to;
  const next = broken((value as Record<string, unknown>)[key], rest, to);
  return Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next };
}

const isConsistent = ({ tracks, trackItemIds, trackItemsMap }: VideoData) => {
  const inTracks = tracks.flatMap((track) => track.items);
  return (
    new Set(inTracks).size === inTracks.length &&
    new Set(trackItemIds).size === trackItemIds.length &&
    [...inTracks, ...trackItemIds].every((id) => Object.hasOwn(trackItemsMap, id)) &&
    Object.entries(trackItemsMap).every(([id, item]) => item.id === id)
  );
};

test('whatever JSON comes, a document comes out that the contract lets in and the engine can hold, or a refusal', () =>
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), brokenVideo), (raw) => {
      const before = JSON.stringify(raw);
      const outcome = repairVideoData(raw);
      expect(JSON.stringify(raw)).toBe(before);
      if ('refused' in outcome) return;
      const { videoData } = outcome;
      expect(videoDataSchema.safeParse(videoData).success).toBe(true);
      expect(isConsistent(videoData)).toBe(true);
      expect(() => fromVideoData(videoData)).not.toThrow();
      const again = repaired(videoData);
      expect(again.videoData).toEqual(videoData);
      expect(again.notes.filter(({ code }) => code !== 'unknownTemplate')).toEqual([]);
    }),
    { numRuns: isLong ? 400 : 100 },
  ));
