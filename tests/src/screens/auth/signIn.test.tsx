import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Credentials, Session } from '../../../../contract/session';
import { signInMachine } from '../../../../src/machines/signIn/signIn.machine';
import { AuthLayout } from '../../../../src/screens/auth/AuthLayout';
import { SignInScreen } from '../../../../src/screens/auth/SignInScreen';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { stateAt, type StatesOf } from '../../../support/walking/statesOf';
import { stubPromise } from '../../../support/stubPromise';

const session: Session = { userId: 'u1', email: 'ada@example.com', token: 't', expiresInMs: 3_600_000 };
const typed: Credentials = { email: 'ada@example.com', password: 'secret' };

function open() {
  const signIn = stubPromise<Session, Credentials>();
  const actor = createActor(signInMachine.provide({ actors: { signIn: signIn.actor } })).start();
  const user = mountScreen(
    <AuthLayout>
      <SignInScreen actor={actor} />
    </AuthLayout>,
  );
  const submit = async () => {
    await user.type(screen.getByLabelText('Email'), typed.email);
    await user.type(screen.getByLabelText('Password'), typed.password);
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };
  return { signIn, actor, user, submit };
}
type Opened = ReturnType<typeof open>;

const states = {
  editing: async ({ signIn, submit }) => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Login');
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([email.type, email.required, email.placeholder]).toEqual(['email', true, 'name@example.com']);
    expect([password.type, password.required, password.minLength]).toEqual(['password', true, -1]);
    expect(screen.getByText("Don't have an account?", { exact: false }).textContent).toBe(
      "Don't have an account? Sign up",
    );
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth/sign-up');
    await submit();
    await answer(() => signIn.latest().reject({ status: 400, detail: 'Invalid login credentials' }));
    expect(screen.getByRole('alert').textContent).toBe('Invalid login credentials');
  },
  submitting: async ({ signIn, submit }) => {
    await submit();
    expect(signIn.calls.map(({ input }) => input)).toEqual([typed]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment…' }).disabled).toBe(true);
  },
  done: async ({ signIn, submit }) => {
    await submit();
    await answer(() => signIn.latest().resolve(session));
    expect(screen.queryByRole('alert')).toBeNull();
  },
} satisfies Record<StatesOf<typeof signInMachine>, (opened: Opened) => Promise<void>>;

test.each(Object.entries(states))('[A1] [A2] [A5] sign-in, %s', async (state, expectIt) => {
  const opened = open();
  await expectIt(opened);
  expect(opened.actor.getSnapshot().matches(stateAt(state) as never)).toBe(true);
});

test('[A2] a failure that says nothing is an unknown error', async () => {
  const { signIn, submit } = open();
  await submit();
  await answer(() => signIn.latest().reject(new TypeError('fetch failed')));
  expect(screen.getByRole('alert').textContent).toBe('An unknown error occurred');
});
