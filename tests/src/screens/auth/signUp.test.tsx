import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Credentials, Session } from '../../../../contract/session';
import { signUpMachine } from '../../../../src/machines/signUp/signUp.machine';
import { SignUpScreen } from '../../../../src/screens/auth/SignUpScreen';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { stateAt, type StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';

const typed: Credentials = { email: 'ada@example.com', password: 'x' };

function open() {
  const signUp = stubPromise<Session | null, Credentials>();
  const actor = createActor(signUpMachine.provide({ actors: { signUp: signUp.actor } })).start();
  const user = mountScreen(<SignUpScreen actor={actor} />);
  const submit = async () => {
    await user.type(screen.getByLabelText('Email'), typed.email);
    await user.type(screen.getByLabelText('Password'), typed.password);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  };
  return { signUp, actor, submit };
}
type Opened = ReturnType<typeof open>;
const toSignIn = () => screen.getByRole('link', { name: 'Sign in' }).getAttribute('href');

const states = {
  editing: async ({ signUp, submit }) => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign Up');
    expect(screen.getByText('Create a new account to get started')).toBeTruthy();
    expect(screen.getByText('Already have an account?', { exact: false }).textContent).toBe(
      'Already have an account? Sign in',
    );
    expect(toSignIn()).toBe('/auth/sign-in');
    await submit();
    await answer(() => signUp.latest().reject({ status: 400, detail: 'User already registered' }));
    expect(screen.getByRole('alert').textContent).toBe('User already registered');
  },
  submitting: async ({ signUp, submit }) => {
    await submit();
    expect(signUp.calls.map(({ input }) => input)).toEqual([typed]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment…' }).disabled).toBe(true);
  },
  awaitingConfirmation: async ({ signUp, submit }) => {
    await submit();
    await answer(() => signUp.latest().resolve(null));
    expect(screen.getByRole('status').textContent).toBe(
      'Check your inboxWe’ve sent you a link. Open it to confirm your email, then sign in.',
    );
    expect(toSignIn()).toBe('/auth/sign-in');
  },
  done: async ({ signUp, submit }) => {
    await submit();
    await answer(() =>
      signUp.latest().resolve({ userId: 'u1', email: typed.email, token: 't', expiresInMs: 3_600_000 }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  },
} satisfies Record<StatesOf<typeof signUpMachine>, (opened: Opened) => Promise<void>>;

test.each(Object.entries(states))('[A3] [A5] sign-up, %s', async (state, expectIt) => {
  const opened = open();
  await expectIt(opened);
  expect(opened.actor.getSnapshot().matches(stateAt(state) as never)).toBe(true);
});
