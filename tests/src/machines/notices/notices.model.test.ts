import { expect, test, vi } from 'vitest';
import { noticesMachine } from '../../../../src/machines/notices/notices.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const keep = vi.fn();
const chart = noticesMachine.provide({ actions: { keep: (_, change) => keep(change) } });
const none = { kept: { browser: false, mail: false } };
const browser = { type: 'browser.changed' } as const;
const mail = { type: 'mail.changed' } as const;
const answered = (output: boolean) => ({ type: 'xstate.done.actor.askToNotify', output }) as const;
const failed = { type: 'xstate.error.actor.askToNotify', error: new Error('gone') } as const;
const paths = modelOf(chart, none, {
  'xstate.done.actor.askToNotify': [answered(true), answered(false)],
  'xstate.error.actor.askToNotify': [failed],
}).getShortestPaths();
const nothing = () => {};
const states = {
  'browser.recalling': nothing,
  'browser.off': nothing,
  'browser.asking': nothing,
  'browser.on': nothing,
  'browser.forbidden': nothing,
  'mail.recalling': nothing,
  'mail.off': nothing,
  'mail.on': nothing,
} satisfies Record<StatesOf<typeof noticesMachine>, () => void>;

test.each(paths.map(titled))('[ED4] notices keep their chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[ED4] every way between notices is taken, but for what was kept at the start', () =>
  expect(untakenTransitions(chart, none, paths).filter((taken) => !taken.includes('recalling'))).toEqual([]));

test('[ED4] a notice is kept once the browser allows it; one that it forbids can be asked for again', () => {
  keep.mockClear();
  const allowed = [browser, answered(true)];
  expect(journey(chart, none, [browser, answered(false), ...allowed, mail]).value).toEqual({
    browser: 'on',
    mail: 'on',
  });
  expect(keep.mock.calls).toEqual([[{ browser: true }], [{ mail: true }]]);
  const end = journey(chart, { kept: { browser: true, mail: true } }, [browser, mail]);
  expect(end.value).toEqual({ browser: 'off', mail: 'off' });
  expect(keep.mock.calls.slice(2)).toEqual([[{ browser: false }], [{ mail: false }]]);
});
