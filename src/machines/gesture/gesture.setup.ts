/** What the chart of a gesture knows and needs: what is worked out on the document and done to it is provided where the engine is. */
import { assign, setup } from 'xstate';
import type { Held } from '../../editor-engine/timeline/held';
import type { DraggedMedia, Move, Press } from '../../editor-engine/timeline/pointer';
import type { Proposal } from '../../editor-engine/timeline/proposal';
import type { GestureEvent, MenuPoint } from './gestureEvents';
import { actionNotProvided, watchNotProvided } from '../shared/notProvided';

/** px: a press that does not go further than this is a click. */
const CLICK_SLOP = 4;
/** px: a finger that is held still trembles. */
const TOUCH_SLOP = 10;

interface OpenMenu {
  readonly itemId: string;
  readonly at: MenuPoint;
}
export interface GestureContext {
  readonly press: Press | null;
  /** How far the pointer has come. */
  readonly move: Move | null;
  /** What was taken hold of, as it was then. */
  readonly held: Held | null;
  /** Where it would land. */
  readonly proposal: Proposal | null;
  /** Whose menu is open, was last or would be under a finger, and where. */
  readonly menu: OpenMenu | null;
}
const distancePx = ({ place: from }: Press, { place: to }: Move) =>
  Math.max(Math.abs(to.xPx - from.xPx), Math.abs(to.yPx - from.yPx));

export const gestureSetup = setup({
  types: {
    context: {} as GestureContext,
    events: {} as GestureEvent,
    /** The pointer holds something: a finger does not scroll. */
    tags: {} as 'holds',
  },
  actors: {
    /** Hears what no press on the timeline tells: Escape, and a window that is left. */
    watchForEnd: watchNotProvided<GestureEvent>('watchForEnd'),
  },
  guards: {
    pointerWentFar: ({ context: { press } }, move: Move) =>
      press !== null && distancePx(press, move) >= CLICK_SLOP,
    fingerWentFar: ({ context: { press } }, move: Move) =>
      press !== null && distancePx(press, move) >= TOUCH_SLOP,
  },
  delays: {
    /** ms that a finger rests before it holds what is under it. */
    holdTime: 350,
  },
  actions: {
    rememberPress: assign({ press: (_, press: Press) => press }),
    rememberMove: assign({ move: (_, move: Move) => move }),
    rememberMenu: assign({ menu: (_, menu: OpenMenu) => menu }),
    forget: assign({ press: null, move: null, held: null, proposal: null }),
    choosePressed: actionNotProvided('choosePressed'),
    chooseForMenu: actionNotProvided<string>('chooseForMenu'),
    leaveSelection: actionNotProvided('leaveSelection'),
    /** Assigns `held`, from the press or the medium. */
    takeHold: actionNotProvided('takeHold'),
    takeMedia: actionNotProvided<DraggedMedia>('takeMedia'),
    /** Assigns `proposal`, for where the pointer has come to. */
    proposeLift: actionNotProvided('proposeLift'),
    propose: actionNotProvided<Move>('propose'),
    chooseHeld: actionNotProvided('chooseHeld'),
    showProposal: actionNotProvided('showProposal'),
    commitProposal: actionNotProvided('commitProposal'),
    clearPreviews: actionNotProvided('clearPreviews'),
    chooseWithin: actionNotProvided<Move>('chooseWithin'),
    takeBackMarquee: actionNotProvided('takeBackMarquee'),
    beginScrub: actionNotProvided('beginScrub'),
    scrubTo: actionNotProvided<Move>('scrubTo'),
    endScrub: actionNotProvided('endScrub'),
  },
});

const paramsOf = { params: ({ event }: { event: { move: Move } }) => event.move } as const;
/** What a move makes of something that is held. */
export const previewMove = [{ type: 'propose', ...paramsOf }, 'showProposal'] as const;
/** What a move makes of a rectangle. */
export const drawMarquee = [
  { type: 'rememberMove', ...paramsOf },
  { type: 'chooseWithin', ...paramsOf },
] as const;
