import { DndContext, useDraggable, type CollisionDetection } from '@dnd-kit/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { provideGesture } from '../../../../../src/app/editor/implementations/gesture.implementations';
import type { gestureMachine } from '../../../../../src/machines/gesture/gesture.machine';
import { TimelineDrop } from '../../../../../src/screens/editor/library/drag/TimelineDrop';
import { START } from '../../../../../src/editor-engine/timeline/laneLayout';
import { TimelinePane } from '../../../../../src/screens/editor/timeline/TimelinePane';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../support/editor/editorWorld';
import { openTimeline } from '../../../../support/editor/timelineWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';

const engine = openEngine();
const machine = provideGesture({
  engine,
  playback: { send: () => {} },
  announce: () => {},
  window,
});

/** As wide as the timeline is before anything is measured: 1200 px for 20 s. */
const PX_PER_MS = 0.06;
const at = (xPx: number) => ({ xPx, yPx: 10, atMs: xPx / PX_PER_MS });
const move = (xPx: number) => ({ place: at(xPx), isFree: false, pxPerMs: PX_PER_MS });
const pointer = (xPx: number) => ({
  clientX: xPx + START,
  clientY: 10,
  button: 0,
  isPrimary: true,
  pointerId: 1,
});
const ITEM = items.first.id;
const media = { type: 'image', src: 'media:u/me/new.jpg' } as const;
const place = at(100);

/** Whether the card is held over the timeline. */
let isOver = true;
const overIfSaid: CollisionDetection = ({ droppableContainers }) =>
  isOver ? droppableContainers.map(({ id }) => ({ id })) : [];
function Card() {
  const { setNodeRef, listeners } = useDraggable({ id: 'card', data: { kind: 'library', media } });
  return (
    <button ref={setNodeRef} type="button" {...listeners}>
      A card
    </button>
  );
}

const found = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
};
const touch = (selector: string) =>
  fireEvent.pointerDown(found(selector), { ...pointer(100), pointerType: 'touch' });
const press = (selector: string) => fireEvent.pointerDown(found(selector), pointer(100));
const surface = () => found('[role=treegrid]');
const settle = () => act(() => new Promise((done) => setTimeout(done, 0)));
const dragTo = async (clientX: number) => {
  fireEvent.pointerMove(document, { clientX: clientX + START, clientY: 10, pointerId: 1, isPrimary: true });
  await settle();
};
const isDraggingMedia = (actor: { getSnapshot(): { matches(value: object): boolean } }) =>
  actor.getSnapshot().matches({ gesturing: 'libraryDragging' });
const held = () =>
  [...document.querySelectorAll<HTMLElement>('[data-held]')].map((one) => one.dataset['item']);
const nothingHeld = () => {
  expect(held()).toEqual([]);
  expect(engine.session.previews.ids()).toEqual([]);
};

