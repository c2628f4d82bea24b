import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { VideoData } from '../../../../../contract/video/videoData';
import type { Editor } from '../../../../../src/screens/editor/EditorContext';
import { START } from '../../../../../src/editor-engine/timeline/laneLayout';
import { mainItems } from '../../../../../src/editor-engine/selectors/mainItems.selectors';
import { manyItems } from '../../../../../scripts/bench/timeline/manyItems';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { openTimeline, timelineOf } from '../../../../support/editor/timelineWorld';

/** Before anything is measured the timeline is 1200 px wide and shows 20 s. */
const PX_PER_MS = 0.06;
const pointer = (ms: number, yPx = 10) => ({
  clientX: ms * PX_PER_MS + START,
  clientY: yPx,
  button: 0,
  isPrimary: true,
  pointerId: 1,
});
const found = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
};
const cell = (id: string) => found(`[data-item="${id}"]`);
const grid = () => screen.getByRole('treegrid', { name: 'Timeline' });

function open(videoData?: VideoData, brought: Partial<Editor> = {}) {
  const editor = openTimeline(videoData, brought);
  render(timelineOf(editor));
  return { editor, engine: editor.engine, user: userEvent.setup(), said: () => editor.announced.get().text };
}
/** Nothing snaps unless it is asked to: Alt is held. */
function drag(element: Element, fromMs: number, toMs: number, { snaps = false } = {}) {
  fireEvent.pointerDown(element, pointer(fromMs));
  fireEvent.pointerMove(grid(), { ...pointer((fromMs + toMs) / 2), altKey: !snaps });
  fireEvent.pointerMove(grid(), { ...pointer(toMs), altKey: !snaps });
  fireEvent.pointerUp(grid(), pointer(toMs));
}
const press = (id: string, keys: object) => {
  act(() => cell(id).focus());
  fireEvent.keyDown(cell(id), keys);
};
/** The same key so many times. */
const pressed = (id: string, keys: object, times: number) => {
  for (let n = 0; n < times; n += 1) press(id, keys);
};

test('[E2] lanes are rows, items are cells in time order, and each says what it is', () => {
  open();
  const rows = within(grid()).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').title)).toEqual([
    'Titles',
    'Overlays',
    'Main track',
    'Captions',
    'Sound',
    'Sound 2',
  ]);
  expect(
    within(rows[2] as HTMLElement)
      .getAllByRole('gridcell')
      .map((one) => one.ariaLabel),
  ).toEqual([
    'Picture 1, Picture 0, from 0 seconds to 4 seconds',
    'Picture 2, Picture 1, from 4 seconds to 7 seconds',
    'Picture 3, Picture 2, from 7 seconds to 10 seconds',
  ]);
});

test('[E2] a drag is one step', () => {
  const { engine } = open();
  const before = engine.history.toJSON().steps.length;
  fireEvent.pointerDown(cell(items.clip.id), pointer(1500));
  fireEvent.pointerMove(grid(), { ...pointer(1900), altKey: true });
  for (let ms = 2000; ms <= 3000; ms += 100) fireEvent.pointerMove(grid(), { ...pointer(ms), altKey: true });
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 1000, to: 3000 });
  fireEvent.pointerUp(grid(), pointer(3000));
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 2500, to: 4500 });
  expect(engine.history.toJSON().steps.length - before).toBe(1);
});

test('[E2] Escape in the middle of a drag leaves everything as it was', () => {
  const { engine } = open();
  const before = engine.videoData();
  fireEvent.pointerDown(cell(items.clip.id), pointer(1500));
  fireEvent.pointerMove(grid(), pointer(2500));
  expect(engine.shownItem(items.clip.id)?.display.from).not.toBe(1000);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerUp(grid(), pointer(2500));
  expect(engine.videoData()).toBe(before);
  expect(engine.shownItem(items.clip.id)?.display).toEqual({ from: 1000, to: 3000 });
});

