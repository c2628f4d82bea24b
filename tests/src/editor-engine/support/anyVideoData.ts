/** Any document that the contract lets in, with fields that it does not know. */
import fc from 'fast-check';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';

const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((some) => some.replaceAll('__proto__', ''));
const markedText = fc.oneof(
  text,
  text.map((some) => `\uFFFD${some}`),
  text.map((some) => `\uFFFB${some}`),
);
const src = fc.webPath().map((path) => `media:u/me${path}`);
const atMs = fc.integer({ min: 0, max: 600_000 });
const window = fc.tuple(atMs, atMs).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
/** Whatever JSON says: a later editor's field. */
const unknown = fc.dictionary(
  fc.stringMatching(/^x[a-z]{1,4}$/),
  // JSON has no -0.
  fc.json({ maxDepth: 2 }).map((json): unknown => JSON.parse(JSON.stringify(JSON.parse(json)))),
  { maxKeys: 2 },
);

const common = { name: markedText, unknown, windowUnknown: unknown, detailsUnknown: unknown };
const image = fc.record({
  ...common,
  display: window,
  type: fc.constant('image'),
  details: fc.record({ src }),
});
const video = fc.record({
  ...common,
  display: window,
  trim: window,
  isMain: fc.boolean(),
  type: fc.constant('video'),
  details: fc.record({
    src,
    volume: fc.integer({ min: 0, max: 100 }),
    opacity: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
});
const words = fc.record({
  ...common,
  display: window,
  type: fc.constant('text'),
  details: fc.record({
    text: markedText,
    words: fc.array(fc.record({ text: markedText, from: atMs, to: atMs }), { maxLength: 3 }),
    animation: fc.record({
      type: fc.constant('fadeIn'),
      duration: atMs,
      delay: atMs,
      easing: fc.constant('linear'),
    }),
  }),
});
const audio = fc.record({
  ...common,
  display: window,
  type: fc.constant('audio'),
  details: fc.record({ src, volume: fc.integer({ min: 0, max: 100 }), loop: fc.boolean() }),
});

const item = fc.oneof(image, video, words, audio).map(
  ({ unknown: more, windowUnknown, detailsUnknown, display, details, ...known }) =>
    ({
      ...more,
      ...known,
      display: { ...windowUnknown, ...display },
      details: { ...detailsUnknown, ...details },
    }) as unknown as TrackItem,
);

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}_[0-9]{1,3}$/), { maxLength: 8 });

export const anyVideoData: fc.Arbitrary<VideoData> = fc
  .record({
    ids,
    items: fc.array(item, { minLength: 8, maxLength: 8 }),
    order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    shown: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    tracksOf: fc.array(fc.constantFrom('visual_track', 'text_track', 'audio_track', null), {
      minLength: 8,
      maxLength: 8,
    }),
    markers: fc.option(fc.array(fc.record({ at: atMs, name: markedText, unknown }), { maxLength: 3 }), {
      nil: undefined,
    }),
    unknown,
    sizeUnknown: unknown,
    trackUnknown: unknown,
    duration: atMs,
  })
  .map(({ ids: known, items, order, shown, tracksOf, markers, sizeUnknown, trackUnknown, ...rest }) => {
    const shuffled = known.toSorted(
      (a, b) => (order[known.indexOf(a)] ?? 0) - (order[known.indexOf(b)] ?? 0),
    );
    return {
      ...rest.unknown,
      projectId: 'p1',
      duration: rest.duration,
      fps: 30,
      size: { ...sizeUnknown, width: 1080, height: 1920 },
      tracks: ['visual_track', 'text_track', 'audio_track'].map((id) => ({
        ...trackUnknown,
        id,
        items: shuffled.filter((one) => tracksOf[known.indexOf(one)] === id),
      })),
      trackItemIds: shuffled.filter((one) => shown[known.indexOf(one)]),
      trackItemsMap: Object.fromEntries(
        known.map((id, index) => [id, { ...(items[index] as TrackItem), id }]),
      ),
      template: 'default',
      ...(markers
        ? {
            markers: markers.map(({ unknown: more, ...marker }, index) => ({
              ...more,
              id: `m${index}`,
              ...marker,
            })),
          }
        : {}),
    } as VideoData;
  });
