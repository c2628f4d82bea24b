import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { toastsMachine, type Toast } from '../../../../src/machines/toasts/toasts.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const focusToast = vi.fn();
const machine = toastsMachine.provide({
  actors: { listenForHotkey: fromCallback(() => {}) },
  actions: { focusToast },
});
const toast = (title: string): Toast => ({ tone: 'error', title, text: 'Six credits are missing.' });
const raised = (title = 'Error') => ({ type: 'toast.raised' as const, toast: toast(title) });
const nameless = { type: 'toast.raised' as const, toast: { tone: 'error' as const, title: ' ', text: '' } };
const moved = (px: number) => ({ type: 'swipe.moved' as const, px });
const undo = vi.fn();
const withAWayBack = { type: 'toast.raised' as const, toast: { ...toast('Deleted'), undo } };
const input = { now: () => 0 };

const model = modelOf(
  machine,
  input,
  { 'toast.raised': [raised(), withAWayBack, nameless], 'swipe.moved': [moved(20), moved(50)] },
  { alsoTellApart: ({ swipedPx, toast }) => [swipedPx, toast?.title] },
);
const paths = model.getShortestPaths();
const isUp = ({ context }: Seen) => expect(['Error', 'Deleted']).toContain(context.toast?.title);
type Seen = { context: { toast: Toast | null } };
const states = {
  closed: ({ context }) => expect(context.toast).toBeNull(),
  'open.running': isUp,
  'open.paused.hovered': isUp,
  'open.paused.focused': isUp,
  'open.paused.hoveredAndFocused': isUp,
  dismissed: isUp,
} satisfies Record<StatesOf<typeof toastsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

test('[N1] a later toast takes the place of the earlier one', () => {
  const end = journey(machine, input, [raised('One'), raised('Two')]);
  expect(end.value).toEqual({ open: 'running' });
  expect(end.context.toast.title).toBe('Two');
});
test('[N1] a swipe of 50 px closes it, one of less does not', () => {
  expect(journey(machine, input, [raised(), moved(50), { type: 'swipe.ended' }]).value).toBe('dismissed');
  const back = journey(machine, input, [raised(), moved(49), { type: 'swipe.ended' }]);
  expect([back.value, back.context.swipedPx]).toEqual([{ open: 'running' }, 0]);
});
test('[N1] a toast without a label is not raised', () => {
  expect(journey(machine, input, []).can(nameless)).toBe(false);
});
test('[N1] F8 brings the focus to it', () => {
  focusToast.mockClear();
  journey(machine, input, [raised(), { type: 'hotkey.pressed' }]);
  expect(focusToast).toHaveBeenCalledOnce();
});
test('what a toast tells of can be taken back, once, and the toast goes', () => {
  undo.mockClear();
  expect(journey(machine, input, [raised()]).can({ type: 'undo.chosen' })).toBe(false);
  const end = journey(machine, input, [withAWayBack, { type: 'undo.chosen' }]);
  expect([end.value, undo.mock.calls]).toEqual(['dismissed', [[]]]);
  expect(end.can({ type: 'undo.chosen' })).toBe(false);
});
test('[N1] who hovers and has the focus reads on until both have ended', () => {
  const read = [raised(), { type: 'pointer.entered' }, { type: 'focus.entered' }];
  const paused = (how: string) => ({ open: { paused: how } });
  expect(journey(machine, input, read).value).toEqual(paused('hoveredAndFocused'));
  expect(journey(machine, input, [...read, { type: 'pointer.left' }]).value).toEqual(paused('focused'));
  expect(journey(machine, input, [...read, { type: 'focus.left' }]).value).toEqual(paused('hovered'));
  expect(journey(machine, input, [...read, { type: 'focus.left' }, { type: 'pointer.left' }]).value).toEqual({
    open: 'running',
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[N1] open for 5000 ms, the clock stands while it is read, removed 1,000,000 ms after', () => {
  const actor = createActor(machine, { input: { now: () => Date.now() } }).start();
  actor.send(raised());
  vi.advanceTimersByTime(3000);
  actor.send({ type: 'pointer.entered' });
  vi.advanceTimersByTime(60_000);
  expect(actor.getSnapshot().value).toEqual({ open: { paused: 'hovered' } });
  actor.send({ type: 'pointer.left' });
  vi.advanceTimersByTime(1999);
  expect(actor.getSnapshot().value).toEqual({ open: 'running' });
  vi.advanceTimersByTime(1);
  expect(actor.getSnapshot().value).toBe('dismissed');
  vi.advanceTimersByTime(999_999);
  expect(actor.getSnapshot().value).toBe('dismissed');
  vi.advanceTimersByTime(1);
  expect(actor.getSnapshot().value).toBe('closed');
  actor.stop();
});
