import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signUpMachine } from '../../../../src/machines/signUp/signUp.machine';
import { AuthLayout } from '../../../../src/screens/auth/AuthLayout';
import { SignUpScreen } from '../../../../src/screens/auth/SignUpScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const credentials = { email: 'ada@example.com', password: 'x' };
const session = { userId: 'u1', email: credentials.email, token: 't', expiresInMs: 3_600_000 };

const walk = walkScreen(signUpMachine)({
  input: undefined,
  calls: ['signUp'],
  samples: {
    'form.submitted': [{ type: 'form.submitted', ...credentials }],
    'xstate.done.actor.signUp': [
      { type: 'xstate.done.actor.signUp', output: session },
      { type: 'xstate.done.actor.signUp', output: null },
    ],
    'xstate.error.actor.signUp': [
      { type: 'xstate.error.actor.signUp', error: { status: 422, detail: 'User already registered' } },
      { type: 'xstate.error.actor.signUp', error: new TypeError('fetch failed') },
    ],
  },
  screen: (actor) => (
    <AuthLayout>
      <SignUpScreen actor={actor} />
    </AuthLayout>
  ),
  gestures: {
    'form.submitted': async ({ email, password }, { user }) => {
      await user.clear(screen.getByLabelText('Email'));
      await user.type(screen.getByLabelText('Email'), email);
      await user.clear(screen.getByLabelText('Password'));
      await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
    },
  },
  states: {
    editing: ({ context: { error } }) => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign Up');
      expect(screen.queryByRole('alert')?.textContent ?? null).toBe(
        error && (error.message ?? 'An unknown error occurred'),
      );
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Up' }).disabled).toBe(false);
    },
    submitting: ({ inputOf }) => {
      expect(inputOf('signUp')).toEqual(credentials);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment…' }).disabled).toBe(true);
    },
    awaitingConfirmation: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your inbox');
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/sign-in');
    },
    done: () => expect(screen.queryByRole('alert')).toBeNull(),
  },
});

test.each(walk.paths)('[A2] [A3] the sign-up screen follows its chart: %s', (_, run) => run());
test('[A3] no transition of signing up is left unwalked', () => expect(walk.untaken()).toEqual([]));
