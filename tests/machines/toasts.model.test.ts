import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { toastsMachine, type Toast } from '../../src/machines/toasts/toasts.machine';
import { journey, modelOf, titled, untakenTransitions } from '../support/walkMachine';

const focusToast = vi.fn();
const machine = toastsMachine.provide({
  actors: { listenForHotkey: fromCallback(() => {}) },
  actions: { focusToast },
});
const toast = (title: string): Toast => ({ tone: 'error', title, text: 'Six credits are missing.' });
const raised = (title = 'Error') => ({ type: 'toast.raised' as const, toast: toast(title) });
const nameless = { type: 'toast.raised' as const, toast: { tone: 'error' as const, title: ' ', text: '' } };
const moved = (px: number) => ({ type: 'swipe.moved' as const, px });
const input = { now: () => 0 };

const model = modelOf(
  machine,
  input,
  { 'toast.raised': [raised(), nameless], 'swipe.moved': [moved(20), moved(50)] },
  { alsoTellApart: ({ swipedPx }) => swipedPx },
);
const paths = model.getShortestPaths();
type Seen = { context: { toast: Toast | null } };
const states = {
  closed: ({ context }: Seen) => expect(context.toast).toBeNull(),
  open: ({ context }: Seen) => expect(context.toast).toEqual(toast('Error')),
  dismissed: ({ context }: Seen) => expect(context.toast).toEqual(toast('Error')),
};

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every state has an expectation', () =>
  expect(Object.keys(states)).toEqual(Object.keys(machine.states)));
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[N1] open for 5000 ms, the clock stands while it is read, removed 1,000,000 ms after', () => {
  const actor = createActor(machine, { input: { now: () => Date.now() } }).start();
  actor.send(raised());
  vi.advanceTimersByTime(3000);
  actor.send({ type: 'reading.began' });
  vi.advanceTimersByTime(60_000);
  expect(actor.getSnapshot().value).toEqual({ open: 'paused' });
  actor.send({ type: 'reading.ended' });
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
