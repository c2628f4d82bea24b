/** Where what is held on the timeline would land: shown, and committed as one command. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editingOf, holdMedia, holdPressed, type Held } from '../../../../src/editor-engine/timeline/held';
import { openedOf } from '../../../../src/editor-engine/timeline/hints';
import { lanesOf } from '../../../../src/editor-engine/selectors/lanes.selectors';
import { ALL_SEEN, layOut } from '../../../../src/editor-engine/timeline/laneLayout';
import { selectedWithin } from '../../../../src/editor-engine/timeline/marquee';
import type { Move, Place, Press, PressOn } from '../../../../src/editor-engine/timeline/pointer';
import type { Proposal } from '../../../../src/editor-engine/timeline/proposal';
import { propose } from '../../../../src/editor-engine/timeline/propose';
import { leftAfterZoom, zoomAnchor } from '../../../../src/editor-engine/timeline/zoomAround';
import { mainItems } from '../../../../src/editor-engine/selectors/mainItems.selectors';
import { anyTimeline } from '../support/anyTimeline';
import { openEngine } from '../support/openEngine';
import { items, sampleVideo } from '../support/sampleVideo';

const data = sampleVideo();
const at = (atMs: number, yPx = 0): Place => ({ xPx: atMs / 10, yPx, atMs });
/** Free: to the ms, and nothing snaps. */
const to = (atMs: number): Move => ({ place: at(atMs), isFree: true, pxPerMs: 0.1 });
const snapping = (atMs: number): Move => ({ ...to(atMs), isFree: false });
const clip: PressOn<'item'> = { on: 'item', place: at(1500), itemId: items.clip.id, choosing: 'only' };
function hold(press: Press, selected: readonly string[] = []): Held {
  const held = holdPressed({ data, selected, playheadMs: 0 }, press);
  if (!held) throw new Error('nothing is held');
  return held;
}

test('[E2] a clip that is carried is shown where it would be, and moves by as much', () => {
  expect(propose(data, hold(clip), to(2200), null)).toEqual({
    previews: { [items.clip.id]: { from: 1700, to: 3700, trimFrom: 500, trimTo: 2500 } },
    guideMs: null,
    command: { name: 'items.move', payload: { ids: [items.clip.id], byMs: 700 } },
  });
});
test('[E2] a sound as long as the video stays, and letting it go asks for what is refused', () => {
  const voice: PressOn<'item'> = { on: 'item', place: at(1500), itemId: items.voice.id, choosing: 'only' };
  expect(propose(data, hold(voice), to(2200), null)).toEqual({
    previews: { [items.voice.id]: { from: 0, to: 10_000 } },
    guideMs: null,
    command: { name: 'items.move', payload: { ids: [items.voice.id], byMs: 700 } },
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

/** What is shown of the main items while the first is carried so far: its landing and its hand, and where the others are. */
function carriedTo(byMs: number, move = snapping) {
  const held = hold({ ...clip, place: at(1000), itemId: items.first.id });
  const proposal = propose(data, held, move(1000 + byMs), null);
  return { ...proposal, opened: openedOf({ of: (id) => proposal?.previews[id] }) };
}
test('[E2] [ED2] a main item is carried: a gap opens where it will stand, and the rest moves aside', () => {
  const [first, second, third] = [items.first.id, items.second.id, items.third.id];
  expect(carriedTo(2000)).toEqual({
    opened: { from: 3000, to: 7000 },
    previews: {
      [first]: { from: 3000, to: 7000, heldFrom: 2000, isAside: false },
      [second]: { from: 0, to: 3000, isAside: true },
      '~opened': { from: 3000, to: 7000 },
    },
    guideMs: null,
    command: { name: 'main.reorder', payload: { id: first, toIndex: 1, along: [] } },
  });
  expect(carriedTo(9000)).toMatchObject({
    opened: { from: 6000, to: 10_000 },
    previews: { [third]: { from: 3000, to: 6000, isAside: true } },
    command: { payload: { toIndex: 2 } },
  });
  // Back over its own place nothing is aside, and nothing will change.
  expect(carriedTo(1000)).toEqual({
    opened: { from: 0, to: 4000 },
    previews: {
      [first]: { from: 0, to: 4000, heldFrom: 1000, isAside: false },
      '~opened': { from: 0, to: 4000 },
    },
    guideMs: null,
    command: null,
  });
});
test('[E2] with Alt a main item stands where it is let go if there is room, else among the others', () => {
  expect(carriedTo(10_500, to).command).toEqual({
    name: 'items.move',
    payload: { ids: [items.first.id], byMs: 10_500 },
  });
  expect(carriedTo(3000, to).command).toMatchObject({ name: 'main.reorder', payload: { toIndex: 1 } });
});
test('[ED2] wherever a main item is let go, nothing is refused', () => {
  fc.assert(
    fc.property(
      anyTimeline,
      fc.nat(),
      fc.array(fc.integer({ min: -20_000, max: 20_000 }), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (videoData, pick, ways, isFree) => {
        const all = mainItems(videoData);
        const pressed = all[pick % Math.max(1, all.length)];
        if (!pressed) return;
        const engine = openEngine(videoData);
        const press: Press = { on: 'item', place: at(0), itemId: pressed.id, choosing: 'only' };
        const held = holdPressed({ data: videoData, selected: [], playheadMs: 0 }, press);
        let proposal: Proposal | null = null;
        // What was proposed on the way does not change what is in the end.
        for (const byMs of ways) {
          const move: Move = { place: at(byMs), isFree, pxPerMs: 0.1 };
          proposal = held && propose(videoData, held, move, proposal);
          expect(proposal).toEqual(held && propose(videoData, held, move, null));
        }
        const command = proposal?.command;
        if (!command) return;
        expect(engine.execute(command.name, command.payload)).toEqual({ done: true });
        if (command.name !== 'main.reorder') return;
        // What was shown is what has become of it.
        for (const { id, display } of mainItems(engine.videoData()))
          expect(proposal?.previews[id] ?? display).toMatchObject(display);
      },
    ),
  );
});
test('[E2] at an end of the video what may overlap stays, and nothing is refused', () => {
  const title: Press = { ...clip, itemId: items.title.id };
  expect(propose(data, hold(title), to(900), null)).toEqual({
    previews: { [items.title.id]: { from: 0, to: 3000 } },
    guideMs: null,
    command: null,
  });
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
  const { rows } = layOut(lanesOf(data), ALL_SEEN);
  const within = selectedWithin(rows, corner, at(1300));
  expect([...within].sort()).toEqual(
    [items.title, items.clip, items.first, items.hello, items.voice, items.music].map(({ id }) => id).sort(),
  );
  expect(selectedWithin(rows, { ...corner, choosing: 'range' }, at(1300))).toEqual([
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
