/** The canvas around the film: how large it is shown, what is drawn over it, and what a hand does to its items. */
import { assign, fromCallback, setup } from 'xstate';
import type { Crop } from '../../../contract/video/itemDetails';
import type { HeldCrop } from '../../editor-engine/canvas/cropFrame';
import type { HeldPose, PoseDrag } from '../../editor-engine/canvas/heldPose';
import type { Guide, Pose } from '../../editor-engine/canvas/pose';
import type { Direction, Point } from '../../editor-engine/canvas/poseMath';

interface CanvasContext {
  /** The item whose pose or words are in somebody's hands. */
  readonly itemId: string | null;
  /** As it was when it was taken hold of. */
  readonly held: HeldPose | null;
  /** Where it would stand. */
  readonly pose: Pose | null;
  readonly guides: readonly Guide[];
  /** What would be left of the picture that is being cropped, as it is seen. */
  readonly crop: Crop | null;
  readonly heldCrop: HeldCrop | null;
  /** Words as they are being typed. */
  readonly draft: string;
  /** Of a hundred; null fits the film into its pane. */
  readonly zoom: number | null;
}
type CanvasEvent =
  /** Null where there was nothing but the background. */
  | { type: 'item.pressed'; itemId: string | null; isAdded: boolean }
  | { type: 'item.nudged'; itemId: string; byX: number; byY: number }
  | { type: 'pose.began'; itemId: string; from: Point }
  | { type: 'pose.dragged'; drag: PoseDrag }
  | { type: 'pose.settled' }
  | { type: 'pose.abandoned' }
  | { type: 'text.opened'; itemId: string; text: string }
  | { type: 'text.typed'; text: string }
  | { type: 'text.left' }
  | { type: 'crop.opened'; itemId: string }
  /** Of the picture, in shares of it. */
  | { type: 'crop.began'; from: Point; direction: Direction }
  | { type: 'crop.dragged'; to: Point; keepsShape: boolean }
  | { type: 'crop.settled' }
  | { type: 'crop.nudged'; by: Point; resizes: boolean }
  | { type: 'crop.widened' }
  | { type: 'crop.kept' }
  | { type: 'crop.left' }
  | { type: 'safeZones.toggled' }
  | { type: 'zoom.chosen'; zoom: number | null }
  | { type: 'fullscreen.toggled' }
  | { type: 'fullscreen.left' }
  | { type: 'fullscreen.refused' };

const canvasSetup = setup({
  types: { context: {} as CanvasContext, events: {} as CanvasEvent },
  actors: {
    /** Fills the screen for as long as it runs, and tells when the person left it by the browser's own ways. */
    fillScreen: fromCallback<CanvasEvent>(() => {}),
    /** Hears Escape, and a window that is left, while something is in the hand. */
    watchForEscape: fromCallback<CanvasEvent>(() => {}),
    /** Hears Escape while a picture is cropped, and whether the hand went on to something else. */
    watchCropping: fromCallback<CanvasEvent, { itemId: string | null }>(() => {}),
  },
  actions: {
    takeItem: assign({ itemId: (_, { itemId }: { itemId: string }) => itemId }),
    rememberDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    letGo: assign({
      itemId: null,
      held: null,
      pose: null,
      guides: [],
      crop: null,
      heldCrop: null,
      draft: '',
    }),
    rememberZoom: assign({ zoom: (_, { zoom }: { zoom: number | null }) => zoom }),
    /** Provided by the app, which has the engine; the chart itself has none. */
    selectItem: (_, _pressed: { itemId: string | null; isAdded: boolean }) => {},
    nudgeItem: (_, _nudge: { itemId: string; byX: number; byY: number }) => {},
    holdFilm: () => {},
    /** Assigns `held`. */
    takeHold: (_, _taken: { itemId: string; from: Point }) => {},
    /** Assigns `pose` and `guides`, for where the hand has come to. */
    proposePose: (_, _drag: PoseDrag) => {},
    /** Assigns `crop`, for the item as it is. */
    takeCrop: (_, _opened: { itemId: string }) => {},
    /** These assign `crop` for where the hand, or a key, has brought it. */
    proposeCrop: (_, _drag: { to: Point; keepsShape: boolean }) => {},
    nudgeCrop: (_, _nudge: { by: Point; resizes: boolean }) => {},
    takeHoldOfCrop: assign({
      heldCrop: ({ context: { crop } }, { from, direction }: Pick<HeldCrop, 'from' | 'direction'>) =>
        crop && { start: crop, from, direction },
    }),
    widenCrop: assign({ crop: { left: 0, top: 0, right: 0, bottom: 0 } }),
    commitCrop: () => {},
    previewPose: () => {},
    commitPose: () => {},
    dropPreview: () => {},
    commitText: (_, _typed: { itemId: string | null; text: string }) => {},
    announceRefusedFullscreen: () => {},
  },
});

