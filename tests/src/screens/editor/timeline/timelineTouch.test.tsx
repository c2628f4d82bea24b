import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { START } from '../../../../../src/editor-engine/timeline/laneLayout';
import { items } from '../../../editor-engine/support/sampleVideo';
import { openTimeline, timelineOf } from '../../../../support/editor/timelineWorld';

/** Before anything is measured the timeline is 1200 px wide and shows 20 s. */
const PX_PER_MS = 0.06;
const HOLD_MS = 350;
const finger = (ms: number, yPx = 10) => ({
  clientX: ms * PX_PER_MS + START,
  clientY: yPx,
  button: 0,
  isPrimary: true,
  pointerId: 1,
  pointerType: 'touch',
});
const found = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
};
const clip = () => found(`[data-item="${items.clip.id}"]`);
const grid = () => found('[role=treegrid]');
const hold = () => act(() => void vi.advanceTimersByTime(HOLD_MS));
const move = (ms: number) => fireEvent.pointerMove(grid(), { ...finger(ms), altKey: true });
/** Whether the browser may scroll with it. */
const scrolls = () => fireEvent.touchMove(grid(), { touches: [{ clientX: 0, clientY: 0 }] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const editor = openTimeline();
  render(timelineOf(editor));
  const { engine, gesture } = editor;
  return { engine, gesture, selected: () => engine.session.selection.get() };
}

test('a finger that goes on scrolls: it moves and chooses nothing', () => {
  const { engine, selected } = open();
  const before = engine.videoData();
  engine.session.selection.set([items.third.id]);
  fireEvent.pointerDown(clip(), finger(1500));
  expect(scrolls()).toBe(true);
  move(1800);
  fireEvent.pointerCancel(grid(), finger(1800));
  expect([engine.videoData(), selected()]).toEqual([before, [items.third.id]]);
});

test('[E2] a finger held still takes the item up, which then follows it and does not scroll', () => {
  const { engine, selected } = open();
  fireEvent.pointerDown(clip(), finger(1500));
  hold();
  expect([selected(), clip().hasAttribute('data-held'), scrolls()]).toEqual([[items.clip.id], true, false]);
  move(2500);
  move(3000);
  fireEvent.pointerUp(grid(), finger(3000));
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 2500, to: 4500 });
});

test('[E2] only the ends of what is selected are taken hold of at once', () => {
  const { engine } = open();
  const drag = () => {
    fireEvent.pointerDown(found(`[data-item="${items.clip.id}"] [data-edge=to]`), finger(3000));
    move(3500);
    move(4000);
    fireEvent.pointerUp(grid(), finger(4000));
    return engine.item(items.clip.id)?.display;
  };
  expect(drag()).toEqual({ from: 1000, to: 3000 });
  engine.session.selection.set([items.clip.id]);
  expect(drag()).toEqual({ from: 1000, to: 4000 });
});

test('[E2] the one selected item has two handles beside it, which trim it', () => {
  const { engine } = open();
  const handles = () => document.querySelectorAll(`[data-of="${items.clip.id}"]`);
  expect(handles()).toHaveLength(0);
  act(() => engine.session.selection.set([items.clip.id]));
  const pull = (edge: 'from' | 'to', fromMs: number, toMs: number) => {
    fireEvent.pointerDown(found(`[data-of="${items.clip.id}"][data-edge=${edge}]`), finger(fromMs));
    move((fromMs + toMs) / 2);
    move(toMs);
    fireEvent.pointerUp(grid(), finger(toMs));
    return engine.item(items.clip.id)?.display;
  };
  // Taken beside the item: it moves as far as the finger does.
  expect(pull('to', 3200, 3700)).toEqual({ from: 1000, to: 3500 });
  expect(pull('from', 800, 1300)).toEqual({ from: 1500, to: 3500 });
  act(() => engine.session.selection.set([items.clip.id, items.first.id]));
  expect(handles()).toHaveLength(0);
});

test.each([
  ['left', items.first.id, 3500, { from: 0, to: 3500 }],
  ['right', items.second.id, 4500, { from: 4500, to: 7000 }],
])('[E2] under a finger a cut is the end of the selected item on its %s', (_, id, toMs, becomes) => {
  const { engine } = open();
  const before = engine.item(id)?.display;
  const drag = () => {
    fireEvent.pointerDown(found(`[data-part=cut][data-left="${items.first.id}"]`), finger(4000));
    move((4000 + toMs) / 2);
    move(toMs);
    fireEvent.pointerUp(grid(), finger(toMs));
    return engine.item(id)?.display;
  };
  expect(drag()).toEqual(before);
  engine.session.selection.set([id]);
  expect(drag()).toEqual(becomes);
});

test('the menu that a browser opens under a held finger does not end what the finger does', () => {
  const { engine, gesture } = open();
  fireEvent.pointerDown(clip(), finger(1500));
  hold();
  expect(fireEvent.contextMenu(clip())).toBe(false);
  expect(gesture.getSnapshot().value).toEqual({ touching: { item: 'held' } });
  move(2500);
  fireEvent.pointerUp(grid(), finger(2500));
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 2000, to: 4000 });
});
