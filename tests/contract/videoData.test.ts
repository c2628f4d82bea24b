import { expect, test } from 'vitest';
import { VIDEO_ITEMS } from '../../contract/limits';
import { shapeNames } from '../../contract/video/shapes';
import { hasFile, videoDataSchema, type TrackItem, type VideoData } from '../../contract/video/videoData';

const shape: TrackItem = {
  id: 's',
  name: 'Star',
  type: 'shape',
  display: { from: 0, to: 3000 },
  details: { shape: 'star', fill: '#ffdd2d', strokeColor: '#000', strokeWidth: 8, rotate: -30 },
};
const clip: TrackItem = {
  id: 'v',
  name: 'Clip',
  type: 'video',
  display: { from: 0, to: 3000 },
  trim: { from: 500, to: 6500 },
  isMain: true,
  details: { src: 'media:u/1/v.mp4', volume: 60, speed: 2, fadeIn: 300, fadeOut: 400 },
};
const data = (items: TrackItem[], over: object = {}): VideoData => ({
  projectId: 'p',
  duration: 3000,
  fps: 30,
  size: { width: 1080, height: 1920 },
  tracks: [{ id: 'visual_track', items: items.map(({ id }) => id) }],
  trackItemIds: items.map(({ id }) => id),
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
  ...over,
});
const isDocument = (value: unknown) => videoDataSchema.safeParse(value).success;

test('[Y3] shapes, turned boxes, speed, fades and markers are part of a document', () => {
  const whole = data([clip, shape], { markers: [{ id: 'm1', at: 1200, name: 'Chorus' }] });
  expect(videoDataSchema.parse(whole)).toEqual(whole);
});

test('[E8] a document may hold every shape that is offered, those of its first days among them, and no other', () => {
  expect(shapeNames.every((name) => isDocument(data([{ ...shape, details: { shape: name } }])))).toBe(true);
  expect(shapeNames.slice(0, 8)).toEqual([
    ...['rectangle', 'ellipse', 'triangle', 'star', 'arrow', 'line', 'heart', 'speechBubble'],
  ]);
  expect(new Set(shapeNames).size).toBe(27);
  expect(isDocument(data([shape], { trackItemsMap: { s: { ...shape, details: { shape: 'cube' } } } }))).toBe(
    false,
  );
});

test('what a newer program wrote is kept, however deep, and the known is checked all the same', () => {
  const caption = {
    id: 'caption_0_p',
    name: '',
    type: 'text',
    display: { from: 0, to: 900, easedBy: 3 },
    details: {
      text: 'cold',
      words: [{ text: 'cold', from: 0, to: 900, speaker: 'Ada' }],
      captionStyle: { look: 'neon', font: 'mono', glow: 2 },
      wobble: { by: 4 },
    },
    lane: 7,
  };
  const newer = {
    ...data([clip]),
    trackItemsMap: { v: { ...clip, nested: { deep: [1] } }, caption_0_p: caption },
    size: { width: 1080, height: 1920, safeArea: 'tiktok' },
    tracks: [{ id: 'visual_track', items: ['v'], locked: true }],
    comments: ['later'],
  };
  expect(videoDataSchema.parse(newer)).toEqual(newer);
  expect(isDocument({ ...newer, duration: Number.NaN })).toBe(false);
});

test.each([
  ['a clip at a fifth of its speed', { ...clip.details, speed: 0.2 }],
  ['a clip five times as fast', { ...clip.details, speed: 5 }],
  ['a box turned by more than a whole turn', { ...clip.details, rotate: 361 }],
  ['a fade that ends before it begins', { ...clip.details, fadeIn: -1 }],
])('%s is refused', (_, details) => {
  expect(isDocument(data([clip], { trackItemsMap: { v: { ...clip, details } } }))).toBe(false);
});

test('ten thousand items are a document, one more is not', () => {
  const many = (count: number) =>
    data(Array.from({ length: count }, (_, index) => ({ ...shape, id: `s${index}` })));
  expect(isDocument(many(VIDEO_ITEMS))).toBe(true);
  expect(isDocument(many(VIDEO_ITEMS + 1))).toBe(false);
});

test('pictures, clips and sounds have a file; words and shapes have none', () => {
  expect([clip, shape].map(hasFile)).toEqual([true, false]);
});
