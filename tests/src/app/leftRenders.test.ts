/** A render whose page was left is looked at until its end was told. [ED4] */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROJECT_POLL_MS } from '../../../contract/limits';
import type { Project } from '../../../contract/project';
import { createLivingActors } from '../../../src/app/livingActors';
import { leaveToPage, lookOn } from '../../../src/app/implementations/leftRenders';
import type { App } from '../../../src/app/app';
import { mug } from '../../support/wizards/mug';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session that somebody ends. */
function createStandIn() {
  const listeners = new Set<(state: { matches(): boolean }) => void>();
  return {
    subscribe(listener: (state: { matches(): boolean }) => void) {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    end: () => listeners.forEach((listener) => listener({ matches: () => false })),
  };
}

/** Its project goes through these, one each time it is asked for, and stays as the last. */
function appWith(...projects: readonly (Project | Error)[]) {
  const left = [...projects];
  const call = vi.fn(async () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (next instanceof Error) throw next;
    return next;
  });
  const shown: string[] = [];
  class Notification extends EventTarget {
    static readonly permission = 'granted';
    constructor(title: string, { body }: { body: string }) {
      super();
      shown.push(`${title}: ${body}`);
    }
  }
  const send = vi.fn();
  const actors = createLivingActors();
  const began = vi.fn();
  const ended = vi.fn();
  actors.watch({ began, ended });
  const session = createStandIn();
  const app = { call, actors, session, toasts: { send }, window: { Notification } } as unknown as App;
  return {
    app,
    session,
    call,
    shown,
    send,
    isLooking: () => began.mock.calls.length > ended.mock.calls.length,
  };
}
const pass = async (polls: number) => {
  for (let at = 0; at < polls; at += 1) await vi.advanceTimersByTimeAsync(PROJECT_POLL_MS);
};

test.each([
  ['done', 'success', 'Your video is ready.'],
  ['failed', 'error', 'The video couldn’t be rendered.'],
] as const)(
  '[ED4] a render that is %s is told by the browser and in the app, once, and looked at no more',
  async (status, tone, text) => {
    const { app, call, shown, send, isLooking } = appWith(mug('rendering'), mug('rendering'), mug(status));
    lookOn(app, 'p1');
    await pass(1);
    expect([shown, send.mock.calls, isLooking()]).toEqual([[], [], true]);
    await pass(2);
    const title = mug(status).input.title;
    expect(shown).toEqual([`${title}: ${text}`]);
    expect(send.mock.calls).toEqual([[{ type: 'toast.raised', toast: { tone, title, text } }]]);
    const asked = call.mock.calls.length;
    await pass(3);
    expect([call.mock.calls.length, isLooking()]).toEqual([asked, false]);
  },
);

test('[ED4] the page of the project looks itself once it is shown again: nothing is told twice', async () => {
  const { app, shown, send, isLooking } = appWith(mug('rendering'), mug('done'));
  lookOn(app, 'p1');
  await pass(0);
  leaveToPage(app, 'p1');
  await pass(3);
  expect([shown, send.mock.calls, isLooking()]).toEqual([[], [], false]);
});

test('[ED4] who signs out is told of nothing any more', async () => {
  const { app, session, call, shown, send, isLooking } = appWith(
    mug('rendering'),
    mug('rendering'),
    mug('done'),
  );
  lookOn(app, 'p1');
  await pass(1);
  session.end();
  const asked = call.mock.calls.length;
  await pass(3);
  expect([shown, send.mock.calls, call.mock.calls.length, isLooking()]).toEqual([[], [], asked, false]);
});