const walk = walkScreen(machine as typeof gestureMachine)({
  input: undefined,
  calls: [],
  samples: {
    'item.pressed': [{ type: 'item.pressed', press: { on: 'item', place, itemId: ITEM, choosing: 'only' } }],
    'edge.pressed': [
      { type: 'edge.pressed', press: { on: 'edge', place, itemId: ITEM, edge: 'to', choosing: 'only' } },
    ],
    'cut.pressed': [
      { type: 'cut.pressed', press: { on: 'cut', place, leftId: ITEM, rightId: items.second.id } },
    ],
    'background.pressed': [
      { type: 'background.pressed', press: { on: 'background', place, choosing: 'only' } },
    ],
    'ruler.pressed': [{ type: 'ruler.pressed', press: { on: 'ruler', place, pxPerMs: PX_PER_MS } }],
    'item.touched': [
      {
        type: 'item.touched',
        press: { on: 'item', place, itemId: ITEM, choosing: 'only' },
        at: { x: 100, y: 10 },
      },
    ],
    'background.touched': [
      { type: 'background.touched', press: { on: 'background', place, choosing: 'only' } },
    ],
    'pointer.moved': [
      { type: 'pointer.moved', move: move(200) },
      { type: 'pointer.moved', move: move(400) },
    ],
    'media.entered': [{ type: 'media.entered', media, move: move(200) }],
    'media.moved': [{ type: 'media.moved', move: move(300) }],
    'menu.opened': [{ type: 'menu.opened', itemId: ITEM, at: { x: 200, y: 10 } }],
  },
  screen(actor) {
    isOver = true;
    engine.load(sampleVideo());
    const editor = openTimeline(undefined, { engine }, actor);
    return inEditor(
      editor,
      <DndContext collisionDetection={overIfSaid}>
        <TimelinePane />
        <TimelineDrop />
        <Card />
      </DndContext>,
    );
  },
  gestures: {
    'item.pressed': () => press(`[data-item="${ITEM}"]`),
    'edge.pressed': () => press(`[data-item="${ITEM}"] [data-edge=to]`),
    'cut.pressed': () => press('[data-part=cut]'),
    'background.pressed': () => press('[role=treegrid]'),
    'ruler.pressed': () => press('[data-part=ruler]'),
    'item.touched': () => touch(`[data-item="${ITEM}"]`),
    'background.touched': () => touch('[role=treegrid]'),
    'pointer.moved': ({ move: { place: to } }) => fireEvent.pointerMove(surface(), pointer(to.xPx)),
    'pointer.released': () => fireEvent.pointerUp(surface(), pointer(200)),
    'pointer.cancelled': async (_, { actor }) => {
      if (!isDraggingMedia(actor)) return void fireEvent.pointerCancel(surface(), pointer(200));
      // What also ends a card's drag.
      fireEvent(window, new Event('resize'));
      await settle();
    },
    'escape.pressed': async (_, { actor }) => {
      fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
      if (isDraggingMedia(actor)) await settle();
    },
    'window.blurred': () => fireEvent(window, new Event('blur')),
    'media.entered': async () => {
      isOver = true;
      fireEvent.pointerDown(screen.getByRole('button', { name: 'A card' }), pointer(0));
      await dragTo(100);
      await dragTo(200);
    },
    'media.moved': () => dragTo(300),
    'media.left': async () => {
      isOver = false;
      await dragTo(320);
      await dragTo(330);
      fireEvent.pointerUp(document, pointer(330));
      await settle();
    },
    'media.dropped': async () => {
      fireEvent.pointerUp(document, pointer(300));
      await settle();
    },
    'menu.opened': async () => {
      fireEvent.contextMenu(found(`[data-item="${ITEM}"]`), { clientX: 200, clientY: 10 });
      await screen.findByRole('menu', {}, { timeout: 10_000 });
    },
    'menu.closed': async ({ type: _ }, { actor, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(actor.getSnapshot().value).toEqual({ resting: 'idle' }), {
        timeout: 10_000,
      });
    },
  },
  states: {
    'resting.idle': () => {
      nothingHeld();
      expect(screen.queryByRole('menu')).toBeNull();
    },
    'resting.menuOpen': async () => {
      const items = await screen.findAllByRole('menuitem', {}, { timeout: 10_000 });
      const entries = items.map((entry) => entry.textContent);
      expect(entries).toContain('Duplicate');
      expect(entries).toContain('Delete');
    },
    'pressing.item': nothingHeld,
    'pressing.edge': nothingHeld,
    'pressing.cut': nothingHeld,
    'pressing.background': nothingHeld,
    'touching.item.waiting': nothingHeld,
    'touching.item.held': () => {
      expect(held()).toEqual([ITEM]);
      expect(engine.session.selection.get()).toEqual([ITEM]);
    },
    'touching.background.waiting': nothingHeld,
    'touching.background.held': nothingHeld,
    'gesturing.dragging': () => {
      expect(engine.session.selection.get()).toEqual([ITEM]);
      expect(held()).toEqual([ITEM]);
      expect(found('[data-gap]')).toBeTruthy();
    },
    'gesturing.resizing': () => expect(engine.session.selection.get()).toEqual([ITEM]),
    'gesturing.rolling': () => expect(document.querySelector('[data-marquee]')).toBeNull(),
    'gesturing.marquee': () => expect(document.querySelector('[data-marquee]')).not.toBeNull(),
    'gesturing.scrubbing': nothingHeld,
    'gesturing.libraryDragging': () => expect(screen.getByText('Drop to add it here')).toBeTruthy(),
  },
});

test.each(walk.paths)('[E2] [E3] the timeline follows its chart: %s', (_, run) => run());
test('[E2] no transition of a gesture is left unwalked', () => expect(walk.untaken()).toEqual([]));
