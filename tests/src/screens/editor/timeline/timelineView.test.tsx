import { expect, test } from 'vitest';
import { laneKinds } from '../../../../../src/editor-engine/selectors/laneKinds.selectors';
import { lanesOf } from '../../../../../src/editor-engine/selectors/lanes.selectors';
import { barsOf } from '../../../../../src/screens/editor/timeline/items/peaks';
import { itemActOf } from '../../../../../src/screens/editor/timeline/keys/itemKeys';
import { directions, neighbour } from '../../../../../src/editor-engine/timeline/neighbour';
import {
  ALL_SEEN,
  LANE_HEIGHT,
  layOut,
  type Look,
} from '../../../../../src/editor-engine/timeline/laneLayout';
import { createViewport } from '../../../../../src/screens/editor/timeline/view/createViewport';
import {
  framesOn,
  framesShown,
  nearestFrameMs,
  pxPerMsOf,
} from '../../../../../src/editor-engine/timeline/scale';
import { clockOf, ticksBetween, tickStep } from '../../../../../src/screens/editor/timeline/view/ticks';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';

test('[E4] 4, 3, 2, 2 frames for 10, 20, 30, 40 seconds, and between them those of the next', () => {
  expect([10, 20, 30, 40].map(framesShown)).toEqual([4, 3, 2, 2]);
  expect([12, 21, 39].map(framesShown)).toEqual([3, 2, 2]);
});
test('[E4] as many seconds are seen as the slider says', () => {
  expect([10, 20, 40].map((seconds) => pxPerMsOf(1000, seconds) * seconds * 1000)).toEqual([
    1000, 1000, 1000,
  ]);
});
const shown = (look: Partial<Look>) =>
  layOut(lanesOf(sampleVideo()), { ...ALL_SEEN, ...look }).rows.map(
    ({ lane, height, isOpen }) => `${lane.id} ${isOpen ? height : 'thin'}`,
  );
test('[I2] lanes share the room there is, so that voice and music are seen at once', () => {
  const high = shown({});
  expect(high).toEqual(['titles 40', 'overlays 40', 'main 100', 'captions 40', 'audio 48', 'audio.1 48']);
  expect(shown({ roomPx: 400 })).toEqual(high);
  const { height } = layOut(lanesOf(sampleVideo()), { ...ALL_SEEN, roomPx: 240 });
  expect([height <= 240, height > 230]).toEqual([true, true]);
  expect(shown({ roomPx: 100 })).toEqual([
    'titles 18',
    'overlays 18',
    'main 48',
    'captions 20',
    'audio 22',
    'audio.1 22',
  ]);
});
test('[I2] [ED1] where a finger presses them, no lane is lower than 44 px, however little room there is', () => {
  expect(shown({ roomPx: 100, byFinger: true })).toEqual([
    'titles 44',
    'overlays 44',
    'main 48',
    'captions 44',
    'audio 44',
    'audio.1 44',
  ]);
  expect(shown({ byFinger: true })).toEqual([
    'titles 44',
    'overlays 44',
    'main 100',
    'captions 44',
    'audio 48',
    'audio.1 48',
  ]);
});
test('[I2] a lane of which nothing is seen is a thin line, unless it is opened, holds what is selected, or would be landed on', () => {
  const seen = { from: 20_000, to: 30_000 };
  const thin = ['titles thin', 'overlays thin', 'main 100', 'captions thin', 'audio thin', 'audio.1 thin'];
  expect(shown({ seen })).toEqual(thin);
  const openOf = (look: Partial<Look>) =>
    shown({ seen, ...look }).filter((row, index) => row !== thin[index]);
  expect(openOf({ opened: new Set(['captions']) })).toEqual(['captions 40']);
  expect(openOf({ selected: new Set([items.title.id]) })).toEqual(['titles 40']);
  expect(openOf({ landing: 'overlays' })).toEqual(['overlays 40']);
});
test('[E4] the main track is 100 px high', () => {
  const { rows } = layOut(lanesOf(sampleVideo()), ALL_SEEN);
  expect(rows.find(({ lane }) => lane.kind === 'main')?.height).toBe(100);
  expect(Object.keys(LANE_HEIGHT)).toEqual([...laneKinds]);
});
test('a frame further is a whole frame further, however often', () => {
  const steps = [0, 1, 2, 3].reduce((ms) => framesOn(ms, 1, 30), 0);
  expect([steps, nearestFrameMs(40, 30), nearestFrameMs(60, 30)]).toEqual([133, 33, 67]);
});

