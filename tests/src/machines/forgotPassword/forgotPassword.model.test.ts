import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { forgotPasswordMachine } from '../../../../src/machines/forgotPassword/forgotPassword.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';
import { journey, modelOf, settling, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const submitted = { type: 'form.submitted' as const, email: ' ada@example.com ' };
const sent = { type: 'xstate.done.actor.sendResetLink' };
const failed = (error: unknown) => ({ type: 'xstate.error.actor.sendResetLink', error });
const refused = failed({ status: 429, detail: 'Too many tries. Please wait a few minutes.' });
const unreachable = failed({ status: null, detail: null });

const model = modelOf(forgotPasswordMachine, undefined, {
  'form.submitted': [submitted],
  'xstate.done.actor.sendResetLink': [sent],
  'xstate.error.actor.sendResetLink': [refused, unreachable],
});

let sendResetLink: ReturnType<typeof stubPromise<void, { readonly email: string }>>;
let actor: Actor<typeof forgotPasswordMachine>;
beforeEach(() => {
  vi.useFakeTimers();
  sendResetLink = stubPromise();
  actor = createActor(
    forgotPasswordMachine.provide({ actors: { sendResetLink: sendResetLink.actor } }),
  ).start();
});
afterEach(() => {
  actor.stop();
  vi.useRealTimers();
});

const events = settling({
  'form.submitted': () => actor.send(submitted),
  'xstate.done.actor.sendResetLink': () => sendResetLink.latest().resolve(),
  'xstate.error.actor.sendResetLink': ({ event }) => sendResetLink.latest().reject(event.error),
});
const states = {
  editing: () => expect(actor.getSnapshot().hasTag('pending')).toBe(false),
  sendingResetLink: () => expect(sendResetLink.latest().input).toEqual({ email: 'ada@example.com' }),
  sent: () => expect(actor.getSnapshot().context).toEqual({ error: null }),
} satisfies Record<StatesOf<typeof forgotPasswordMachine>, () => void>;

const paths = model.getShortestPaths();
test.each(paths.map(titled))('machine and chart agree along %s', async (_, path) => {
  await path.test({ events, states });
  expect(actor.getSnapshot().value).toEqual(path.state.value);
  expect(actor.getSnapshot().context).toEqual(path.state.context);
});

test.each([
  ['[A4] a mail that is sent says so', [submitted, sent], 'sent', null],
  [
    '[A4] the sentence of the refusal is kept',
    [submitted, refused],
    'editing',
    { message: 'Too many tries. Please wait a few minutes.' },
  ],
  ['[A4] an error without a sentence is one, too', [submitted, unreachable], 'editing', { message: null }],
  ['[A4] success clears the error', [submitted, refused, submitted, sent], 'sent', null],
  [
    '[A4] an error clears the success',
    [submitted, sent, submitted, unreachable],
    'editing',
    { message: null },
  ],
  ['[A4] the next try clears both', [submitted, sent, submitted], 'sendingResetLink', null],
])('%s', (_, story, end, error) => {
  const { value, context } = journey(forgotPasswordMachine, undefined, story);
  expect([value, context]).toEqual([end, { error }]);
});

test.each(['', '  ', '\n'])('[A5] %j is not sent', (email) => {
  const blank = { ...submitted, email };
  expect(() => journey(forgotPasswordMachine, undefined, [blank])).toThrow('not heard');
});

test('[A4] every transition is taken', () =>
  expect(untakenTransitions(forgotPasswordMachine, undefined, paths)).toEqual([]));
