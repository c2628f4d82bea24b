/** Where what is held on the timeline would land: shown, and committed as one command. */
import { expect, test } from 'vitest';
import { editingOf, holdMedia, holdPressed, type Held } from '../../../../src/editor-engine/timeline/held';
import { insertionOf } from '../../../../src/editor-engine/timeline/hints';
import { selectedWithin } from '../../../../src/editor-engine/timeline/marquee';
import { proposeReorder } from '../../../../src/editor-engine/timeline/moving';
import type { Move, Place, Press } from '../../../../src/editor-engine/timeline/pointer';
import { propose } from '../../../../src/editor-engine/timeline/propose';
import { leftAfterZoom, zoomAnchor } from '../../../../src/editor-engine/timeline/zoomAround';
import { openEngine } from '../support/openEngine';
import { items, sampleVideo } from '../support/sampleVideo';

const data = sampleVideo();
const at = (atMs: number, yPx = 0): Place => ({ xPx: atMs / 10, yPx, atMs });
/** Free: to the ms, and nothing snaps. */
const to = (atMs: number): Move => ({ place: at(atMs), isFree: true, pxPerMs: 0.1 });
const snapping = (atMs: number): Move => ({ ...to(atMs), isFree: false });
const clip: Press = { on: 'item', place: at(1500), itemId: items.clip.id, choosing: 'only' };
function hold(press: Press, selected: readonly string[] = []): Held {
  const held = holdPressed({ data, selected, playheadMs: 0 }, press);
  if (!held) throw new Error('nothing is held');
  return held;
}
const itemsHeld = (press: Press) => {
  const held = hold(press);
  if (held.what !== 'items') throw new Error('no item is held');
  return held;
};

test('[E2] a clip that is carried is shown where it would be, and moves by as much', () => {
  expect(propose(data, hold(clip), to(2200), null)).toEqual({
    previews: { [items.clip.id]: { from: 1700, to: 3700, trimFrom: 500, trimTo: 2500 } },
    guideMs: null,
    command: { name: 'items.move', payload: { ids: [items.clip.id], byMs: 700 } },
  });
});
test('[E2] near the edge of another item it snaps there, and the guide shows it', () => {
  expect(propose(data, hold(clip), snapping(2550), null)).toMatchObject({
    guideMs: 2000,
    command: { payload: { byMs: 1000 } },
  });
});
test('[E2] what is carried back to where it was is no command', () => {
  expect(propose(data, hold(clip), to(1500), null)?.command).toBeNull();
});
test('[E2] what is selected goes along, and nothing that is held snaps to itself', () => {
  const held = hold(clip, [items.title.id, items.clip.id]);
  expect(held).toMatchObject({ ids: [items.title.id, items.clip.id] });
  expect(held).not.toMatchObject({ targets: { points: expect.arrayContaining([1000]) } });
});
test('[E2] a main item over the far half of another would take its place in the order', () => {
  const held = itemsHeld({ ...clip, place: at(1000), itemId: items.first.id });
  expect(proposeReorder(data, held, to(5000))).toBeNull();
  const proposal = proposeReorder(data, held, to(6000));
  expect(proposal?.command).toEqual({
    name: 'main.reorder',
    payload: { id: items.first.id, toIndex: 1 },
  });
  expect(insertionOf({ of: (id) => proposal?.previews[id] })).toBe(7000);
});
test('[E2] an end whose item is gone meanwhile stays as it was last shown', () => {
  const held = hold({ on: 'edge', place: at(3000), itemId: items.clip.id, edge: 'to', choosing: 'only' });
  const before = propose(data, held, to(2600), null);
  expect(before).toEqual({
    previews: { [items.clip.id]: { from: 1000, to: 2600, trimFrom: 500, trimTo: 2100 } },
    guideMs: null,
    command: { name: 'item.resize', payload: { id: items.clip.id, edge: 'to', toMs: 2600 } },
  });
  expect(propose({ ...data, trackItemsMap: {} }, held, to(900), before)).toEqual({
    ...before,
    command: { name: 'item.resize', payload: { id: items.clip.id, edge: 'to', toMs: 900 } },
  });
});
test('[E2] a cut that is dragged changes both sides', () => {
  const [leftId, rightId] = [items.first.id, items.second.id];
  expect(propose(data, hold({ on: 'cut', place: at(4000), leftId, rightId }), to(4400), null)).toEqual({
    previews: { [leftId]: { from: 0, to: 4400 }, [rightId]: { from: 4400, to: 7000 } },
    guideMs: null,
    command: { name: 'cut.roll', payload: { leftId, rightId, toMs: 4400 } },
  });
});
test('[E3] a picture of the library would lie over what is there, for three seconds', () => {
  const media = { type: 'image', src: 'media:u/me/new.jpg' } as const;
  const held = holdMedia({ data, selected: [], playheadMs: 0 }, media);
  expect(propose(data, held, to(2000), null)).toEqual({
    previews: { '~drop': { from: 2000, to: 5000, details: { kind: 'overlays' } } },
    guideMs: null,
    command: { name: 'media.drop', payload: { ...media, atMs: 2000 } },
  });
});
test('[E2] a rectangle selects what lies in it, with Shift beside what was selected', () => {
  const all = { place: at(1200, 1000), choosing: 'only' } as const;
  const corner = { what: 'corner', ...all, selected: [items.third.id] } as const;
  const within = selectedWithin(data, corner, at(1300));
  expect([...within].sort()).toEqual(
    [items.title, items.clip, items.first, items.hello, items.voice, items.music].map(({ id }) => id).sort(),
  );
  expect(selectedWithin(data, { ...corner, choosing: 'range' }, at(1300))).toEqual([
    items.third.id,
    ...within,
  ]);
});
test('what is gone, or was never there, is not held', () => {
  expect(holdPressed(editingOf(openEngine()), { ...clip, itemId: 'gone' })).toBeNull();
  expect(holdPressed(editingOf(openEngine()), { on: 'ruler', place: at(0), pxPerMs: 0.1 })).toBeNull();
});
test('[E4] what one zooms to stays where it is: under the pointer, else the playhead, else the middle', () => {
  const view = { leftPx: 100, widthPx: 1000, pxPerMs: 0.1 };
  expect(zoomAnchor(view, { pointerPx: 50, playheadMs: 2000 })).toEqual({ atMs: 1500, atPx: 50 });
  expect(zoomAnchor(view, { pointerPx: null, playheadMs: 2000 })).toEqual({ atMs: 2000, atPx: 100 });
  expect(zoomAnchor(view, { pointerPx: null, playheadMs: 90_000 })).toEqual({ atMs: 6000, atPx: 500 });
  expect(leftAfterZoom({ atMs: 1500, atPx: 50 }, 0.2)).toBe(250);
});
