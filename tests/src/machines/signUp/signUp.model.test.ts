import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type Actor } from 'xstate';
import type { Credentials, Session } from '../../../../contract/session';
import { signUpMachine } from '../../../../src/machines/signUp/signUp.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';
import { journey, modelOf, settling, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const session: Session = { userId: 'u1', email: 'ada@example.com', token: 't1', expiresInMs: 3_600_000 };
const submitted = { type: 'form.submitted' as const, email: ' ada@example.com ', password: ' x ' };
const begun = { type: 'xstate.done.actor.signUp', output: session };
const failed = (error: unknown) => ({ type: 'xstate.error.actor.signUp', error });
const refused = failed({ status: 400, detail: 'Invalid login credentials' });
const unreachable = failed({ status: null, detail: null });
const unconfirmed = { type: 'xstate.done.actor.signUp', output: null };

const model = modelOf(signUpMachine, undefined, {
  'form.submitted': [submitted],
  'xstate.done.actor.signUp': [begun, unconfirmed],
  'xstate.error.actor.signUp': [refused, unreachable],
});

let signUp: ReturnType<typeof stubPromise<Session | null, Credentials>>;
let actor: Actor<typeof signUpMachine>;
beforeEach(() => {
  vi.useFakeTimers();
  signUp = stubPromise();
  actor = createActor(signUpMachine.provide({ actors: { signUp: signUp.actor } })).start();
});
afterEach(() => {
  actor.stop();
  vi.useRealTimers();
});

const events = settling({
  'form.submitted': () => actor.send(submitted),
  'xstate.done.actor.signUp': ({ event }) => signUp.latest().resolve(event.output),
  'xstate.error.actor.signUp': ({ event }) => signUp.latest().reject(event.error),
});
const states = {
  editing: () => expect(actor.getSnapshot().hasTag('pending')).toBe(false),
  submitting: () => expect(signUp.latest().input).toEqual({ email: 'ada@example.com', password: ' x ' }),
  awaitingConfirmation: () => expect(actor.getSnapshot().hasTag('pending')).toBe(false),
  done: () => expect(actor.getSnapshot().status).toBe('done'),
} satisfies Record<StatesOf<typeof signUpMachine>, () => void>;

const paths = model.getShortestPaths();
test.each(paths.map(titled))('machine and chart agree along %s', async (_, path) => {
  await path.test({ events, states });
  expect(actor.getSnapshot().value).toEqual(path.state.value);
  expect(actor.getSnapshot().context).toEqual(path.state.context);
});

test.each([
  ['[A3] a new account is done', [submitted, begun], 'done', null],
  ['[A3] an address to be confirmed is waited for', [submitted, unconfirmed], 'awaitingConfirmation', null],
  [
    '[A2] the sentence of the refusal is kept',
    [submitted, refused],
    'editing',
    { message: 'Invalid login credentials' },
  ],
  ['[A2] an error without a sentence is one, too', [submitted, unreachable], 'editing', { message: null }],
  ['[A2] the next try clears the error', [submitted, refused, submitted], 'submitting', null],
])('%s', (_, story, end, error) => {
  const { value, context } = journey(signUpMachine, undefined, story);
  expect([value, context]).toEqual([end, { error }]);
});

test.each([
  { email: ' ', password: 'x' },
  { email: 'ada@example.com', password: '' },
])('[A5] %o is not sent', (credentials) => {
  actor.send({ type: 'form.submitted', ...credentials });
  expect(signUp.calls).toEqual([]);
});

test('every transition is taken', () => {
  expect(untakenTransitions(signUpMachine, undefined, paths)).toEqual([]);
});
