import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, type Actor, type EventObject } from 'xstate';
import type { Session } from '../../../../contract/session';
import type { User } from '../../../../contract/user';
import { sessionMachine } from '../../../../src/machines/session/session.machine';
import type { SessionReport } from '../../../../src/machines/session/session.setup';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';
import { journey, modelOf, settling, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const ada: Session = { userId: 'u1', email: 'ada@example.com', token: 't1', expiresInMs: 3_600_000 };
const renewed: Session = { ...ada, token: 't2' };
const bob: Session = { userId: 'u2', email: 'bob@example.com', token: 't3', expiresInMs: 3_600_000 };
const half: Session = { ...ada, token: 't4', needsCode: true };
const leaving: User = {
  id: 'u1',
  email: 'ada@example.com',
  credits: 100,
  erased_at: '2026-12-01T00:00:00.000Z',
};
const profile: User = { id: 'u1', email: 'ada@example.com', credits: 100 };
const offline = new Error('offline');
const refused = { status: 400, detail: 'Already Used' };

const answered = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const failed = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, error });
const heard = (userId: string) => ({ type: 'otherTab.signedOut' as const, userId });
const refusedToken = (token: string) => ({ type: 'token.refused' as const, token });
const restored = answered('restoreSession', ada);
const refreshDue = { type: 'xstate.after.untilRefresh.session.signedIn.token.fresh' };
const retryDue = { type: 'xstate.after.refreshRetry.session.signedIn.token.unanswered' };

const model = modelOf(
  sessionMachine,
  undefined,
  {
    'session.began': [
      { type: 'session.began', session: ada },
      { type: 'session.began', session: bob },
      { type: 'session.began', session: half },
    ],
    'otherTab.signedOut': [heard('u1')],
    'token.refused': [refusedToken('t1'), refusedToken('t2')],
    'xstate.done.actor.restoreSession': [
      restored,
      answered('restoreSession', null),
      answered('restoreSession', half),
    ],
    'xstate.error.actor.restoreSession': [failed('restoreSession', offline)],
    'xstate.done.actor.fetchProfile': [answered('fetchProfile', profile), answered('fetchProfile', leaving)],
    'xstate.error.actor.fetchProfile': [failed('fetchProfile', offline)],
    'xstate.done.actor.refreshSession': [answered('refreshSession', renewed)],
    'xstate.error.actor.refreshSession': [
      failed('refreshSession', offline),
      failed('refreshSession', refused),
    ],
    'xstate.done.actor.signOut': [answered('signOut')],
    'xstate.error.actor.signOut': [failed('signOut', offline)],
  },
  { alsoTellApart: ({ session }) => session?.token },
);

let restoreSession: ReturnType<typeof stubPromise<Session | null>>;
let refreshSession: ReturnType<typeof stubPromise<Session>>;
let fetchProfile: ReturnType<typeof stubPromise<User>>;
let signOut: ReturnType<typeof stubPromise<void>>;
let logged: string[];
let told: string[];
let actor: Actor<typeof sessionMachine>;

beforeEach(() => {
  vi.useFakeTimers();
  [restoreSession, refreshSession, fetchProfile, signOut] = [
    stubPromise(),
    stubPromise(),
    stubPromise(),
    stubPromise(),
  ];
  logged = [];
  told = [];
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: restoreSession.actor,
      refreshSession: refreshSession.actor,
      fetchProfile: fetchProfile.actor,
      signOut: signOut.actor,
      watchSession: fromCallback<EventObject, void, SessionReport>(() => {}),
    },
    actions: {
      logFailure: (_, { doing }) => void logged.push(doing),
      notifyOtherTabs: (_, { userId }) => void told.push(userId),
    },
  });
  actor = createActor(machine).start();
});
afterEach(() => {
  actor.stop();
  vi.useRealTimers();
});

