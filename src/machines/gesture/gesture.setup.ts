/** What the chart of a gesture knows and needs: the orders to the document are holes, filled where the engine is. */
import { assign, fromCallback, setup } from 'xstate';
import type { DraggedMedia, GestureEvent, MenuPoint, Move, Press } from './gestureEvents';

/** A press that does not go further than this is a click. */
const THRESHOLD_PX = 4;
/** A finger that is held still trembles. */
const TREMBLE_PX = 10;

interface OpenMenu {
  readonly itemId: string;
  readonly at: MenuPoint;
}
interface GestureContext {
  readonly press: Press | null;
  /** How far the pointer has come. */
  readonly move: Move | null;
  /** What is dragged in from the library. */
  readonly media: DraggedMedia | null;
  /** Whose menu is open, was last or would be under a finger, and where. */
  readonly menu: OpenMenu | null;
}
type Hole<Params> = (_: { context: GestureContext }, params: Params) => void;
const distancePx = ({ place: from }: Press, { place: to }: Move) =>
  Math.max(Math.abs(to.xPx - from.xPx), Math.abs(to.yPx - from.yPx));
const hole =
  <Params = undefined>(name: string): Hole<Params> =>
  () => {
    throw new Error(`action "${name}" was not provided`);
  };

export const gestureSetup = setup({
  types: {
    context: {} as GestureContext,
    events: {} as GestureEvent,
    /** The pointer holds something: a finger does not scroll. */
    tags: {} as 'holds',
  },
  actors: {
    /** Hears what no press on the timeline tells: Escape, and a window that is left. */
    watchForEnd: fromCallback<GestureEvent>(() => {
      throw new Error('actor "watchForEnd" was not provided');
    }),
  },
  guards: {
    pointerWentFar: ({ context: { press } }, move: Move) =>
      press !== null && distancePx(press, move) >= THRESHOLD_PX,
    fingerWentFar: ({ context: { press } }, move: Move) =>
      press !== null && distancePx(press, move) >= TREMBLE_PX,
    itIsOverAnotherPlaceInTheOrder: (_, _move: Move): boolean => {
      throw new Error('guard "itIsOverAnotherPlaceInTheOrder" was not provided');
    },
  },
  delays: {
    /** ms that a finger rests before it holds what is under it. */
    holdTime: 350,
  },
  actions: {
    rememberPress: assign({ press: (_, press: Press) => press }),
    rememberMove: assign({ move: (_, move: Move) => move }),
    rememberMedia: assign({ media: (_, media: DraggedMedia) => media }),
    rememberMenu: assign({ menu: (_, menu: OpenMenu) => menu }),
    forget: assign({ press: null, move: null, media: null }),
    choosePressed: hole('choosePressed'),
    chooseForMenu: hole<string>('chooseForMenu'),
    leaveSelection: hole('leaveSelection'),
    takeUp: hole('takeUp'),
    lift: hole('lift'),
    previewMove: hole<Move>('previewMove'),
    commitMove: hole('commitMove'),
    previewOrder: hole<Move>('previewOrder'),
    commitOrder: hole('commitOrder'),
    takeEdge: hole('takeEdge'),
    previewResize: hole<Move>('previewResize'),
    commitResize: hole('commitResize'),
    takeCut: hole('takeCut'),
    previewRoll: hole<Move>('previewRoll'),
    commitRoll: hole('commitRoll'),
    beginMarquee: hole('beginMarquee'),
    chooseWithin: hole<Move>('chooseWithin'),
    takeBackMarquee: hole('takeBackMarquee'),
    beginScrub: hole('beginScrub'),
    scrubTo: hole<Move>('scrubTo'),
    endScrub: hole('endScrub'),
    takeMedia: hole<DraggedMedia>('takeMedia'),
    previewDrop: hole<Move>('previewDrop'),
    commitDrop: hole('commitDrop'),
    clearPreviews: hole('clearPreviews'),
  },
});
