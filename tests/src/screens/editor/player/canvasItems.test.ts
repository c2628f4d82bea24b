import { expect, test } from 'vitest';
import { placeItem } from '../../../../../src/app/editor/placeItem';
import { poseDetails, poseOf } from '../../../../../src/screens/editor/player/canvas/poseDetails';
import { standingAt, topmostAt } from '../../../../../src/screens/editor/player/canvas/shownItems';
import { timecode } from '../../../../../src/screens/editor/player/timecode';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';

const data = sampleVideo();
const idsAt = (atMs: number) => standingAt(data, atMs).map(({ item }) => item.id);
function poseIn(engine: ReturnType<typeof openEngine>, id: string) {
  const item = engine.item(id);
  const pose = item && poseOf(item, engine.videoData());
  if (!pose) throw new Error(`"${id}" has no place`);
  return { item, pose };
}

test('what is seen at a moment stands on the canvas, sounds do not', () => {
  expect(idsAt(2000)).toEqual([items.first.id, items.clip.id, items.title.id]);
  expect(idsAt(9999)).toEqual([items.third.id]);
});
test('a press meets the topmost item beneath it, also words', () => {
  expect(topmostAt(data, 1500, { x: 540, y: 340 })?.id).toBe(items.title.id);
  expect(topmostAt(data, 1500, { x: 100, y: 900 })?.id).toBe(items.clip.id);
  expect(topmostAt(data, 1500, { x: 900, y: 1200 })?.id).toBe(items.first.id);
  expect(topmostAt(data, 1500, { x: -10, y: 0 })).toBeNull();
});
test('[E12] a picture is placed whole, as one step', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.first.id);
  expect(placeItem(engine, item, { ...pose, left: 10.4, width: 900 })).toEqual({ done: true });
  expect(engine.item(items.first.id)?.details).toEqual({
    ...items.first.details,
    left: 10,
    top: 0,
    width: 900,
    height: 1920,
    rotate: 0,
  });
  expect(engine.undo()).toBe('item.place');
  expect(engine.videoData()).toEqual(data);
});
test('a picture that is only turned keeps the box of its template', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.clip.id);
  placeItem(engine, item, { ...pose, rotate: 12 });
  expect(engine.item(items.clip.id)?.details).toEqual({ ...items.clip.details, rotate: 12 });
});
test('words that grew say how large they are; their height follows', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.title.id);
  placeItem(engine, item, { ...pose, width: 540, height: 60, fontSize: 48 });
  expect(engine.item(items.title.id)?.details).toEqual({ ...items.title.details, width: 540, fontSize: 48 });
});
test('captions share their place', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.hello.id);
  placeItem(engine, item, { ...pose, top: 900 });
  expect([engine.item(items.hello.id)?.details, engine.item(items.goodbye.id)?.details]).toEqual([
    { ...items.hello.details, top: 900 },
    { ...items.goodbye.details, top: 900 },
  ]);
});
test('what did not move is no step', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.title.id);
  expect(placeItem(engine, item, pose)).toEqual({ done: false, why: 'nothingChanges' });
  expect(poseDetails(item, pose)).toEqual({ left: 0, top: 300, width: 1080, rotate: 0, fontSize: 96 });
});
test('a moment is read as minutes, seconds and hundredths', () => {
  expect([0, 94, 960, 1800, 17_999, -3].map((frame) => timecode(frame, 30))).toEqual([
    '00:00.00',
    '00:03.13',
    '00:32.00',
    '01:00.00',
    '09:59.97',
    '00:00.00',
  ]);
});