const events = settling({
  'session.began': ({ event }) => actor.send({ type: 'session.began', session: event['session'] as Session }),
  'session.ended': () => actor.send({ type: 'session.ended' }),
  'otherTab.signedOut': ({ event }) => actor.send(heard(event.userId)),
  'token.refused': ({ event }) => actor.send(refusedToken(event.token)),
  'signOut.requested': () => actor.send({ type: 'signOut.requested' }),
  'profile.outdated': () => actor.send({ type: 'profile.outdated' }),
  'xstate.done.actor.restoreSession': ({ event }) => restoreSession.latest().resolve(event.output),
  'xstate.error.actor.restoreSession': ({ event }) => restoreSession.latest().reject(event.error),
  'xstate.done.actor.fetchProfile': ({ event }) => fetchProfile.latest().resolve(event.output),
  'xstate.error.actor.fetchProfile': ({ event }) => fetchProfile.latest().reject(event.error),
  'xstate.done.actor.refreshSession': ({ event }) => refreshSession.latest().resolve(event.output),
  'xstate.error.actor.refreshSession': ({ event }) => refreshSession.latest().reject(event.error),
  'xstate.done.actor.signOut': () => signOut.latest().resolve(),
  'xstate.error.actor.signOut': ({ event }) => signOut.latest().reject(event.error),
  [refreshDue.type]: () => vi.advanceTimersByTimeAsync(3_540_000),
  [retryDue.type]: () => vi.advanceTimersByTimeAsync(10_000),
});
const isForgotten = () => expect(actor.getSnapshot().context).toEqual({ session: null, profile: null });
const isKnown = () => expect(actor.getSnapshot().context.session?.userId).toMatch(/^u[12]$/);
const states = {
  loading: () => expect(actor.getSnapshot().hasTag('pending')).toBe(true),
  'signedOut.plain': isForgotten,
  'signedOut.expired': isForgotten,
  'signedIn.profile.fetchingProfile': isKnown,
  'signedIn.profile.known': () => expect(actor.getSnapshot().context.profile).toEqual(profile),
  awaitingCode: () => expect(actor.getSnapshot().context.session?.needsCode).toBe(true),
  'signedIn.profile.leaving': () => expect(actor.getSnapshot().context.profile).toEqual(leaving),
  'signedIn.profile.unknown': isKnown,
  'signedIn.token.fresh': isKnown,
  'signedIn.token.refreshingSession': isKnown,
  'signedIn.token.unanswered': isKnown,
  signingOut: () => expect(actor.getSnapshot().hasTag('pending')).toBe(true),
} satisfies Record<StatesOf<typeof sessionMachine>, () => void>;

const paths = model.getShortestPaths();
test.each(paths.map(titled))('machine and chart agree along %s', async (_, path) => {
  await path.test({ events, states });
  expect(actor.getSnapshot().value).toEqual(path.state.value);
});