test('[E4] what is dragged past the start stays inside', () => {
  const { engine } = open();
  drag(cell(items.clip.id), 1500, -4000);
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 0, to: 2000 });
});

test('an edge snaps to what is near and shows where; with Alt it does not', () => {
  const { engine } = open();
  fireEvent.pointerDown(cell(items.clip.id), pointer(1500));
  fireEvent.pointerMove(grid(), pointer(2450));
  expect(found('[data-guide]').dataset['guide']).toBe('2000');
  fireEvent.pointerUp(grid(), pointer(2450));
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 2000, to: 4000 });
  expect(document.querySelector('[data-guide]')).toBeNull();
  drag(cell(items.clip.id), 2500, 2400);
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 1900, to: 3900 });
});

test('[E2] [ED2] a main item that is carried opens a gap, and lands in it', () => {
  const { engine, said } = open();
  const before = engine.history.toJSON().steps.length;
  const isAside = (id: string) => cell(id).dataset['aside'] !== undefined;
  fireEvent.pointerDown(cell(items.first.id), pointer(1000));
  fireEvent.pointerMove(grid(), pointer(2200));
  expect([found('[data-gap]').dataset['gap'], isAside(items.second.id)]).toEqual(['0', false]);
  fireEvent.pointerMove(grid(), pointer(3200));
  expect([found('[data-gap]').dataset['gap'], isAside(items.second.id)]).toEqual(['3000', true]);
  expect(cell(items.first.id).style.getPropertyValue('--by')).toBe('2200');
  expect(cell(items.second.id).style.getPropertyValue('--by')).toBe('-4000');
  // What the film shows is what it will be.
  expect(engine.shownItem(items.first.id)?.display).toEqual({ from: 3000, to: 7000 });
  fireEvent.pointerUp(grid(), pointer(3200));
  expect(document.querySelector('[data-gap], [data-aside], [data-held]')).toBeNull();
  expect(engine.item(items.second.id)?.display).toEqual({ from: 0, to: 3000 });
  expect(engine.item(items.first.id)?.display).toEqual({ from: 3000, to: 7000 });
  expect(said()).toBe('Picture 1 is now number 2 of 3');
  expect(engine.history.toJSON().steps.length - before).toBe(1);
});

test('[E2] selected main items go together, by hand or by key', () => {
  const { engine, said } = open();
  const order = () => mainItems(engine.videoData()).map(({ name }) => name);
  act(() => engine.session.selection.set([items.first.id, items.third.id]));
  press(items.third.id, { key: 'PageDown' });
  expect([order(), said()]).toEqual([
    ['Picture 1', 'Picture 0', 'Picture 2'],
    '2 items are now numbers 2 to 3 of 3',
  ]);
  drag(cell(items.third.id), 8000, 4500, { snaps: true });
  expect(order()).toEqual(['Picture 0', 'Picture 2', 'Picture 1']);
  press(items.third.id, { key: 'PageUp' });
  expect(said()).toBe('Picture 2 is already the first');
});

