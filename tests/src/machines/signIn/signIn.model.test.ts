import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type Actor } from 'xstate';
import type { Credentials, Session } from '../../../../contract/session';
import { signInMachine } from '../../../../src/machines/signIn/signIn.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';
import { journey, modelOf, settling, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const session: Session = { userId: 'u1', email: 'ada@example.com', token: 't1', expiresInMs: 3_600_000 };
const submitted = { type: 'form.submitted' as const, email: ' ada@example.com ', password: ' x ' };
const begun = { type: 'xstate.done.actor.signIn', output: session };
const failed = (error: unknown) => ({ type: 'xstate.error.actor.signIn', error });
const refused = failed({ status: 400, detail: 'Invalid login credentials' });
const unreachable = failed({ status: null, detail: null });

const model = modelOf(signInMachine, undefined, {
  'form.submitted': [submitted],
  'xstate.done.actor.signIn': [begun],
  'xstate.error.actor.signIn': [refused, unreachable],
});

let signIn: ReturnType<typeof stubPromise<Session, Credentials>>;
let actor: Actor<typeof signInMachine>;
beforeEach(() => {
  vi.useFakeTimers();
  signIn = stubPromise();
  actor = createActor(signInMachine.provide({ actors: { signIn: signIn.actor } })).start();
});
afterEach(() => {
  actor.stop();
  vi.useRealTimers();
});

const events = settling({
  'form.submitted': () => actor.send(submitted),
  'xstate.done.actor.signIn': ({ event }) => signIn.latest().resolve(event.output),
  'xstate.error.actor.signIn': ({ event }) => signIn.latest().reject(event.error),
});
const states = {
  editing: () => expect(actor.getSnapshot().hasTag('pending')).toBe(false),
  submitting: () => expect(signIn.latest().input).toEqual({ email: 'ada@example.com', password: ' x ' }),
  done: () => expect(actor.getSnapshot().status).toBe('done'),
} satisfies Record<StatesOf<typeof signInMachine>, () => void>;

const paths = model.getShortestPaths();
test.each(paths.map(titled))('machine and chart agree along %s', async (_, path) => {
  await path.test({ events, states });
  expect(actor.getSnapshot().value).toEqual(path.state.value);
  expect(actor.getSnapshot().context).toEqual(path.state.context);
});

test.each([
  ['[A1] the right password is done', [submitted, begun], 'done', null],
  [
    '[A2] the sentence of the refusal is kept',
    [submitted, refused],
    'editing',
    { message: 'Invalid login credentials' },
  ],
  ['[A2] an error without a sentence is one, too', [submitted, unreachable], 'editing', { message: null }],
  ['[A2] the next try clears the error', [submitted, refused, submitted], 'submitting', null],
])('%s', (_, story, end, error) => {
  const { value, context } = journey(signInMachine, undefined, story);
  expect([value, context]).toEqual([end, { error }]);
});

test.each([
  { email: ' ', password: 'x' },
  { email: 'ada@example.com', password: '' },
])('[A5] %o is not sent', (credentials) => {
  actor.send({ type: 'form.submitted', ...credentials });
  expect(signIn.calls).toEqual([]);
});

test('every transition is taken', () => {
  expect(untakenTransitions(signInMachine, undefined, paths)).toEqual([]);
});
