import { expect, test } from 'vitest';
import { assign, fromCallback, type EventObject } from 'xstate';
import type { Held } from '../../../../src/editor-engine/timeline/held';
import type { Press } from '../../../../src/editor-engine/timeline/pointer';
import type { Proposal } from '../../../../src/editor-engine/timeline/proposal';
import type { GestureContext } from '../../../../src/machines/gesture/gesture.setup';
import { gestureMachine } from '../../../../src/machines/gesture/gesture.machine';
import type { Move, Place } from '../../../../src/editor-engine/timeline/pointer';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

/** What the chart asked for, in the order in which it did. */
const asked: string[] = [];
const note = (name: string) => (_: unknown, params: unknown) =>
  void asked.push(params === undefined ? name : `${name} ${JSON.stringify(params)}`);
const names = [
  'choosePressed',
  'chooseForMenu',
  'leaveSelection',
  'chooseHeld',
  'chooseWithin',
  'takeBackMarquee',
  'beginScrub',
  'scrubTo',
  'endScrub',
  'clearPreviews',
] as const;
const targets = { points: [], beats: [] };
function holdOf(press: Press): Held | null {
  const boundary = { startMs: 1000, pressedMs: press.place.atMs, targets };
  switch (press.on) {
    case 'item':
      return {
        what: 'items',
        id: 'a',
        ids: ['a'],
        window: { from: 0, to: 1000 },
        magnet: null,
        ...boundary,
      };
    case 'edge':
      return { what: 'edge', id: 'a', edge: press.edge, ...boundary };
    case 'cut':
      return { what: 'cut', leftId: 'a', rightId: 'b', ...boundary };
    case 'background':
      return { what: 'corner', place: press.place, choosing: press.choosing, selected: ['b'] };
    case 'ruler':
      return null;
  }
}
/** Lands by as much as the pointer has come. */
const proposalAt = ({ place }: Move): Proposal => ({
  previews: {},
  guideMs: null,
  command: { name: 'items.move', payload: { ids: ['a'], byMs: place.atMs } },
});
const machine = gestureMachine.provide({
  actors: { watchForEnd: fromCallback(() => {}) },
  actions: {
    ...Object.fromEntries(names.map((name) => [name, note(name)])),
    takeHold: assign(({ context: { press } }) => ({ held: press && holdOf(press), proposal: null })),
    takeMedia: assign((_, taken) => ({ held: { what: 'media', media: taken, targets }, proposal: null })),
    proposeLift: assign({ proposal: { previews: {}, guideMs: null, command: null } }),
    propose: assign((_, to) => ({ proposal: proposalAt(to) })),
    showProposal: ({ context: { proposal } }) => void asked.push(`show ${JSON.stringify(proposal?.command)}`),
    commitProposal: ({ context: { proposal } }) =>
      void asked.push(`commit ${JSON.stringify(proposal?.command)}`),
  },
});

const at = (xPx: number): Place => ({ xPx, yPx: 10, atMs: xPx * 10 });
const start = at(100);
const moved = (xPx: number) => ({ type: 'pointer.moved' as const, move: move(xPx) });
const move = (xPx: number): Move => ({ place: at(xPx), isFree: false, pxPerMs: 0.1 });
const item = {
  type: 'item.pressed' as const,
  press: { on: 'item' as const, place: start, itemId: 'a', choosing: 'only' as const },
};
const edge = {
  type: 'edge.pressed' as const,
  press: { on: 'edge' as const, place: start, itemId: 'a', edge: 'to' as const, choosing: 'only' as const },
};
const cut = {
  type: 'cut.pressed' as const,
  press: { on: 'cut' as const, place: start, leftId: 'a', rightId: 'b' },
};
const background = {
  type: 'background.pressed' as const,
  press: { on: 'background' as const, place: start, choosing: 'only' as const },
};
const ruler = { type: 'ruler.pressed' as const, press: { on: 'ruler' as const, place: start, pxPerMs: 0.1 } };
const media = { type: 'image' as const, src: 'media:u/1/a.png' };
const entered = { type: 'media.entered' as const, media, move: move(200) };
const menu = { type: 'menu.opened' as const, itemId: 'a', at: { x: 3, y: 4 } };
const itemTouched = { type: 'item.touched' as const, press: item.press, at: { x: 3, y: 4 } };
const backgroundTouched = { type: 'background.touched' as const, press: background.press };
const held = (on: 'item' | 'background') => ({
  type: `xstate.after.holdTime.gesture.touching.${on}.waiting`,
});
const released = { type: 'pointer.released' as const };

const model = modelOf(machine, undefined, {
  'item.pressed': [item],
  'edge.pressed': [edge],
  'cut.pressed': [cut],
  'background.pressed': [background],
  'ruler.pressed': [ruler],
  'item.touched': [itemTouched],
  'background.touched': [backgroundTouched],
  'pointer.moved': [moved(102), moved(200)],
  'media.entered': [entered],
  'media.moved': [{ type: 'media.moved', move: move(300) }],
  'menu.opened': [menu],
});
const paths = model.getShortestPaths();
type Seen = { context: GestureContext };
const holds =
  (on: string | null, what: Held['what'] | null = null) =>
  ({ context }: Seen) =>
    expect([context.press?.on ?? null, context.held?.what ?? null]).toEqual([on, what]);
