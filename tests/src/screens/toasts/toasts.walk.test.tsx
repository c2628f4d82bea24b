import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { toastsMachine, type Toast } from '../../../../src/machines/toasts/toasts.machine';
import { ToastRegion } from '../../../../src/screens/toasts/ToastRegion';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

type Hotkey = { type: 'hotkey.pressed' };
const machine = toastsMachine.provide({
  actors: {
    listenForHotkey: fromCallback<Hotkey>(({ sendBack }) => {
      const hear = ({ key }: KeyboardEvent) => (key === 'F8' ? sendBack({ type: 'hotkey.pressed' }) : null);
      window.addEventListener('keydown', hear);
      return () => window.removeEventListener('keydown', hear);
    }) as never,
  },
  /** Where it really takes the focus, the reading begins: the chart knows that as an event of its own. */
  actions: { focusToast: () => {} },
});
const undo = vi.fn();
const refusal: Toast = { tone: 'error', title: 'Error', text: 'Six credits are missing.' };
const deletion: Toast = { tone: 'success', title: 'Success', text: 'Logo deleted successfully.', undo };
const message = () => screen.getByRole('group');
const button = (name: string) => screen.getByRole('button', { name });

interface Seen {
  readonly context: { readonly toast: Toast | null; readonly swipedPx: number };
}
function isOpen({ context: { toast, swipedPx } }: Seen) {
  expect(message().getAttribute('aria-label')).toBe(toast?.title);
  expect(screen.getByRole(toast?.tone === 'error' ? 'alert' : 'status').textContent).toBe(
    `${toast?.title}${toast?.text}`,
  );
  expect(screen.queryByRole('button', { name: 'Undo' }) !== null).toBe(toast?.undo !== undefined);
  expect(message().style.transform).toBe(swipedPx > 0 ? `translateX(${swipedPx}px)` : '');
}
const isGone = () => expect(screen.queryByRole('group')).toBeNull();

const walk = walkScreen(machine)({
  input: { now: () => 0 },
  calls: [],
  samples: {
    'toast.raised': [
      { type: 'toast.raised', toast: refusal },
      { type: 'toast.raised', toast: deletion },
    ],
    'swipe.moved': [
      { type: 'swipe.moved', px: 20 },
      { type: 'swipe.moved', px: 50 },
    ],
  },
  alsoTellApart: ({ swipedPx, toast }) => [swipedPx, toast?.title],
  screen: (actor) => <ToastRegion actor={actor} />,
  gestures: {
    'toast.raised': (event, { actor }) => answer(() => actor.send(event)),
    'toast.dismissed': () => fireEvent.keyDown(message(), { key: 'Escape' }),
    'undo.chosen': () => fireEvent.click(button('Undo')),
    'pointer.entered': (_, { user }) => user.hover(message()),
    'pointer.left': (_, { user }) => user.unhover(message()),
    'focus.entered': () => answer(() => message().focus()),
    'focus.left': () => answer(() => message().blur()),
    'swipe.moved': ({ px }) => {
      fireEvent.pointerDown(message(), { clientX: 100 });
      fireEvent.pointerMove(message(), { clientX: 100 + px, buttons: 1 });
    },
    'swipe.ended': () => fireEvent.pointerUp(message()),
    'hotkey.pressed': () => fireEvent.keyDown(window, { key: 'F8' }),
  },
  states: {
    closed: isGone,
    'open.running': isOpen,
    'open.paused.hovered': isOpen,
    'open.paused.focused': isOpen,
    'open.paused.hoveredAndFocused': isOpen,
    dismissed: isGone,
  },
});

test.each(walk.paths)('[N1] a toast follows its chart: %s', (_, run) => run());
test('[N1] no transition of toasts is left unwalked', () => expect(walk.untaken()).toEqual([]));

function open(toast: Toast) {
  const focusToast = () => document.querySelector<HTMLElement>('[data-toast]')?.focus();
  const actor = createActor(machine.provide({ actions: { focusToast } }), {
    input: { now: () => 0 },
  }).start();
  const user = mountScreen(<ToastRegion actor={actor} />);
  return { actor, user, raise: () => answer(() => actor.send({ type: 'toast.raised', toast })) };
}

test('[N1] F8 brings the focus, which lets it be read at leisure; Tab and Enter take back what it tells', async () => {
  undo.mockClear();
  const { actor, user, raise } = open(deletion);
  await raise();
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(message());
  expect(actor.getSnapshot().value).toEqual({ open: { paused: 'focused' } });
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Undo');
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  isGone();
  actor.stop();
});

test('[N1] its close button closes it, and the region has a name that is not empty', async () => {
  const { actor, user, raise } = open(refusal);
  await raise();
  await user.click(button('Close'));
  isGone();
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
  actor.stop();
});
