import { afterEach, expect, test } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { getClientConfig } from '../../../contract/routes/clientConfig.routes';
import { getUser } from '../../../contract/routes/user.routes';
import type { Session } from '../../../contract/session';
import type { User } from '../../../contract/user';
import { callAgainWithFreshToken } from '../../../src/app/callAgainWithFreshToken';
import { sessionMachine } from '../../../src/machines/session/session.machine';
import type { Call } from '../../../src/services/http';
import { ServiceError } from '../../../src/services/serviceError';
import { stubPromise } from '../../support/stubPromise';

const ada: Session = { userId: 'u1', email: 'ada@example.com', token: 't1', expiresInMs: 3_600_000 };
const profile: User = { id: 'u1', email: ada.email, credits: 100 };
const unauthorised = new ServiceError('status', 401, 'Sign in again.');
const settled = () => new Promise((resolve) => setTimeout(resolve));

let session: Actor<typeof sessionMachine>;
afterEach(() => session.stop());

async function open({ signedIn = true, fails = () => unauthorised as Error } = {}) {
  const restoring = stubPromise<Session | null>();
  const refreshing = stubPromise<Session>();
  session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: restoring.actor,
        refreshSession: refreshing.actor,
        fetchProfile: stubPromise<User>().actor,
      },
    }),
  ).start();
  restoring.latest().resolve(signedIn ? ada : null);
  await settled();
  const tokens: (string | undefined)[] = [];
  const http = (async () => {
    const token = session.getSnapshot().context.session?.token;
    tokens.push(token);
    if (token !== 't2') throw fails();
    return profile;
  }) as unknown as Call;
  return { refreshing, tokens, call: callAgainWithFreshToken(http, () => session) };
}

test('[A9] a call that is refused for its token is made again with a fresh one', async () => {
  const { call, refreshing, tokens } = await open();
  const answer = call(getUser);
  await settled();
  refreshing.latest().resolve({ ...ada, token: 't2' });
  expect(await answer).toEqual(profile);
  expect(tokens).toEqual(['t1', 't2']);
});

test('[A9] two calls that are refused at once exchange the token once', async () => {
  const { call, refreshing, tokens } = await open();
  const answers = [call(getUser), call(getUser)];
  await settled();
  refreshing.latest().resolve({ ...ada, token: 't2' });
  expect(await Promise.all(answers)).toEqual([profile, profile]);
  expect([refreshing.calls.length, tokens]).toEqual([1, ['t1', 't1', 't2', 't2']]);
});

test.each([
  ['a refresh that is refused', { status: 400, detail: 'Already Used' }, { signedOut: 'expired' }],
  [
    'silence',
    new TypeError('fetch failed'),
    { signedIn: { profile: 'fetchingProfile', token: 'unanswered' } },
  ],
])('[A9] after %s the call fails as it did', async (_, failure, standing) => {
  const { call, refreshing, tokens } = await open();
  const answer = call(getUser).catch((error: unknown) => error);
  await settled();
  refreshing.latest().reject(failure);
  expect(await answer).toBe(unauthorised);
  expect([tokens, session.getSnapshot().value]).toEqual([['t1'], standing]);
});

test('[A9] somebody else who has signed in meanwhile does not make the call', async () => {
  const { call, tokens } = await open();
  const answer = call(getUser).catch((error: unknown) => error);
  await settled();
  session.send({ type: 'session.began', session: { ...ada, userId: 'u2', token: 't2' } });
  expect(await answer).toBe(unauthorised);
  expect(tokens).toEqual(['t1']);
});

test('[A9] a call that was given up is not made again', async () => {
  const { call, refreshing, tokens } = await open();
  const leaving = new AbortController();
  const answer = call(getUser, { signal: leaving.signal }).catch((error: unknown) => error);
  await settled();
  leaving.abort();
  refreshing.latest().resolve({ ...ada, token: 't2' });
  expect(await answer).toBe(unauthorised);
  expect(tokens).toEqual(['t1']);
});

test.each([
  ['another refusal', {}, getUser, new ServiceError('status', 403, 'No credits left.')],
  ['a call of a visitor', { signedIn: false }, getUser, unauthorised],
  ['a call that carries no token, as the refresh itself makes', {}, getClientConfig, unauthorised],
] as const)('[A9] %s asks for no fresh token', async (_, standing, route, failure) => {
  const { call, refreshing } = await open({ ...standing, fails: () => failure });
  await expect(call(route)).rejects.toBe(failure);
  expect(refreshing.calls).toHaveLength(0);
});
