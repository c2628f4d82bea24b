import { expect, test } from 'vitest';
import { placeItem } from '../../../../src/editor-engine/canvas/placeItem';
import { poseDetails } from '../../../../src/editor-engine/canvas/poseDetails';
import type { Point } from '../../../../src/editor-engine/canvas/poseMath';
import { standingAt, topmostAt } from '../../../../src/editor-engine/canvas/standing';
import { poseOf } from '../../../../src/templates/paint/poseOf';
import { openEngine } from '../support/openEngine';
import { items, sampleVideo } from '../support/sampleVideo';

const data = sampleVideo();
const idsAt = (atMs: number) => standingAt(data, atMs, poseOf).map(({ item }) => item.id);
const topAt = (atMs: number, point: Point) => topmostAt(data, { atMs, point }, poseOf);
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
  expect(topAt(1500, { x: 540, y: 340 })?.id).toBe(items.title.id);
  expect(topAt(1500, { x: 100, y: 900 })?.id).toBe(items.clip.id);
  expect(topAt(1500, { x: 900, y: 1200 })?.id).toBe(items.first.id);
  expect(topAt(1500, { x: -10, y: 0 })).toBeNull();
});
test('[E12] a picture is placed whole, as one step', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.first.id);
  expect(placeItem(engine, { item, atMs: 0, pose: { ...pose, left: 10.4, width: 900 } }, poseOf)).toEqual({
    done: true,
  });
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
  placeItem(engine, { item, atMs: 0, pose: { ...pose, rotate: 12 } }, poseOf);
  expect(engine.item(items.clip.id)?.details).toEqual({ ...items.clip.details, rotate: 12 });
});
test('words that grew say how large they are; their height follows', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.title.id);
  placeItem(engine, { item, atMs: 0, pose: { ...pose, width: 540, height: 60, fontSize: 48 } }, poseOf);
  expect(engine.item(items.title.id)?.details).toEqual({ ...items.title.details, width: 540, fontSize: 48 });
});
test('captions share their place', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.hello.id);
  placeItem(engine, { item, atMs: 0, pose: { ...pose, top: 900 } }, poseOf);
  expect([engine.item(items.hello.id)?.details, engine.item(items.goodbye.id)?.details]).toEqual([
    { ...items.hello.details, top: 900 },
    { ...items.goodbye.details, top: 900 },
  ]);
});
test('what did not move is no step', () => {
  const engine = openEngine();
  const { item, pose } = poseIn(engine, items.title.id);
  expect(placeItem(engine, { item, atMs: 0, pose }, poseOf)).toEqual({ done: false, why: 'nothingChanges' });
  expect(poseDetails(item, pose)).toEqual({ left: 0, top: 300, width: 1080, rotate: 0, fontSize: 96 });
});
