import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, type Actor, type EventObject } from 'xstate';
import { mediaRightMachine, type PageReport } from '../../../../src/machines/session/mediaRight.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';
import { modelOf, settling, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const offline = new Error('offline');
const input = { userId: 'u1' };
const model = modelOf(mediaRightMachine, input, {
  'xstate.done.actor.renewDrafts': [{ type: 'xstate.done.actor.renewDrafts' }],
  'xstate.error.actor.renewDrafts': [{ type: 'xstate.error.actor.renewDrafts', error: offline }],
  'xstate.done.actor.renewMediaRight': [{ type: 'xstate.done.actor.renewMediaRight' }],
  'xstate.error.actor.renewMediaRight': [{ type: 'xstate.error.actor.renewMediaRight', error: offline }],
});

let renewal: ReturnType<typeof stubPromise<void>>;
let drafts: ReturnType<typeof stubPromise<void, { userId: string }>>;
let logged: unknown[];
let actor: Actor<typeof mediaRightMachine>;
beforeEach(() => {
  vi.useFakeTimers();
  [renewal, drafts, logged] = [stubPromise(), stubPromise(), []];
  const watchPage = fromCallback<EventObject, void, PageReport>(() => {});
  const actors = { renewDrafts: drafts.actor, renewMediaRight: renewal.actor, watchPage };
  const actions = { logFailure: (_: unknown, { error }: { error: unknown }) => void logged.push(error) };
  actor = createActor(mediaRightMachine.provide({ actors, actions }), { input }).start();
});
afterEach(() => {
  actor.stop();
  vi.useRealTimers();
});

const wait = (ms: number) => () => vi.advanceTimersByTimeAsync(ms);
const events = settling({
  'page.returned': () => actor.send({ type: 'page.returned' }),
  'xstate.done.actor.renewDrafts': () => drafts.latest().resolve(),
  'xstate.error.actor.renewDrafts': () => drafts.latest().reject(offline),
  'xstate.done.actor.renewMediaRight': () => renewal.latest().resolve(),
  'xstate.error.actor.renewMediaRight': () => renewal.latest().reject(offline),
  'xstate.after.untilAgeing.mediaRight.fresh': wait(300_000),
  'xstate.after.untilOld.mediaRight.ageing': wait(300_000),
  'xstate.after.rightRetry.mediaRight.unanswered': wait(10_000),
});
const states = {
  renewingDrafts: () => expect(drafts.latest().input).toEqual(input),
  fresh: () => {},
  ageing: () => {},
  renewing: () => expect(renewal.latest()).toBeDefined(),
  unanswered: () => {},
} satisfies Record<StatesOf<typeof mediaRightMachine>, () => void>;

const paths = model.getShortestPaths();
test.each(paths.map(titled))('machine and chart agree along %s', async (_, path) => {
  await path.test({ events, states });
  expect(actor.getSnapshot().value).toEqual(path.state.value);
});

const opened = async () => {
  drafts.latest().resolve();
  await wait(0)();
};

test('[AC1] drafts whose addresses cannot be renewed keep nobody out', async () => {
  drafts.latest().reject(offline);
  await wait(0)();
  expect([actor.getSnapshot().value, logged]).toEqual(['fresh', [offline]]);
});

test('[AC1] a page left open for a day asks every ten minutes, a third of what a right lasts', async () => {
  await opened();
  for (let asked = 1; asked <= 144; asked++) {
    await wait(600_000)();
    expect(renewal.calls).toHaveLength(asked);
    renewal.latest().resolve();
    await wait(0)();
  }
});

test('[AC1] a page that is looked at again asks at once, and not each time', async () => {
  await opened();
  actor.send({ type: 'page.returned' });
  expect(renewal.calls).toHaveLength(0);
  await wait(300_000)();
  actor.send({ type: 'page.returned' });
  expect(renewal.calls).toHaveLength(1);
});

test('every transition is taken', () => {
  expect(untakenTransitions(mediaRightMachine, input, paths)).toEqual([]);
});