interface Edit {
  byPointer(): void;
  byKeys(): void;
  says: string;
}
const second = { altKey: true, shiftKey: true };
/** Alt is the pointer's word for 'do not snap', and the keyboard's for 'move'. */
const edits: Readonly<Record<string, Edit>> = {
  move: {
    byPointer: () => drag(cell(items.clip.id), 1500, 3500),
    byKeys: () => pressed(items.clip.id, { key: 'ArrowRight', ...second }, 2),
    says: 'Clip 1 moved to 3 seconds',
  },
  'move a frame': {
    byPointer: () => drag(cell(items.clip.id), 1500, 1600),
    byKeys: () => pressed(items.clip.id, { key: 'ArrowRight', altKey: true }, 3),
    says: 'Clip 1 moved to 1.1 seconds',
  },
  'resize the end': {
    byPointer: () => drag(found(`[data-item="${items.clip.id}"] [data-edge=to]`), 3000, 4000),
    byKeys: () => press(items.clip.id, { key: 'ArrowRight', ctrlKey: true, shiftKey: true }),
    says: 'Clip 1 now from 1 seconds to 4 seconds',
  },
  'resize the start': {
    byPointer: () => drag(found(`[data-item="${items.third.id}"] [data-edge=from]`), 7000, 8000),
    byKeys: () => press(items.third.id, { key: 'ArrowRight', ctrlKey: true, altKey: true, shiftKey: true }),
    says: 'Picture 3 now from 8 seconds to 10 seconds',
  },
  'roll a cut': {
    byPointer: () => drag(found(`[data-part=cut][data-left="${items.first.id}"]`), 4000, 5000),
    byKeys: () => press(items.first.id, { key: '}', code: 'BracketRight', altKey: true, shiftKey: true }),
    says: 'The cut after Picture 1 is now at 5 seconds',
  },
  reorder: {
    byPointer: () => drag(cell(items.third.id), 8000, 4500, { snaps: true }),
    byKeys: () => press(items.third.id, { key: 'PageUp' }),
    says: 'Picture 3 is now number 2 of 3',
  },
};
test.each(Object.entries(edits))(
  'the same by pointer and by keyboard gives equal documents: %s',
  (_, { byPointer, byKeys, says }) => {
    const first = openTimeline(sampleVideo());
    const shown = render(timelineOf(first));
    byPointer();
    expect(first.announced.get().text).toBe(says);
    shown.unmount();
    const keyed = openTimeline(sampleVideo());
    render(timelineOf(keyed));
    byKeys();
    expect(keyed.announced.get().text).toBe(says);
    expect(keyed.engine.videoData()).toEqual(first.engine.videoData());
    expect(keyed.engine.videoData()).not.toEqual(sampleVideo());
  },
);

test('[ and ] trim to the playhead', () => {
  const { editor, engine, said } = open();
  act(() => engine.session.playback.seekToMs(2000));
  press(items.clip.id, { key: '[', code: 'BracketLeft' });
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 2000, to: 3000 });
  expect(said()).toBe('Clip 1 now from 2 seconds to 3 seconds');
  act(() => editor.engine.session.playback.seekToMs(2500));
  press(items.clip.id, { key: ']', code: 'BracketRight' });
  expect(engine.item(items.clip.id)?.display).toEqual({ from: 2000, to: 2500 });
});

test('[SC3] an item says that its transition waits, and no more once something stands before it', () => {
  const { engine } = open();
  const name = () => cell(items.second.id).ariaLabel;
  act(() => void engine.execute('item.setTransition', { ids: [items.second.id], in: 'fade' }));
  expect(name()).toBe('Picture 2, Picture 1, from 4 seconds to 7 seconds, Transition');
  act(() => void engine.execute('items.remove', { ids: [items.first.id] }));
  expect(name()).toMatch(/, from 4 seconds to 7 seconds, Transition, not played yet$/);
  act(() => engine.undo());
  expect(name()).toBe('Picture 2, Picture 1, from 4 seconds to 7 seconds, Transition');
});

test('what cannot be is said', () => {
  const { engine, said } = open();
  const before = engine.videoData();
  press(items.first.id, { key: 'PageUp' });
  press(items.first.id, { key: 'ArrowLeft', altKey: true });
  expect(said()).toBe('Nothing can start before the video does.');
  expect(engine.videoData()).toBe(before);
});

test('one cell is in the way of Tab; arrow keys lead along a lane and to the next', () => {
  open();
  const reached = () => [...document.querySelectorAll('[role=gridcell][tabindex="0"]')];
  expect(reached()).toEqual([cell(items.title.id)]);
  press(items.first.id, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell(items.second.id));
  expect(reached()).toEqual([cell(items.second.id)]);
  press(items.second.id, { key: 'End' });
  expect(document.activeElement).toBe(cell(items.third.id));
  press(items.first.id, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cell(items.hello.id));
  press(items.first.id, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cell(items.clip.id));
});