const plain = { signedOut: 'plain' };
const expired = { signedOut: 'expired' };
const signedIn = (profile: string, token: string) => ({ signedIn: { profile, token } });
test.each([
  ['[A6] a stored session is signed in', [restored], signedIn('fetchingProfile', 'fresh')],
  [
    '[AC1] a session without its second factor waits for the code',
    [answered('restoreSession', half)],
    'awaitingCode',
  ],
  [
    '[AC1] the code opens the session',
    [answered('restoreSession', half), { type: 'session.began', session: ada }],
    signedIn('fetchingProfile', 'fresh'),
  ],
  [
    '[AC1] a deleted account shows the way back',
    [restored, answered('fetchProfile', leaving)],
    signedIn('leaving', 'fresh'),
  ],
  ['[A6] nothing stored is signed out', [answered('restoreSession', null)], plain],
  ['[A7] a session that cannot be restored is signed out', [failed('restoreSession', offline)], expired],
  [
    '[A6] a profile that cannot be fetched ends no session',
    [restored, failed('fetchProfile', offline)],
    signedIn('unknown', 'fresh'),
  ],
  [
    '[A6] spent credits are asked for again',
    [restored, answered('fetchProfile', profile), { type: 'profile.outdated' }],
    signedIn('fetchingProfile', 'fresh'),
  ],
  [
    '[A9] the token is exchanged when it is due',
    [restored, refreshDue],
    signedIn('fetchingProfile', 'refreshingSession'),
  ],
  [
    '[A9] silence is tried again',
    [restored, refreshDue, failed('refreshSession', offline), retryDue],
    signedIn('fetchingProfile', 'refreshingSession'),
  ],
  [
    '[A9] a refused refresh ends the session',
    [restored, refreshDue, failed('refreshSession', refused)],
    expired,
  ],
  ['[A9] a session that ends by itself has expired', [restored, { type: 'session.ended' }], expired],
  [
    '[A9] a refused token is exchanged at once',
    [restored, refusedToken('t1')],
    signedIn('fetchingProfile', 'refreshingSession'),
  ],
  [
    '[A9] a refused token is exchanged when the last try was not answered',
    [restored, refreshDue, failed('refreshSession', offline), refusedToken('t1')],
    signedIn('fetchingProfile', 'refreshingSession'),
  ],
  ['[A6] who signs out in another tab is signed out here', [restored, heard('u1')], 'signingOut'],
  ['[A6] signing out waits for the answer', [restored, { type: 'signOut.requested' }], 'signingOut'],
  [
    '[R9] a failed logout is a logout',
    [restored, { type: 'signOut.requested' }, failed('signOut', offline)],
    plain,
  ],
])('%s', (_, story, end) => {
  expect(journey(sessionMachine, undefined, story).value).toEqual(end);
});

test('[A6] the profile with its credits is kept, and gone after signing out', async () => {
  restoreSession.latest().resolve(ada);
  await vi.advanceTimersByTimeAsync(0);
  fetchProfile.latest().resolve(profile);
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().context).toEqual({ session: ada, profile });
  actor.send({ type: 'session.ended' });
  expect(actor.getSnapshot().context).toEqual({ session: null, profile: null });
});

test('[A9] a minute before its end the token is exchanged, not earlier', async () => {
  restoreSession.latest().resolve(ada);
  await vi.advanceTimersByTimeAsync(3_539_999);
  expect(refreshSession.calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  refreshSession.latest().resolve(renewed);
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().context.session?.token).toBe('t2');
  await vi.advanceTimersByTimeAsync(3_540_000);
  expect(refreshSession.calls).toHaveLength(2);
});

test.each([
  ['[A9] a token from before the last exchange', refusedToken('t0')],
  ['[A6] somebody else who signs out in another tab', heard('u2')],
])('%s changes nothing', (_, event) => {
  expect(() => journey(sessionMachine, undefined, [restored, event])).toThrow('not heard');
});

test('[A6] other tabs are told of who signs out here, and not of what they told', async () => {
  restoreSession.latest().resolve(ada);
  await vi.advanceTimersByTimeAsync(0);
  actor.send({ type: 'signOut.requested' });
  expect(told).toEqual(['u1']);
  signOut.latest().resolve();
  await vi.advanceTimersByTimeAsync(0);
  actor.send({ type: 'session.began', session: ada });
  actor.send(heard('u1'));
  expect([signOut.calls.length, told]).toEqual([2, ['u1']]);
});

test('[R9] failures are logged', async () => {
  restoreSession.latest().resolve(ada);
  await vi.advanceTimersByTimeAsync(0);
  fetchProfile.latest().reject(offline);
  await vi.advanceTimersByTimeAsync(0);
  actor.send({ type: 'signOut.requested' });
  signOut.latest().reject(offline);
  await vi.advanceTimersByTimeAsync(0);
  expect(logged).toEqual(['fetching the profile', 'signing out']);
});

test('every transition is taken', () => {
  expect(untakenTransitions(sessionMachine, undefined, paths)).toEqual([]);
});
