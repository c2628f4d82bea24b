/** One message at a time: open for a while, paused while somebody reads it, closed by hand or by time. [N1] */
import { assign, setup } from 'xstate';
import { TOAST_OPEN_MS, TOAST_REMOVAL_MS, TOAST_SWIPE_PX } from '../../../contract/limits';
import { actionNotProvided, watchNotProvided } from '../shared/notProvided';

export interface Toast {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** Takes back what the toast reports. */
  readonly undo?: () => void;
}
type ToastEvent =
  | { type: 'toast.raised'; toast: Toast }
  | { type: 'toast.dismissed' }
  | { type: 'undo.chosen' }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'swipe.moved'; px: number }
  | { type: 'swipe.ended' }
  | { type: 'hotkey.pressed' };

interface ToastContext {
  readonly now: () => number;
  readonly id: number;
  readonly toast: Toast | null;
  /** How much of its time the toast has left, as of `runningSince`. */
  readonly remainingMs: number;
  readonly runningSince: number;
  readonly swipedPx: number;
}

export const toastsMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent, input: {} as { now: () => number } },
  actors: {
    listenForHotkey: watchNotProvided<ToastEvent>('listenForHotkey'),
  },
  guards: {
    hasALabel: (_, toast: Toast) => `${toast.title}${toast.text}`.trim() !== '',
    thereIsAWayBack: ({ context }) => context.toast?.undo !== undefined,
    swipedFarEnough: ({ context }) => context.swipedPx >= TOAST_SWIPE_PX,
  },
  actions: {
    show: assign(({ context }, toast: Toast) => ({
      toast,
      id: context.id + 1,
      remainingMs: TOAST_OPEN_MS,
      swipedPx: 0,
    })),
    startClock: assign(({ context }) => ({ runningSince: context.now() })),
    stopClock: assign(({ context }) => ({
      remainingMs: Math.max(0, context.remainingMs - (context.now() - context.runningSince)),
    })),
    swipe: assign({ swipedPx: (_, px: number) => Math.max(0, px) }),
    letGo: assign({ swipedPx: 0 }),
    remove: assign({ toast: null }),
    undo: ({ context }) => context.toast?.undo?.(),
    focusToast: actionNotProvided('focusToast'),
  },
  delays: { remainingTime: ({ context }) => context.remainingMs, removalDelay: TOAST_REMOVAL_MS },
}).createMachine({
  id: 'toasts',
  context: ({ input }) => ({
    now: input.now,
    id: 0,
    toast: null,
    remainingMs: 0,
    runningSince: 0,
    swipedPx: 0,
  }),
  initial: 'closed',
  on: {
    'toast.raised': {
      guard: { type: 'hasALabel', params: ({ event }) => event.toast },
      target: '.open',
      reenter: true,
      actions: { type: 'show', params: ({ event }) => event.toast },
    },
  },
  states: {
    closed: {},
    open: {
      invoke: { id: 'listenForHotkey', src: 'listenForHotkey' },
      initial: 'running',
      on: {
        'toast.dismissed': 'dismissed',
        'undo.chosen': { guard: 'thereIsAWayBack', target: 'dismissed', actions: 'undo' },
        'hotkey.pressed': { actions: 'focusToast' },
        'swipe.moved': { actions: { type: 'swipe', params: ({ event }) => event.px } },
        'swipe.ended': [{ guard: 'swipedFarEnough', target: 'dismissed' }, { actions: 'letGo' }],
      },
      states: {
        running: {
          entry: 'startClock',
          exit: 'stopClock',
          after: { remainingTime: '#toasts.dismissed' },
          on: { 'pointer.entered': 'paused.hovered', 'focus.entered': 'paused.focused' },
        },
        paused: {
          initial: 'hovered',
          states: {
            hovered: { on: { 'pointer.left': '#toasts.open.running', 'focus.entered': 'hoveredAndFocused' } },
            focused: { on: { 'focus.left': '#toasts.open.running', 'pointer.entered': 'hoveredAndFocused' } },
            /** Read in two ways at once: the clock stands until both have ended. */
            hoveredAndFocused: { on: { 'pointer.left': 'focused', 'focus.left': 'hovered' } },
          },
        },
      },
    },
    dismissed: { after: { removalDelay: { target: 'closed', actions: 'remove' } } },
  },
});
