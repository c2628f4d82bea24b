import { expect, test } from 'vitest';
import { draggedPose, holdPose, type HeldPose } from '../../../../src/editor-engine/canvas/heldPose';
import { poseOf } from '../../../../src/templates/paint/poseOf';
import { items, sampleVideo } from '../support/sampleVideo';

const data = sampleVideo();
const hold = (itemId: string): HeldPose => {
  const held = holdPose(data, { itemId, from: { x: 100, y: 400 }, atMs: 1500 }, poseOf);
  if (!held) throw new Error(`"${itemId}" is not held`);
  return held;
};
const keys = { reach: 8, isFree: true, isConstrained: false };
const corner = { how: 'resize', direction: [1, 1] } as const;
const { start } = hold(items.clip.id);

test('an item moves by as far as the hand went, and draws to the middle of the canvas', () => {
  const held = hold(items.clip.id);
  expect(draggedPose(held, { how: 'move', to: { x: 130, y: 380 }, ...keys })).toEqual({
    pose: { ...start, left: start.left + 30, top: start.top - 20 },
    guides: [],
  });
  const toMiddle = { x: 100 + 540 - (start.left + start.width / 2) + 5, y: 400 + 700 };
  const snapped = draggedPose(held, { how: 'move', to: toMiddle, ...keys, isFree: false });
  expect(snapped.pose.left + start.width / 2).toBe(540);
  expect(snapped.guides).toContainEqual({ axis: 'x', at: 540 });
});
test('a clip keeps its shape at a corner, unless Shift is held', () => {
  const held = hold(items.clip.id);
  const drag = { ...corner, to: { x: 370, y: 400 }, ...keys };
  expect(draggedPose(held, drag).pose).toEqual({ ...start, width: 810, height: 1440 });
  expect(draggedPose(held, { ...drag, isConstrained: true }).pose).toEqual({ ...start, width: 810 });
});
test('words grow by a corner, and have more room by a side', () => {
  const held = hold(items.title.id);
  const to = { x: 100 - 540, y: 400 };
  expect(draggedPose(held, { ...corner, to, ...keys, isConstrained: true }).pose).toMatchObject({
    width: held.start.width,
    fontSize: 96,
  });
  const side = { how: 'resize', direction: [1, 0], to, ...keys } as const;
  expect(draggedPose(held, side).pose).toMatchObject({ width: 540, fontSize: 96 });
});
test('what has no place on the picture is not held', () => {
  expect(holdPose(data, { itemId: items.voice.id, from: { x: 0, y: 0 }, atMs: 0 }, poseOf)).toBeNull();
  expect(holdPose(data, { itemId: 'gone', from: { x: 0, y: 0 }, atMs: 0 }, poseOf)).toBeNull();
});
