import { expect, test, vi } from 'vitest';
import { assign, fromCallback, type EventFrom } from 'xstate';
import type { Crop } from '../../../../contract/video/itemDetails';
import type { HeldCrop } from '../../../../src/editor-engine/canvas/cropFrame';
import type { HeldPose, PoseDrag } from '../../../../src/editor-engine/canvas/heldPose';
import { canvasMachine } from '../../../../src/machines/canvas/canvas.machine';
import type { Guide, Pose } from '../../../../src/editor-engine/canvas/pose';
import type { StatesOf } from '../../../support/walking/statesOf';
import {
  journey,
  modelOf,
  type AnswerEvent,
  titled,
  untakenTransitions,
} from '../../../support/walking/walkMachine';

const told = vi.fn();
const tells = (name: string) => (_: unknown, params: unknown) => told(name, params);
const pose: Pose = { left: 10, top: 20, width: 300, height: 200, rotate: 15 };
const guides: readonly Guide[] = [{ axis: 'x', at: 540 }];
const heldAt = ({ itemId, from }: Pick<HeldPose, 'itemId' | 'from'>): HeldPose => ({
  itemId,
  type: 'image',
  start: pose,
  from,
  lines: { xs: [], ys: [] },
});
const poseAt = ({ to }: PoseDrag): Pose => ({ ...pose, left: to.x });
const whole = { left: 0, top: 0, right: 0, bottom: 0 };
const machine = canvasMachine.provide({
  actors: {
    fillScreen: fromCallback(() => {}),
    watchForEscape: fromCallback(() => {}),
    watchCropping: fromCallback(() => {}),
  },
  actions: {
    selectItem: tells('select'),
    nudgeItem: tells('nudge'),
    holdFilm: () => told('hold'),
    takeHold: assign((_, taken) => ({ held: heldAt(taken) })),
    proposePose: assign((_, drag) => ({ pose: poseAt(drag), guides })),
    previewPose: ({ context: { held, pose } }) => told('preview', [held?.itemId, pose?.left]),
    commitPose: ({ context: { held, pose } }) => told('commit', [held?.itemId, pose?.left]),
    takeCrop: assign({ crop: whole }),
    proposeCrop: assign({ crop: (_, { to }) => ({ ...whole, left: to.x }) }),
    nudgeCrop: assign({ crop: (_, { by }) => ({ ...whole, top: by.y }) }),
    commitCrop: ({ context: { itemId, crop } }) => told('crop', [itemId, crop]),
    dropPreview: () => told('drop'),
    commitText: tells('text'),
    announceRefusedFullscreen: () => told('refused'),
  },
});
const began = { type: 'pose.began', itemId: 'a', from: { x: 3, y: 4 } } as const;
const dragged = (x: number) =>
  ({
    type: 'pose.dragged',
    drag: { how: 'move', to: { x, y: 4 }, reach: 8, isFree: false, isConstrained: false },
  }) as const;
const cropOpened = { type: 'crop.opened', itemId: 'a' } as const;
const cropBegan = { type: 'crop.began', from: { x: 0, y: 0 }, direction: [-1, 0] } as const;
const cropDragged = { type: 'crop.dragged', to: { x: 0.3, y: 0 }, keepsShape: false } as const;
const opened = { type: 'text.opened', itemId: 't', text: 'Hello' } as const;

