import { expect, test } from 'vitest';
import { templatePropsSchema, type TemplateProps } from '../../../contract/video/templateProps';
import { videoDataSchema, type ItemOf } from '../../../contract/video/videoData';
import { arrangeFunky } from '../../../src/templates/funky/funky.arrange';
import { jumpAt, landing } from '../../../src/templates/funky/jumps';
import { loudColours, loudBackground } from '../../../src/templates/funky/loudBackgrounds';
import { pulseOf } from '../../../src/templates/funky/pulse';
import { mainItemsOf } from '../../../src/templates/shared/shots/dressMain';

const captions: TemplateProps['captions'] = Array.from({ length: 30 }, (_, n) => [
  [n * 0.5, n * 0.5 + 0.4],
  n % 5 === 4 ? 'end.' : 'word',
]);
const props = (over: Partial<TemplateProps> = {}): TemplateProps =>
  templatePropsSchema.parse({
    template: 'funky',
    project_id: 'p1',
    images: ['a', 'b', 'c', 'd', 'e'],
    videos: [],
    captions,
    voiceover_duration: 15,
    background_music_url: null,
    remote_dir: 'media:u/1/jobs/1/',
    ...over,
  });

test('[T1] it jumps on the beats of the music, of quick music on every second one', () => {
  expect(pulseOf({ captions, beats: [0, 500, 1000, 1500] })).toEqual([0, 500, 1000, 1500]);
  expect(pulseOf({ captions, beats: [0, 300, 600, 900, 1200] })).toEqual([0, 600, 1200]);
});

test('without music it jumps where a sentence begins', () => {
  expect(pulseOf({ captions })).toEqual([0, 2500, 5000, 7500, 10_000, 12_500]);
  expect(pulseOf({ captions: [], beats: [] })).toEqual([]);
});

test('a jump is largest on its beat, gone before the next, and leaves the picture otherwise askew', () => {
  const beats = [1000, 1500];
  expect(jumpAt(beats, 999)).toEqual({ scale: 1, rotateDeg: 0, steps: 0 });
  expect(jumpAt(beats, 1000)).toEqual({ scale: 1.07, rotateDeg: -2, steps: 1 });
  expect(jumpAt(beats, 1499).scale).toBeCloseTo(1, 2);
  expect(jumpAt(beats, 1500)).toMatchObject({ rotateDeg: 1.5, steps: 2 });
});

test('what lands goes too far, comes back, and rests', () => {
  expect(landing(0)).toBe(1);
  expect(landing(70)).toBeGreaterThan(1.05);
  expect(landing(210)).toBeLessThan(1);
  expect(landing(1500)).toBeCloseTo(1, 4);
});

test('neighbouring backgrounds differ, are short enough to be kept, and are the brand’s where there is one', () => {
  const ours = loudColours(undefined);
  const grounds = Array.from({ length: 12 }, (_, index) => loudBackground(ours, index, 1));
  for (const [index, ground] of grounds.entries()) {
    expect(ground).not.toBe(grounds[index - 1]);
    expect(ground.length).toBeLessThan(400);
  }
  expect(loudColours(['#ff0000'])).toEqual(['#ff0000', '#fff4d6', '#16161d']);
  expect(loudColours(['#f00', '#0f0', '#00f'])).toEqual(['#f00', '#0f0', '#00f']);
});

test.each([
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
  { width: 1920, height: 1080 },
])('every picture has its beats, and a sticker that stays on the screen', (size) => {
  const data = videoDataSchema.parse(arrangeFunky(props({ ...size, beats: [0, 2000, 4000] })));
  const shots = mainItemsOf(data);
  expect(shots.flatMap(({ details }) => details.beats)).toEqual([0, 2000, 4000]);
  const stickers = Object.values(data.trackItemsMap).filter((item): item is ItemOf<'shape'> =>
    item.id.startsWith('sticker_'),
  );
  expect(stickers).toHaveLength(shots.length);
  for (const [index, { details, display }] of stickers.entries()) {
    const { left = -1, top = -1, width = 0, height = 0 } = details;
    expect([left, top].every((edge) => edge >= 0)).toBe(true);
    expect(left + width).toBeLessThanOrEqual(size.width);
    expect(top + height).toBeLessThanOrEqual(size.height);
    expect(display).toEqual({
      from: (shots[index]?.display.from ?? 0) + 260,
      to: shots[index]?.display.to,
    });
  }
});