const hand = canvasSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      entry: 'letGo',
      on: {
        'item.pressed': {
          actions: {
            type: 'selectItem',
            params: ({ event }) => ({ itemId: event.itemId, isAdded: event.isAdded }),
          },
        },
        'item.nudged': {
          actions: { type: 'nudgeItem', params: ({ event }) => event },
        },
        'pose.began': {
          target: 'posing',
          actions: [
            { type: 'takeItem', params: ({ event }) => event },
            { type: 'takeHold', params: ({ event }) => event },
          ],
        },
        'crop.opened': {
          target: 'cropping',
          actions: [
            { type: 'takeItem', params: ({ event }) => event },
            { type: 'takeCrop', params: ({ event }) => event },
          ],
        },
        'text.opened': {
          target: 'writing',
          actions: [
            { type: 'takeItem', params: ({ event }) => event },
            { type: 'rememberDraft', params: ({ event }) => event },
          ],
        },
      },
    },
    posing: {
      entry: 'holdFilm',
      invoke: { id: 'watchForEscape', src: 'watchForEscape' },
      initial: 'holding',
      on: {
        'pose.dragged': {
          target: '.moving',
          actions: [{ type: 'proposePose', params: ({ event }) => event.drag }, 'previewPose'],
        },
        'pose.abandoned': { target: 'resting', actions: 'dropPreview' },
      },
      states: {
        /** Pressed, and nothing moved yet: no step to undo. */
        holding: { on: { 'pose.settled': '#canvas.hand.resting' } },
        moving: {
          on: {
            'pose.settled': {
              target: '#canvas.hand.resting',
              actions: ['dropPreview', 'commitPose'],
            },
          },
        },
      },
    },
    cropping: {
      entry: 'holdFilm',
      invoke: {
        id: 'watchCropping',
        src: 'watchCropping',
        input: ({ context: { itemId } }) => ({ itemId }),
      },
      initial: 'placed',
      on: {
        'crop.kept': { target: 'resting', actions: 'commitCrop' },
        'crop.left': 'resting',
      },
      states: {
        /** The part that would be left, framed on the whole picture. */
        placed: {
          on: {
            'crop.began': {
              target: 'dragging',
              actions: { type: 'takeHoldOfCrop', params: ({ event }) => event },
            },
            'crop.nudged': { actions: { type: 'nudgeCrop', params: ({ event }) => event } },
            'crop.widened': { actions: 'widenCrop' },
          },
        },
        dragging: {
          on: {
            'crop.dragged': { actions: { type: 'proposeCrop', params: ({ event }) => event } },
            'crop.settled': 'placed',
          },
        },
      },
    },
    writing: {
      entry: 'holdFilm',
      on: {
        'text.typed': { actions: { type: 'rememberDraft', params: ({ event }) => event } },
        'text.left': {
          target: 'resting',
          actions: {
            type: 'commitText',
            params: ({ context }) => ({ itemId: context.itemId, text: context.draft }),
          },
        },
      },
    },
  },
});

export const canvasMachine = canvasSetup.createMachine({
  id: 'canvas',
  context: {
    itemId: null,
    held: null,
    pose: null,
    guides: [],
    crop: null,
    heldCrop: null,
    draft: '',
    zoom: null,
  },
  on: { 'zoom.chosen': { actions: { type: 'rememberZoom', params: ({ event }) => event } } },
  type: 'parallel',
  states: {
    hand,
    safeZones: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'safeZones.toggled': 'shown' } },
        shown: { on: { 'safeZones.toggled': 'hidden' } },
      },
    },
    screen: {
      initial: 'inPage',
      states: {
        inPage: { on: { 'fullscreen.toggled': 'fillingScreen' } },
        fillingScreen: {
          invoke: { id: 'fillScreen', src: 'fillScreen' },
          on: {
            'fullscreen.toggled': 'inPage',
            'fullscreen.left': 'inPage',
            'fullscreen.refused': { target: 'inPage', actions: 'announceRefusedFullscreen' },
          },
        },
      },
    },
  },
});
