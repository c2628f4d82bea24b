import { expect, test } from 'vitest';
import { fromCallback, type EventObject } from 'xstate';
import { gestureMachine } from '../../../../src/machines/gesture/gesture.machine';
import type { Move, Place } from '../../../../src/machines/gesture/gestureEvents';
import type { StatesOf } from '../../../support/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walkMachine';

/** What the chart has ordered, in order. */
const orders: string[] = [];
const order = (name: string) => (_: unknown, params: unknown) =>
  void orders.push(params === undefined ? name : `${name} ${JSON.stringify(params)}`);
const FAR_MS = 5000;
const names = [
  'choosePressed',
  'chooseForMenu',
  'leaveSelection',
  'takeUp',
  'lift',
  'previewMove',
  'commitMove',
  'previewOrder',
  'commitOrder',
  'takeEdge',
  'previewResize',
  'commitResize',
  'takeCut',
  'previewRoll',
  'commitRoll',
  'beginMarquee',
  'chooseWithin',
  'takeBackMarquee',
  'beginScrub',
  'scrubTo',
  'endScrub',
  'takeMedia',
  'previewDrop',
  'commitDrop',
  'clearPreviews',
] as const;
const machine = gestureMachine.provide({
  actors: { watchForEnd: fromCallback(() => {}) },
  guards: { itIsOverAnotherPlaceInTheOrder: (_, { place }) => place.atMs >= FAR_MS },
  actions: Object.fromEntries(names.map((name) => [name, order(name)])),
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
const ground = {
  type: 'ground.pressed' as const,
  press: { on: 'ground' as const, place: start, choosing: 'only' as const },
};
const ruler = { type: 'ruler.pressed' as const, press: { on: 'ruler' as const, place: start, pxPerMs: 0.1 } };
const media = { type: 'image' as const, src: 'media:u/1/a.png' };
const entered = { type: 'media.entered' as const, media, move: move(200) };
const menu = { type: 'menu.opened' as const, itemId: 'a', at: { x: 3, y: 4 } };
const itemTouched = { type: 'item.touched' as const, press: item.press, at: { x: 3, y: 4 } };
const groundTouched = { type: 'ground.touched' as const, press: ground.press };
const held = (on: 'item' | 'ground') => ({
  type: `xstate.after.holdTime.gesture.touching.${on}.waiting`,
});
const released = { type: 'pointer.released' as const };

const model = modelOf(machine, undefined, {
  'item.pressed': [item],
  'edge.pressed': [edge],
  'cut.pressed': [cut],
  'ground.pressed': [ground],
  'ruler.pressed': [ruler],
  'item.touched': [itemTouched],
  'ground.touched': [groundTouched],
  'pointer.moved': [moved(102), moved(200), moved(FAR_MS)],
  'media.entered': [entered],
  'media.moved': [{ type: 'media.moved', move: move(300) }],
  'menu.opened': [menu],
});
const paths = model.getShortestPaths();
type Seen = {
  context: { press: { on: string } | null; move: Move | null; media: unknown; menu: unknown };
};
const holds =
  (on: string | null, { remembersMedia = false } = {}) =>
  ({ context }: Seen) =>
    expect([context.press?.on ?? null, context.media !== null]).toEqual([on, remembersMedia]);
const states = {
  'resting.idle': holds(null),
  'resting.menuOpen': ({ context }) => {
    holds(null)({ context });
    expect(context.menu).toEqual({ itemId: 'a', at: { x: 3, y: 4 } });
  },
  'pressing.item': holds('item'),
  'pressing.edge': holds('edge'),
  'pressing.cut': holds('cut'),
  'pressing.ground': holds('ground'),
  'touching.item.waiting': holds('item'),
  'touching.item.held': holds('item'),
  'touching.ground.waiting': holds('ground'),
  'touching.ground.held': holds('ground'),
  'gesturing.dragging.moving': holds('item'),
  'gesturing.dragging.reordering': holds('item'),
  'gesturing.resizing': holds('edge'),
  'gesturing.rolling': holds('cut'),
  'gesturing.marquee': ({ context }) => {
    holds('ground')({ context });
    expect(context.move).not.toBeNull();
  },
  'gesturing.scrubbing': holds(null),
  'gesturing.libraryDragging': holds(null, { remembersMedia: true }),
} satisfies Record<StatesOf<typeof gestureMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

function ordersOf(...events: EventObject[]): string[] {
  orders.length = 0;
  const end = journey(machine, undefined, events);
  expect(end.value).toEqual({ resting: 'idle' });
  return [...orders];
}
const json = (name: string, params: unknown) => `${name} ${JSON.stringify(params)}`;

test('[E2] a press that goes no further than three px is a click', () => {
  expect(() => ordersOf(item, moved(103))).toThrow('not heard');
  expect(ordersOf(item, released)).toEqual(['choosePressed']);
});
test('[E12] a drag previews each move and commits once', () => {
  expect(ordersOf(item, moved(104), moved(150), released)).toEqual([
    'takeUp',
    json('previewMove', move(104)),
    json('previewMove', move(150)),
    'clearPreviews',
    'commitMove',
  ]);
});
test('[E2] over another place in the order, letting go reorders; back again, it moves', () => {
  expect(ordersOf(item, moved(200), moved(FAR_MS), released).slice(2)).toEqual([
    json('previewOrder', move(FAR_MS)),
    'clearPreviews',
    'commitOrder',
  ]);
  expect(ordersOf(item, moved(200), moved(FAR_MS), moved(200), released).at(-1)).toBe('commitMove');
});
test.each(['escape.pressed', 'pointer.cancelled', 'window.blurred'])(
  'a drag ended by %s changes nothing',
  (type) => {
    expect(ordersOf(item, moved(200), { type })).toEqual([
      'takeUp',
      json('previewMove', move(200)),
      'clearPreviews',
    ]);
    expect(ordersOf(item, { type })).toEqual([]);
  },
);
test('[E2] an end that is dragged resizes', () => {
  expect(ordersOf(edge, moved(200), released)).toEqual([
    'takeEdge',
    json('previewResize', move(200)),
    'clearPreviews',
    'commitResize',
  ]);
});
test('a cut that is dragged rolls', () => {
  expect(ordersOf(cut, moved(200), released)).toEqual([
    'takeCut',
    json('previewRoll', move(200)),
    'clearPreviews',
    'commitRoll',
  ]);
});
test('a marquee keeps what it chose, and Escape gives back what was chosen before', () => {
  expect(ordersOf(ground, moved(200), released).at(-1)).toBe('clearPreviews');
  expect(ordersOf(ground, moved(200), { type: 'escape.pressed' })).toContain('takeBackMarquee');
});
test('a click on the ground leaves the selection', () => {
  expect(ordersOf(ground, released)).toEqual(['leaveSelection']);
});
test('[Y1] a press on the ruler goes there at once, and scrubs', () => {
  expect(ordersOf(ruler, moved(200), released)).toEqual([
    'beginScrub',
    json('scrubTo', { ...ruler.press, isFree: true }),
    json('scrubTo', move(200)),
    'endScrub',
    'clearPreviews',
  ]);
});
test('[E3] a medium is dropped where it was shown, or leaves without a trace', () => {
  expect(ordersOf(entered, { type: 'media.dropped' })).toEqual([
    json('takeMedia', media),
    json('previewDrop', move(200)),
    'clearPreviews',
    'commitDrop',
  ]);
  expect(ordersOf(entered, { type: 'media.left' })).not.toContain('commitDrop');
});
test('a menu opens on an item at rest or under a finger held still, and not in a drag', () => {
  expect(journey(machine, undefined, [item, menu]).value).toEqual({ resting: 'menuOpen' });
  expect(() => journey(machine, undefined, [item, moved(200), menu])).toThrow('not heard');
});

test.each([itemTouched, groundTouched])(
  'a finger that goes on scrolls: $type chooses and moves nothing',
  (touched) => {
    expect(ordersOf(touched, moved(110))).toEqual(['clearPreviews']);
    expect(ordersOf(touched, { type: 'pointer.cancelled' })).toEqual(['clearPreviews']);
  },
);
test('a finger that is taken off at once is a tap', () => {
  expect(() => ordersOf(itemTouched, moved(109))).toThrow('not heard');
  expect(ordersOf(itemTouched, released)).toEqual(['clearPreviews', 'choosePressed']);
  expect(ordersOf(groundTouched, released)).toEqual(['clearPreviews', 'leaveSelection']);
});
test('[E2] a finger held still lifts the item, and carries it', () => {
  expect(machine.implementations.delays).toEqual({ holdTime: 350 });
  expect(ordersOf(itemTouched, held('item'), moved(150), released)).toEqual([
    'lift',
    'clearPreviews',
    'takeUp',
    json('previewMove', move(150)),
    'clearPreviews',
    'commitMove',
  ]);
});
test('a held finger that is taken off where it was opens the menu there', () => {
  const { value, context } = journey(machine, undefined, [itemTouched, held('item'), released]);
  expect([value, context.menu]).toEqual([{ resting: 'menuOpen' }, { itemId: 'a', at: { x: 3, y: 4 } }]);
});
test('a finger held still on the ground draws a rectangle', () => {
  expect(ordersOf(groundTouched, held('ground'), moved(150), released)).toEqual([
    'clearPreviews',
    'beginMarquee',
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
