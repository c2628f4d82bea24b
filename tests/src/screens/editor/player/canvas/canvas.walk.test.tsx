import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback, type ActorRefFrom, type AnyMachineSnapshot, type EventFrom } from 'xstate';
import { provideCanvas } from '../../../../../../src/app/editor/implementations/canvas.implementations';
import type { canvasMachine } from '../../../../../../src/machines/canvas/canvas.machine';
import { PlayerPane } from '../../../../../../src/screens/editor/player/PlayerPane';
import { openEngine } from '../../../../editor-engine/support/openEngine';
import { items, sampleVideo } from '../../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../../support/editor/editorWorld';
import { answer } from '../../../../../support/walking/mountScreen';
import { openPlayer } from '../../../../../support/editor/playerWorld';
import { walkScreen } from '../../../../../support/walking/walkScreen';

// They come when they are needed; here they are there, so that nothing has to be waited for.
await import('../../../../../../src/screens/editor/player/canvas/Handles');
await import('../../../../../../src/screens/editor/player/canvas/CropStage');
await import('../../../../../../src/templates/registry');

const engine = openEngine();
const { selection, previews } = engine.session;
const announced: string[] = [];
const announce = (text: string) => void announced.push(text);
const machine = provideCanvas({ engine, window, announce, stage: { current: null } }).provide({
  // This browser has no screen to fill.
  actors: { fillScreen: fromCallback(() => {}) },
});
const TITLE = 'title_p1';
const keys = { isFree: true, isConstrained: false };
const drag = { how: 'move', to: { x: 150, y: 370 }, reach: 8, ...keys } as const;
function titleDetails() {
  const item = engine.item(TITLE);
  if (item?.type !== 'text') throw new Error('there is no title');
  return item.details;
}

type Canvas = typeof canvasMachine;
const byTheWorld = (event: EventFrom<Canvas>, { actor }: { actor: Pick<ActorRefFrom<Canvas>, 'send'> }) =>
  answer(() => actor.send(event));
const grip = () => screen.findByRole('button', { name: 'Title, on the canvas' });
const cropFrame = () => screen.getByRole('button', { name: 'What is left of the picture' });
const button = (name: string) => screen.getByRole('button', { name });
const rests = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ safeZones: 'hidden', screen: 'inPage' }) && snapshot.context.zoom === null;
const ofTheSide = ['safeZones.toggled', 'fullscreen.toggled', 'zoom.chosen'];
const ofTheScreen = ['fullscreen.toggled', 'fullscreen.left', 'fullscreen.refused'];