test('[E2] chosen by a press, with Control one more, with Shift all between; a press on the ground chooses nothing', () => {
  const { engine } = open();
  const click = (id: string, keys: object = {}) => {
    fireEvent.pointerDown(cell(id), { ...pointer(100), ...keys });
    fireEvent.pointerUp(grid(), pointer(100));
  };
  click(items.first.id);
  click(items.hello.id, { ctrlKey: true });
  expect(engine.session.selection.get()).toEqual([items.first.id, items.hello.id]);
  click(items.hello.id, { ctrlKey: true });
  click(items.third.id, { shiftKey: true });
  expect(engine.session.selection.get()).toEqual([items.first.id, items.second.id, items.third.id]);
  expect(cell(items.second.id).getAttribute('aria-selected')).toBe('true');
  fireEvent.pointerDown(grid(), pointer(3000));
  fireEvent.pointerUp(grid(), pointer(3000));
  expect(engine.session.selection.get()).toEqual([]);
});

test('a rectangle chooses what lies in it', () => {
  const { engine } = open();
  fireEvent.pointerDown(grid(), pointer(3500, 184));
  fireEvent.pointerMove(grid(), pointer(6000, 250));
  expect(engine.session.selection.get().toSorted()).toEqual(
    [items.first.id, items.second.id, items.goodbye.id].toSorted(),
  );
  fireEvent.pointerUp(grid(), pointer(6000, 250));
  expect(engine.session.selection.get()).toHaveLength(3);
});

test.each(['Delete', 'Backspace'])('[E2] %s takes the item out, and the next has the focus', (key) => {
  const { engine, said } = open();
  press(items.second.id, { key });
  expect(engine.item(items.second.id)).toBeUndefined();
  expect(engine.videoData().trackItemIds).not.toContain(items.second.id);
  expect(document.activeElement).toBe(cell(items.third.id));
  expect(said()).toBe('One item deleted');
});

test('[E4] the slider steps through 10, 20, 30 and 40 seconds, and begins with 20', () => {
  const asked: number[] = [];
  const none: readonly string[] = [];
  const nothing = { get: () => none, subscribe: () => () => {} };
  const media = {
    filmstrip: (_: string, __: string, { count }: { count: number }) => (asked.push(count), nothing),
    waveform: () => ({ get: () => null, subscribe: () => () => {} }),
    resource: (src: string) => ({ get: () => src, subscribe: () => () => {} }),
  };
  open(sampleVideo(), { media });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Seconds in view' });
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['10', '40', '10', '20']);
  // The right end is the nearest: ten seconds.
  expect(slider.dir).toBe('rtl');
  expect(new Set(asked)).toEqual(new Set([3]));
  const shownAt = (seconds: number) => {
    asked.length = 0;
    fireEvent.change(slider, { target: { value: String(seconds) } });
    return [...new Set(asked)];
  };
  expect([shownAt(10), shownAt(20), shownAt(30)]).toEqual([[4], [3], [2]]);
  // Two frames as before: nothing is asked for anew.
  expect(shownAt(40)).toEqual([]);
  expect(slider.getAttribute('aria-valuetext')).toBe('40 s');
});

test('of a thousand items only those near what is seen are there', () => {
  open(manyItems(1000));
  const there = document.querySelectorAll('[data-item]').length;
  expect(there).toBeGreaterThan(20);
  expect(there).toBeLessThan(120);
});

test('the playhead is a slider that keys move by frames and seconds', () => {
  const { engine } = open();
  const playhead = screen.getByRole('slider', { name: 'Playhead' });
  const after = (keys: object) => {
    fireEvent.keyDown(playhead, keys);
    return engine.session.playback.get().currentFrame;
  };
  expect([
    after({ key: 'ArrowRight' }),
    after({ key: 'ArrowRight', shiftKey: true }),
    after({ key: 'PageUp' }),
    after({ key: 'ArrowLeft' }),
    after({ key: 'End' }),
    after({ key: 'Home' }),
  ]).toEqual([1, 31, 181, 180, 300, 0]);
  after({ key: 'PageUp' });
  expect(playhead.getAttribute('aria-valuetext')).toBe('0:05 of 0:10');
});

