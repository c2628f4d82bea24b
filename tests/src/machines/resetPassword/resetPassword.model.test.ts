import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type Actor } from 'xstate';
import {
  resetPasswordMachine,
  type ResetLink,
} from '../../../../src/machines/resetPassword/resetPassword.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';
import { journey, modelOf, settling, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const submitted = { type: 'form.submitted' as const, password: ' a new one ' };
const chosen = { type: 'ownAccount.chosen' as const };
const set = { type: 'xstate.done.actor.setPassword' };
const failed = (error: unknown) => ({ type: 'xstate.error.actor.setPassword', error });
const same = failed({ status: 422, detail: 'New password should be different from the old password.' });
const sessionOver = failed({ status: 401, detail: 'Auth session missing!' });
const forbidden = failed({ status: 403, detail: 'The session of this access token has ended.' });
const unreachable = failed({ status: null, detail: null });

const samples = {
  'form.submitted': [submitted],
  'xstate.done.actor.setPassword': [set],
  'xstate.error.actor.setPassword': [same, sessionOver, forbidden, unreachable],
};
const links = ['opened', 'refused'] as const;
const pathsOf = (link: ResetLink) => modelOf(resetPasswordMachine, { link }, samples).getShortestPaths();

let announced = 0;
const machine = resetPasswordMachine.provide({ actions: { announceNewPassword: () => void announced++ } });
let setPassword: ReturnType<typeof stubPromise<void, { readonly password: string }>>;
let actor: Actor<typeof resetPasswordMachine>;
beforeEach(() => {
  vi.useFakeTimers();
  announced = 0;
  setPassword = stubPromise();
});
afterEach(() => {
  actor.stop();
  vi.useRealTimers();
});
const start = (link: ResetLink) => {
  const input = { link };
  actor = createActor(machine.provide({ actors: { setPassword: setPassword.actor } }), { input }).start();
};

const events = settling({
  'form.submitted': () => actor.send(submitted),
  'ownAccount.chosen': () => actor.send(chosen),
  'xstate.done.actor.setPassword': () => setPassword.latest().resolve(),
  'xstate.error.actor.setPassword': ({ event }) => setPassword.latest().reject(event.error),
});
const states = {
  linkRefused: () => expect(actor.getSnapshot().context.error).toBeNull(),
  editing: () => expect(actor.getSnapshot().hasTag('pending')).toBe(false),
  settingPassword: () => expect(setPassword.latest().input).toEqual({ password: ' a new one ' }),
  done: () => expect([actor.getSnapshot().status, announced]).toEqual(['done', 1]),
} satisfies Record<Exclude<StatesOf<typeof resetPasswordMachine>, 'judgingLink'>, () => void>;

const walks = links.flatMap((link) => pathsOf(link).map((path) => [link, ...titled(path)] as const));
test.each(walks)('machine and chart agree, link %s, along %s', async (link, _, path) => {
  start(link);
  await path.test({ events, states });
  expect(actor.getSnapshot().value).toEqual(path.state.value);
});

test.each([
  ['[R13] a link that opened a session asks for a password', 'opened', [], 'editing', null],
  ['[R13] a link that opened none is refused', 'refused', [], 'linkRefused', null],
  ['[R13] a new password ends the flow', 'opened', [submitted, set], 'done', null],
  [
    '[R13] the sentence of the refusal is kept',
    'opened',
    [submitted, same],
    'editing',
    { message: 'New password should be different from the old password.' },
  ],
  ['[R13] silence can be tried again', 'opened', [submitted, unreachable], 'editing', { message: null }],
  ['[R13] a session that is over needs a new link', 'opened', [submitted, sessionOver], 'linkRefused', null],
  ['[R13] one that was ended elsewhere does, too', 'opened', [submitted, forbidden], 'linkRefused', null],
  ['[R13] whoever is signed in does without a link', 'refused', [chosen], 'editing', null],
] as const)('%s', (_, link, story, end, error) => {
  const { value, context } = journey(machine, { link }, story);
  expect([value, context]).toEqual([end, { link, error }]);
});

test('[R13] an empty password is not sent', () => {
  const empty = { ...submitted, password: '' };
  expect(() => journey(machine, { link: 'opened' }, [empty])).toThrow('not heard');
});

test('[R13] every transition is taken', () => {
  const [opened, refused] = links.map((link) => untakenTransitions(machine, { link }, pathsOf(link))) as [
    string[],
    string[],
  ];
  expect(opened.filter((one) => refused.includes(one))).toEqual([]);
});
