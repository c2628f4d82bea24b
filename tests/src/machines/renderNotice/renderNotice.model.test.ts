import { expect, test, vi } from 'vitest';
import { renderNoticeMachine } from '../../../../src/machines/renderNotice/renderNotice.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const showNotification = vi.fn();
const announceMailFailure = vi.fn();
const keepWish = vi.fn();
const machine = renderNoticeMachine.provide({
  actions: { showNotification: (_, { end }) => showNotification(end), announceMailFailure, keepWish },
});
const input = { projectId: 'p1', isWanted: false };
const asked = { type: 'notice.requested' } as const;
const allowed = { type: 'xstate.done.actor.askToNotify', output: true } as const;
const forbidden = { type: 'xstate.done.actor.askToNotify', output: false } as const;
const ended = { type: 'xstate.done.actor.waitForEnd', output: 'done' } as const;
const byMail = { type: 'mail.changed', mail: true } as const;
const mailIsSet = { type: 'xstate.done.actor.notifyByMail', output: true } as const;
const offline = new Error('offline');
const mailFails = { type: 'xstate.error.actor.notifyByMail', error: offline } as const;

const paths = modelOf(
  machine,
  input,
  {
    'mail.changed': [byMail],
    'xstate.done.actor.askToNotify': [allowed, forbidden],
    'xstate.error.actor.askToNotify': [{ type: 'xstate.error.actor.askToNotify', error: offline }],
    'xstate.done.actor.waitForEnd': [ended],
    'xstate.error.actor.waitForEnd': [{ type: 'xstate.error.actor.waitForEnd', error: offline }],
    'xstate.done.actor.notifyByMail': [mailIsSet],
    'xstate.error.actor.notifyByMail': [mailFails],
  },
  { alsoTellApart: ({ mail }) => mail },
).getShortestPaths();
type Seen = { context: { mail: boolean | null } };
const mailIsKnownOrNot = ({ context }: Seen) => expect([null, true]).toContain(context.mail);
const states = {
  'browser.recalling': mailIsKnownOrNot,
  'browser.unasked': mailIsKnownOrNot,
  'browser.askingToNotify': mailIsKnownOrNot,
  'browser.waitingForEnd': mailIsKnownOrNot,
  'browser.forbidden': mailIsKnownOrNot,
  'mail.settled': mailIsKnownOrNot,
  'mail.notifyingByMail': mailIsKnownOrNot,
} satisfies Record<StatesOf<typeof renderNoticeMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

test('[ED4] who allows it is told when the render has ended, and when the next ones have', () => {
  showNotification.mockClear();
  keepWish.mockClear();
  expect(journey(machine, input, [asked, allowed]).value.browser).toBe('waitingForEnd');
  expect(showNotification).not.toHaveBeenCalled();
  expect(journey(machine, input, [asked, allowed, ended]).value.browser).toBe('waitingForEnd');
  expect(keepWish).toHaveBeenCalled();
  expect(journey(machine, { ...input, isWanted: true }, []).value.browser).toBe('waitingForEnd');
  expect(showNotification.mock.calls).toEqual([['done']]);
});
test('[ED4] who forbids it is not asked again', () => {
  expect(() => journey(machine, input, [asked, forbidden, asked])).toThrow('not heard');
});
test('[ED4] a mail that cannot be set is said, and what was set before stays', () => {
  announceMailFailure.mockClear();
  const noMail = { ...byMail, mail: false };
  const end = journey(machine, input, [byMail, mailIsSet, noMail, mailFails]);
  expect(end.context.mail).toBe(true);
  expect(announceMailFailure).toHaveBeenCalledOnce();
});