const states = {
  'resting.idle': holds(null),
  'resting.menuOpen': ({ context }) => {
    holds(null)({ context });
    expect(context.menu).toEqual({ itemId: 'a', at: { x: 3, y: 4 } });
  },
  'pressing.item': holds('item'),
  'pressing.edge': holds('edge'),
  'pressing.cut': holds('cut'),
  'pressing.background': holds('background'),
  'touching.item.waiting': holds('item'),
  'touching.item.held': holds('item', 'items'),
  'touching.background.waiting': holds('background'),
  'touching.background.held': holds('background'),
  'gesturing.dragging': holds('item', 'items'),
  'gesturing.resizing': holds('edge', 'edge'),
  'gesturing.rolling': holds('cut', 'cut'),
  'gesturing.marquee': ({ context }) => {
    holds('background', 'corner')({ context });
    expect(context.move).not.toBeNull();
  },
  'gesturing.scrubbing': holds(null),
  'gesturing.libraryDragging': holds(null, 'media'),
} satisfies Record<StatesOf<typeof gestureMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

function askedBy(...events: EventObject[]): string[] {
  asked.length = 0;
  const end = journey(machine, undefined, events);
  expect(end.value).toEqual({ resting: 'idle' });
  return [...asked];
}
const movedBy = (xPx: number) =>
  JSON.stringify({ name: 'items.move', payload: { ids: ['a'], byMs: at(xPx).atMs } });
const show = (xPx: number) => `show ${movedBy(xPx)}`;
const commit = (xPx: number) => `commit ${movedBy(xPx)}`;
const json = (name: string, params: unknown) => `${name} ${JSON.stringify(params)}`;

test('[E2] a press that goes no further than three px is a click', () => {
  expect(() => askedBy(item, moved(103))).toThrow('not heard');
  expect(askedBy(item, released)).toEqual(['choosePressed']);
});
test('[E12] a drag previews each move and commits once', () => {
  expect(askedBy(item, moved(104), moved(150), released)).toEqual([
    'chooseHeld',
    show(104),
    show(150),
    'clearPreviews',
    commit(150),
  ]);
});
test.each(['escape.pressed', 'pointer.cancelled', 'window.blurred'])(
  'a drag ended by %s changes nothing',
  (type) => {
    expect(askedBy(item, moved(200), { type })).toEqual(['chooseHeld', show(200), 'clearPreviews']);
    expect(askedBy(item, { type })).toEqual([]);
  },
);
test('[E2] an end that is dragged resizes', () => {
  expect(askedBy(edge, moved(200), released)).toEqual([
    'chooseHeld',
    show(200),
    'clearPreviews',
    commit(200),
  ]);
});
test('a cut that is dragged rolls', () => {
  expect(askedBy(cut, moved(200), released)).toEqual([show(200), 'clearPreviews', commit(200)]);
});
test('a marquee keeps what it chose, and Escape gives back what was chosen before', () => {
  expect(askedBy(background, moved(200), released).at(-1)).toBe('clearPreviews');
  expect(askedBy(background, moved(200), { type: 'escape.pressed' })).toContain('takeBackMarquee');
});
test('a click on the background leaves the selection', () => {
  expect(askedBy(background, released)).toEqual(['leaveSelection']);
});
test('[Y1] a press on the ruler goes there at once, and scrubs', () => {
  expect(askedBy(ruler, moved(200), released)).toEqual([
    'beginScrub',
    json('scrubTo', { ...ruler.press, isFree: true }),
    json('scrubTo', move(200)),
    'endScrub',
    'clearPreviews',
  ]);
});
test('[E3] a medium is dropped where it was shown, or leaves without a trace', () => {
  expect(askedBy(entered, { type: 'media.dropped' })).toEqual([show(200), 'clearPreviews', commit(200)]);
  expect(askedBy(entered, { type: 'media.left' })).toEqual([show(200), 'clearPreviews']);
});
test('a menu opens on an item at rest or under a finger held still, and not in a drag', () => {
  expect(journey(machine, undefined, [item, menu]).value).toEqual({ resting: 'menuOpen' });
  expect(() => journey(machine, undefined, [item, moved(200), menu])).toThrow('not heard');
});

test.each([itemTouched, backgroundTouched])(
  'a finger that goes on scrolls: $type chooses and moves nothing',
  (touched) => {
    expect(askedBy(touched, moved(110))).toEqual(['clearPreviews']);
    expect(askedBy(touched, { type: 'pointer.cancelled' })).toEqual(['clearPreviews']);
  },
);
test('a finger that is taken off at once is a tap', () => {
  expect(() => askedBy(itemTouched, moved(109))).toThrow('not heard');
  expect(askedBy(itemTouched, released)).toEqual(['clearPreviews', 'choosePressed']);
  expect(askedBy(backgroundTouched, released)).toEqual(['clearPreviews', 'leaveSelection']);
});
test('[E2] a finger held still lifts the item, and carries it', () => {
  expect(machine.implementations.delays).toEqual({ holdTime: 350 });
  expect(askedBy(itemTouched, held('item'), moved(150), released)).toEqual([
    'chooseHeld',
    'show null',
    'clearPreviews',
    'chooseHeld',
    show(150),
    'clearPreviews',
    commit(150),
  ]);
});
test('a held finger that is taken off where it was opens the menu there', () => {
  const { value, context } = journey(machine, undefined, [itemTouched, held('item'), released]);
  expect([value, context.menu]).toEqual([{ resting: 'menuOpen' }, { itemId: 'a', at: { x: 3, y: 4 } }]);
});
test('a finger held still on the background draws a rectangle', () => {
  expect(askedBy(backgroundTouched, held('background'), moved(150), released)).toEqual([
    'clearPreviews',
    json('chooseWithin', move(150)),
    'clearPreviews',
  ]);
});
test.each([
  ['at rest', [], false],
  ['under a finger that may scroll', [itemTouched], false],
  ['under a finger held still', [itemTouched, held('item')], true],
  ['in a drag', [item, moved(150)], true],
])('%s the page scrolls unless something is held', (_, events, holdsIt) => {
  expect(journey(machine, undefined, events).hasTag('holds')).toBe(holdsIt);
});
