import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { createLanesOf, itemsWithin, lanesOf } from '../../../../src/editor-engine/selectors/lanes.selectors';
import { openEngine } from '../support/openEngine';
import { items, sampleVideo } from '../support/sampleVideo';

const overlay = (id: string, from: number, to: number): TrackItem => ({
  id,
  type: 'image',
  name: id,
  display: { from, to },
  details: { src: 'media:u/me/1.jpg' },
});
const holding = (...some: TrackItem[]): VideoData => ({
  ...sampleVideo(),
  trackItemsMap: Object.fromEntries(some.map((item) => [item.id, item])),
});
const shown = (data: VideoData) =>
  createLanesOf()(data).map(({ id, items: held }) => `${id}: ${held.map((item) => item.id).join(' ')}`);

test('from the top: titles, overlays, the main items, captions, sound', () => {
  expect(shown(sampleVideo())).toEqual([
    'titles: title_p1',
    'overlays: video_1',
    'main: video_main_0_p1 video_main_1_p1 video_main_2_p1',
    'captions: caption_0_p1 caption_1_p1',
    'audio: voice_p1',
    'audio.1: bg_music_p1',
  ]);
});

test('an empty video still has its main lane', () => {
  expect(shown(holding())).toEqual(['main: ']);
});

test('what is there at the same time goes to lanes of its own, upwards from the main one', () => {
  expect(shown(holding(overlay('a', 0, 2000), overlay('b', 1000, 3000), overlay('c', 2000, 4000)))).toEqual([
    'overlays.1: b',
    'overlays: a c',
    'main: ',
  ]);
});

test('a voice that is held sentence by sentence stays above the music, though the music begins before it', () => {
  const sound = (id: string, from: number, to: number): TrackItem => ({
    ...items.voice,
    ...{ id, display: { from, to } },
  });
  const spoken = [sound('voice_1_p1', 100, 1500), sound('voice_2_p1', 1500, 3000)];
  expect(shown(holding(sound('bg_music_p1', 0, 9000), ...spoken, sound('audio_1', 4000, 5000)))).toEqual([
    'main: ',
    'audio: voice_1_p1 voice_2_p1',
    'audio.1: bg_music_p1',
    'audio.2: audio_1',
  ]);
});

test('main items that stand over one another in a foreign document are all seen', () => {
  const over = { ...items.second, display: { from: 3000, to: 6000 } };
  expect(shown(holding(items.first, over))).toEqual(['main: video_main_0_p1', 'main.1: video_main_1_p1']);
});

test('what is switched off, or has no length, is there all the same', () => {
  const empty = overlay('empty', 500, 500);
  expect(shown({ ...holding(empty), trackItemIds: [] })).toEqual(['overlays: empty', 'main: ']);
});

test('a lane in which nothing changed is the same object after a command', () => {
  const engine = openEngine();
  const before = lanesOf(engine.videoData());
  expect(lanesOf(engine.videoData())).toBe(before);
  engine.execute('items.move', { ids: [items.clip.id], byMs: 500 });
  const after = lanesOf(engine.videoData());
  expect(after.map((lane, index) => lane === before[index])).toEqual([true, false, true, true, true, true]);
  expect(after[1]?.items).toEqual([{ id: items.clip.id, from: 1500, to: 3500 }]);
});

const anyOverlays = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 80 })), { maxLength: 60 })
  .map((all) => all.map(([from, length], index) => overlay(`o${index}`, from, from + length)));

test('no two of a lane are there at the same time, and none is lost', () => {
  fc.assert(
    fc.property(anyOverlays, (all) => {
      const lanes = createLanesOf()(holding(...all));
      for (const { items: held } of lanes)
        for (const [index, item] of held.entries())
          expect(item.from).toBeGreaterThanOrEqual(held[index - 1]?.to ?? 0);
      expect(lanes.flatMap((lane) => lane.items.map(({ id }) => id)).sort()).toEqual(
        all.map(({ id }) => id).sort(),
      );
    }),
  );
});

test('binary search finds those in view, as looking at each would', () => {
  fc.assert(
    fc.property(anyOverlays, fc.integer({ min: 0, max: 600 }), fc.nat(100), (all, fromMs, span) => {
      for (const lane of createLanesOf()(holding(...all)))
        expect(itemsWithin(lane, fromMs, fromMs + span)).toEqual(
          lane.items.filter(({ from, to }) => to > fromMs && from < fromMs + span),
        );
    }),
  );
});