test('the ruler names moments that people count by, and never closer than they can be read', () => {
  const steps = [10, 20, 30, 40].map((seconds) => tickStep(pxPerMsOf(1400, seconds)).everyMs);
  expect(steps).toEqual([1000, 2000, 2000, 5000]);
  expect(ticksBetween(-500, 4100, tickStep(0.07))).toEqual([0, 2000, 4000, 6000]);
  expect([0, 2500, 62_000].map(clockOf)).toEqual(['0:00', '0:02.5', '1:02']);
});

test('what is drawn stays the same until half a screen has gone by', () => {
  const viewport = createViewport(20);
  viewport.setSize(1000, 300);
  let told = 0;
  viewport.subscribe(() => void (told += 1));
  const first = viewport.drawn();
  viewport.setScroll(400, 0);
  expect([viewport.drawn(), told]).toEqual([first, 0]);
  expect(first.across).toEqual({ from: -10_000, to: 40_000 });
  viewport.setScroll(600, 0);
  expect([viewport.drawn().across, told]).toEqual([{ from: 0, to: 50_000 }, 1]);
});
test('a pane without a size keeps the size that it had', () => {
  const viewport = createViewport(20);
  viewport.setSize(1000, 300);
  viewport.setSize(0, 0);
  expect(viewport.pxPerMs).toBe(0.05);
});

test('the focus goes to what stands nearest on the next lane, and nowhere past the ends', () => {
  const lanes = lanesOf(sampleVideo());
  const from = (id: string) => directions.map((direction) => neighbour(lanes, id, direction));
  const { first, second, third, clip, hello, goodbye, title, music, voice } = items;
  expect(from(second.id)).toEqual([
    first.id,
    third.id,
    clip.id,
    goodbye.id,
    first.id,
    third.id,
    title.id,
    expect.stringMatching(`${music.id}|${voice.id}`),
  ]);
  expect(neighbour(lanes, title.id, 'up')).toBeUndefined();
  expect(neighbour(lanes, hello.id, 'left')).toBeUndefined();
});

const key = (key: string, more: Partial<Parameters<typeof itemActOf>[0]> = {}) =>
  itemActOf({ key, code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });
test('keys of an item: each has one meaning, and what means nothing goes on to the page', () => {
  expect(key('ArrowLeft')).toEqual({ act: 'focus', to: 'left', extends: false });
  expect(key('ArrowLeft', { altKey: true })).toEqual({ act: 'move', step: -1, bySecond: false });
  expect(key('ArrowLeft', { metaKey: true, shiftKey: true })).toEqual({
    act: 'resizeEnd',
    step: -1,
    bySecond: true,
  });
  expect(key(' ')).toEqual({ act: 'play' });
  expect(key('Enter')).toEqual({ act: 'select', choosing: 'only' });
  expect(key(' ', { ctrlKey: true })).toEqual({ act: 'select', choosing: 'toggle' });
  expect(['s', 'F5', 'Tab'].map((one) => key(one))).toEqual([null, null, null]);
  expect(key('z', { ctrlKey: true })).toBeNull();
  expect(key('Delete', { shiftKey: true })).toBeNull();
});

test('a bar is as high as the loudest that it stands for; a sound that loops begins again', () => {
  const peaks = Float32Array.from([0.1, 0.5, 0.2, 0.9]);
  const rounded = (bars: Float32Array) => [...bars].map((bar) => Number(bar.toFixed(2)));
  const heard = { fromMs: 0, msPerBar: 40, bars: 3 };
  expect(rounded(barsOf(peaks, { ...heard, loops: false }))).toEqual([0.5, 0.9, 0]);
  expect(rounded(barsOf(peaks, { ...heard, loops: true }))).toEqual([0.5, 0.9, 0.5]);
  expect(rounded(barsOf(new Float32Array(), { ...heard, loops: true }))).toEqual([0, 0, 0]);
});
