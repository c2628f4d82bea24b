/** The canvas around the film: how large it is shown, what is drawn over it, and what a hand does to its items. */
import { assign, fromCallback, setup } from 'xstate';
import type { HeldPose, PoseDrag } from '../../editor-engine/canvas/heldPose';
import type { Guide, Pose } from '../../editor-engine/canvas/pose';
import type { Point } from '../../editor-engine/canvas/poseMath';

interface CanvasContext {
  /** The item whose pose or words are in somebody's hands. */
  readonly itemId: string | null;
  /** As it was when it was taken hold of. */
  readonly held: HeldPose | null;
  /** Where it would stand. */
  readonly pose: Pose | null;
  readonly guides: readonly Guide[];
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
  },
  actions: {
    takeItem: assign({ itemId: (_, { itemId }: { itemId: string }) => itemId }),
    rememberDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    letGo: assign({ itemId: null, held: null, pose: null, guides: [], draft: '' }),
    rememberZoom: assign({ zoom: (_, { zoom }: { zoom: number | null }) => zoom }),
    /** Provided by the app, which has the engine; the chart itself has none. */
    selectItem: (_, _pressed: { itemId: string | null; isAdded: boolean }) => {},
    nudgeItem: (_, _nudge: { itemId: string; byX: number; byY: number }) => {},
    holdFilm: () => {},
    /** Assigns `held`. */
    takeHold: (_, _taken: { itemId: string; from: Point }) => {},
    /** Assigns `pose` and `guides`, for where the hand has come to. */
    proposePose: (_, _drag: PoseDrag) => {},
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
  context: { itemId: null, held: null, pose: null, guides: [], draft: '', zoom: null },
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