test('the tools act on what is selected, and are grey without it', async () => {
  const { engine, user } = open();
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(remove.disabled).toBe(true);
  act(() => engine.session.selection.set([items.clip.id]));
  expect(remove.disabled).toBe(false);
  await user.click(remove);
  expect(engine.item(items.clip.id)).toBeUndefined();
});

test('an empty timeline says what to do', () => {
  const { trackItemsMap: _, ...rest } = sampleVideo();
  const empty = { ...rest, trackItemsMap: {}, trackItemIds: [], tracks: [] };
  open(empty);
  expect(screen.getByRole('heading', { name: 'The timeline is empty' })).toBeTruthy();
  expect(screen.queryByRole('treegrid')).toBeNull();
});

test('[E5] a lane is switched off and on at its head, as one step', async () => {
  const { engine, user, said } = open();
  const off = items.title.id;
  await user.click(screen.getByRole('button', { name: 'Titles: turn all off' }));
  expect(engine.videoData().trackItemIds).not.toContain(off);
  expect(said()).toBe('Titles turned off');
  await user.click(screen.getByRole('button', { name: 'Titles: turn all on' }));
  expect(engine.videoData().trackItemIds).toContain(off);
  engine.undo();
  expect(engine.videoData().trackItemIds).not.toContain(off);
});

test('a marker is gone to by a press, moved by Alt and an arrow, deleted by its key', async () => {
  const { engine, user, said } = open({ ...sampleVideo(), markers: [{ id: 'm1', at: 1000, name: 'Verse' }] });
  const marker = () => screen.getByRole('button', { name: /^Go to marker Verse/ });
  await user.click(marker());
  expect(engine.session.playback.currentMs()).toBe(1000);
  fireEvent.keyDown(marker(), { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(marker(), { key: 'ArrowRight', altKey: true, shiftKey: true });
  expect(engine.videoData().markers?.[0]?.at).toBe(2033);
  expect(said()).toBe('Marker Verse moved to 2.03 seconds');
  for (let second = 0; second < 4; second++)
    fireEvent.keyDown(marker(), { key: 'ArrowLeft', altKey: true, shiftKey: true });
  expect(engine.videoData().markers?.[0]?.at).toBe(0);
  fireEvent.keyDown(marker(), { key: 'Delete' });
  expect(engine.videoData().markers ?? []).toEqual([]);
});

test('[E4] [ED1] who opens a thin lane keeps the focus on it', () => {
  const { engine } = open();
  act(() => engine.session.laneView.look(300, { from: 60_000, to: 70_000 }));
  const thin = document.querySelector<HTMLElement>('[data-thin] button');
  const lane = thin?.getAttribute('aria-label')?.replace(': show', '');
  thin?.focus();
  if (thin) fireEvent.click(thin);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`${lane}: turn all off`);
});

test('[PC1] whoever jumps to an item has the focus on it, and on the playhead where a moment is meant', async () => {
  const { editor, engine } = open();
  const jumpTo = (atMs: number, itemId: string | null) =>
    act(async () => editor.jump.send({ type: 'place.chosen', place: { about: 'item', atMs, itemId } }));
  await jumpTo(4000, items.second.id);
  expect(document.activeElement).toBe(cell(items.second.id));
  expect([cell(items.second.id).getAttribute('aria-selected'), engine.session.playback.currentMs()]).toEqual([
    'true',
    4000,
  ]);
  await jumpTo(7000, null);
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Playhead' }));
  expect(editor.jump.getSnapshot().value).toBe('there');
});