const walk = walkScreen(machine)({
  input: undefined,
  calls: [],
  samples: {
    'item.pressed': [{ type: 'item.pressed', itemId: null, isAdded: false }],
    'item.nudged': [
      { type: 'item.nudged', itemId: TITLE, byX: -1, byY: 0 },
      { type: 'item.nudged', itemId: TITLE, byX: 0, byY: 10 },
    ],
    'pose.began': [{ type: 'pose.began', itemId: TITLE, from: { x: 50, y: 350 } }],
    'pose.dragged': [{ type: 'pose.dragged', drag }],
    'crop.opened': [{ type: 'crop.opened', itemId: items.first.id }],
    'crop.began': [{ type: 'crop.began', from: { x: 0.9, y: 0.5 }, direction: [1, 0] }],
    'crop.dragged': [{ type: 'crop.dragged', to: { x: 0.7, y: 0.5 }, keepsShape: false }],
    'crop.nudged': [
      { type: 'crop.nudged', by: { x: 0.01, y: 0 }, resizes: false },
      { type: 'crop.nudged', by: { x: 0, y: -0.01 }, resizes: true },
    ],
    'text.opened': [{ type: 'text.opened', itemId: TITLE, text: 'A mug' }],
    'text.typed': [{ type: 'text.typed', text: 'A blue mug' }],
    'zoom.chosen': [{ type: 'zoom.chosen', zoom: 100 }],
  },
  limit: 20_000,
  // The side's places are walked from rest, and left again.
  offers: (snapshot, { type }) =>
    snapshot.matches({ screen: 'fillingScreen' })
      ? ofTheScreen.includes(type)
      : ofTheSide.includes(type)
        ? snapshot.matches({ hand: 'resting' })
        : rests(snapshot),
  screen(actor) {
    engine.load(sampleVideo());
    selection.set([TITLE]);
    return inEditor(openPlayer(undefined, { engine, canvas: actor }), <PlayerPane />);
  },
  gestures: {
    // Nothing has a place here: a press on the canvas meets what fills it.
    'item.pressed': byTheWorld,
    'item.nudged': async ({ byX, byY }) => {
      const before = titleDetails();
      fireEvent.keyDown(await grip(), byX < 0 ? { key: 'ArrowLeft' } : { key: 'ArrowDown', shiftKey: true });
      const { left = 0, top = 300 } = before;
      expect(titleDetails()).toMatchObject({ left: left + byX, top: top + byY });
      engine.undo();
      await answer(() => selection.set([TITLE]));
    },
    // Moveable's own affair, which wants a browser that lays out.
    'pose.began': byTheWorld,
    'pose.dragged': byTheWorld,
    'pose.settled': async (event, walked) => {
      await byTheWorld(event, walked);
      expect(previews.ids()).toEqual([]);
    },
    'pose.abandoned': () => void fireEvent.keyDown(window, { key: 'Escape' }),
    'crop.opened': async ({ itemId }) => {
      await answer(() => selection.set([itemId]));
      fireEvent.keyDown(await screen.findByRole('button', { name: /^(?!Title).*, on the canvas$/u }), {
        key: 'Enter',
      });
    },
    // Shares of a picture want a browser that lays out.
    'crop.began': byTheWorld,
    'crop.dragged': byTheWorld,
    'crop.settled': byTheWorld,
    'crop.nudged': ({ by }) =>
      void fireEvent.keyDown(
        cropFrame(),
        by.x > 0 ? { key: 'ArrowRight' } : { key: 'ArrowUp', shiftKey: true },
      ),
    'crop.widened': (_, { user }) => user.click(button('Whole')),
    'crop.kept': async (_, { user }) => {
      await user.click(button('Done'));
      engine.undo();
      await answer(() => selection.set([TITLE]));
    },
    'crop.left': async () => {
      fireEvent.keyDown(window, { key: 'Escape' });
      expect(engine.item(items.first.id)).toEqual(items.first);
      await answer(() => selection.set([TITLE]));
    },
    'text.opened': async (_, { user }) => {
      const taken = await grip();
      taken.focus();
      await user.keyboard('{Enter}');
    },
    'text.typed': ({ text }) =>
      void fireEvent.change(screen.getByRole('textbox', { name: 'Text on the canvas' }), {
        target: { value: text },
      }),
    'text.left': (_, { user }) => user.keyboard('{Escape}'),
    'safeZones.toggled': (_, { user }) => user.click(button('Safe zones')),
    'zoom.chosen': ({ zoom }, { user }) =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Zoom' }), String(zoom)),
    'fullscreen.toggled': (_, { user }) =>
      user.click(screen.getByRole('button', { name: /^(Full screen|Leave full screen)$/u })),
    'fullscreen.left': byTheWorld,
    'fullscreen.refused': async (event, walked) => {
      await byTheWorld(event, walked);
      expect(announced.at(-1)).toBe('Your browser doesn’t allow full screen here.');
    },
  },
  states: {
    'hand.resting': () => expect([screen.queryByRole('textbox'), previews.ids()]).toEqual([null, []]),
    'hand.posing.holding': () => expect(previews.ids()).toEqual([]),
    'hand.posing.moving': async () => {
      expect(engine.shownItem(TITLE)?.details).toMatchObject({ left: 100, top: 320 });
      expect(titleDetails()).toEqual(items.title.details);
      expect((await grip()).style.left).toBe(`${(100 / 1080) * 100}%`);
    },
    'hand.cropping.placed': () => expect(cropFrame().isConnected).toBe(true),
    'hand.cropping.dragging': () => expect(cropFrame().isConnected).toBe(true),
    'hand.writing': ({ context }) =>
      expect((screen.getByRole('textbox', { name: 'Text on the canvas' }) as HTMLTextAreaElement).value).toBe(
        context.draft,
      ),
    'safeZones.hidden': () => expect(button('Safe zones').getAttribute('aria-pressed')).toBe('false'),
    'safeZones.shown': () => expect(button('Safe zones').getAttribute('aria-pressed')).toBe('true'),
    'screen.inPage': () => expect(button('Full screen').isConnected).toBe(true),
    'screen.fillingScreen': () => expect(button('Leave full screen').isConnected).toBe(true),
  },
});

test.each(walk.paths)('[E12] the canvas follows its chart: %s', (_, run) => run(), 30_000);
test('[E12] no transition of the canvas is left unwalked', () => expect(walk.untaken()).toEqual([]));
