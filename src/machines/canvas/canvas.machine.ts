/** The canvas around the film: how large it is shown, what is drawn over it, and what a hand does to its items. */
import { assign, fromCallback, setup } from 'xstate';
import type { Guide, Pose } from './pose';

interface CanvasContext {
  /** The item whose pose or words are in somebody's hands. */
  readonly itemId: string | null;
  readonly pose: Pose | null;
  readonly guides: readonly Guide[];
  /** Words as they are being typed. */
  readonly draft: string;
  /** Of a hundred; null fits the film into its pane. */
  readonly zoom: number | null;
}
type CanvasEvent =
  /** Null where there was nothing but the ground. */
  | { type: 'item.pressed'; itemId: string | null; isAdded: boolean }
  | { type: 'item.nudged'; itemId: string; byX: number; byY: number }
  | { type: 'pose.began'; itemId: string }
  | { type: 'pose.changed'; pose: Pose; guides: readonly Guide[] }
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
    rememberPose: assign((_, { pose, guides }: { pose: Pose; guides: readonly Guide[] }) => ({
      pose,
      guides,
    })),
    rememberDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    letGo: assign({ itemId: null, pose: null, guides: [], draft: '' }),
    rememberZoom: assign({ zoom: (_, { zoom }: { zoom: number | null }) => zoom }),
    /** Provided by the app, which has the engine; the chart itself has none. */
    selectItem: (_, _pressed: { itemId: string | null; isAdded: boolean }) => {},
    nudgeItem: (_, _nudge: { itemId: string; byX: number; byY: number }) => {},
    holdFilm: () => {},
    previewPose: (_, _moved: { itemId: string | null; pose: Pose }) => {},
    commitPose: (_, _moved: { itemId: string | null; pose: Pose | null }) => {},
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
          actions: { type: 'takeItem', params: ({ event }) => event },
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
        'pose.changed': {
          target: '.moving',
          actions: [
            { type: 'rememberPose', params: ({ event }) => event },
            {
              type: 'previewPose',
              params: ({ context, event }) => ({ itemId: context.itemId, pose: event.pose }),
            },
          ],
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
              actions: ['dropPreview', { type: 'commitPose', params: ({ context }) => context }],
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
  context: { itemId: null, pose: null, guides: [], draft: '', zoom: null },
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