const model = modelOf(
  machine,
  undefined,
  {
    'item.pressed': [{ type: 'item.pressed', itemId: 'a', isAdded: false }],
    'item.nudged': [{ type: 'item.nudged', itemId: 'a', byX: 1, byY: 0 }],
    'pose.began': [began],
    'pose.dragged': [dragged(30)],
    'crop.opened': [cropOpened],
    'crop.began': [cropBegan],
    'crop.dragged': [cropDragged],
    'crop.nudged': [{ type: 'crop.nudged', by: { x: 0, y: 0.1 }, resizes: false }],
    'text.opened': [opened],
    'text.typed': [{ type: 'text.typed', text: 'Hello you' }],
    'zoom.chosen': [{ type: 'zoom.chosen', zoom: 100 }],
  },
  { limit: 20_000 },
);
const paths = model.getShortestPaths();
type Seen = {
  context: {
    itemId: string | null;
    held: HeldPose | null;
    pose: Pose | null;
    guides: readonly Guide[];
    crop: Crop | null;
    heldCrop: HeldCrop | null;
    draft: string;
  };
};
const anything = () => {};
const states = {
  'hand.resting': ({ context: { itemId, held, pose: proposed, guides: lines, crop, heldCrop, draft } }) =>
    expect([itemId, held, proposed, lines, crop, heldCrop, draft]).toEqual([
      null,
      null,
      null,
      [],
      null,
      null,
      '',
    ]),
  'hand.posing.holding': ({ context }) =>
    expect([context.held?.from, context.pose]).toEqual([began.from, null]),
  'hand.posing.moving': ({ context }) =>
    expect([context.held?.from, context.pose, context.guides]).toEqual([
      began.from,
      { ...pose, left: 30 },
      guides,
    ]),
  'hand.cropping.placed': ({ context }) =>
    expect([context.itemId, context.crop !== null]).toEqual(['a', true]),
  'hand.cropping.dragging': ({ context }) => expect(context.heldCrop).toMatchObject({ from: cropBegan.from }),
  'hand.writing': ({ context }) => expect(['Hello', 'Hello you']).toContain(context.draft),
  'safeZones.hidden': anything,
  'safeZones.shown': anything,
  'screen.inPage': anything,
  'screen.fillingScreen': anything,
} satisfies Record<StatesOf<typeof canvasMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

type Heard = EventFrom<typeof canvasMachine> | AnswerEvent;
const after = (...events: readonly Heard[]) => {
  told.mockClear();
  return journey(machine, undefined, events);
};

test('[E12] a whole drag is one step, committed when the hand lets go', () => {
  after(began, dragged(30), dragged(40), { type: 'pose.settled' });
  expect(told.mock.calls).toEqual([
    ['hold'],
    ['preview', ['a', 30]],
    ['preview', ['a', 40]],
    ['drop'],
    ['commit', ['a', 40]],
  ]);
});
test('a press that moved nothing is no step', () => {
  after(began, { type: 'pose.settled' });
  expect(told.mock.calls).toEqual([['hold']]);
});
test('a drag that is given up leaves the item where it was', () => {
  after(began, dragged(30), { type: 'pose.abandoned' });
  expect(told.mock.calls.map(([name]) => name)).toEqual(['hold', 'preview', 'drop']);
});
test('words that were typed are kept when the field is left', () => {
  after(opened, { type: 'text.typed', text: 'Hello you' }, { type: 'text.left' });
  expect(told.mock.calls).toEqual([['hold'], ['text', { itemId: 't', text: 'Hello you' }]]);
});
test('a browser that will not fill its screen is spoken of', () => {
  const end = after({ type: 'fullscreen.toggled' }, { type: 'fullscreen.refused' });
  expect([end.value.screen, told.mock.calls]).toEqual(['inPage', [['refused']]]);
});
test('a zoom is remembered, and given up for the fit', () => {
  const zoomed = { type: 'zoom.chosen', zoom: 200 } as const;
  expect(after(zoomed).context.zoom).toBe(200);
  expect(after(zoomed, { ...zoomed, zoom: null }).context.zoom).toBeNull();
});
test('[Y3] [E12] however often a crop is changed, it is one step when it is kept, and none when it is left', () => {
  const changed = [cropOpened, cropBegan, cropDragged, { type: 'crop.settled' }] as const;
  after(...changed, { type: 'crop.nudged', by: { x: 0, y: 0.1 }, resizes: true }, { type: 'crop.kept' });
  expect(told.mock.calls).toEqual([['hold'], ['crop', ['a', { ...whole, top: 0.1 }]]]);
  after(...changed, { type: 'crop.widened' }, { type: 'crop.kept' });
  expect(told.mock.calls).toEqual([['hold'], ['crop', ['a', whole]]]);
  after(...changed, { type: 'crop.left' });
  expect(told.mock.calls).toEqual([['hold']]);
});
