import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgotPasswordMachine } from '../../../../src/machines/forgotPassword/forgotPassword.machine';
import { AuthLayout } from '../../../../src/screens/auth/AuthLayout';
import { ForgotPasswordScreen } from '../../../../src/screens/auth/ForgotPasswordScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const SENT = 'Password reset email sent. Check your inbox.';
const email = 'ada@example.com';
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Reset Link' });
const shows = (alert: string | null, status: string | null) =>
  expect(
    [screen.queryByRole('alert'), screen.queryByRole('status')].map((one) => one?.textContent ?? null),
  ).toEqual([alert, status]);

const walk = walkScreen(forgotPasswordMachine)({
  input: undefined,
  calls: ['sendResetLink'],
  samples: {
    'form.submitted': [{ type: 'form.submitted', email }],
    'xstate.done.actor.sendResetLink': [{ type: 'xstate.done.actor.sendResetLink' }],
    'xstate.error.actor.sendResetLink': [
      { type: 'xstate.error.actor.sendResetLink', error: { status: 429, detail: 'Too many tries.' } },
      { type: 'xstate.error.actor.sendResetLink', error: new TypeError('fetch failed') },
    ],
  },
  screen: (actor) => (
    <AuthLayout>
      <ForgotPasswordScreen actor={actor} />
    </AuthLayout>
  ),
  gestures: {
    'form.submitted': async (_, { user }) => {
      await user.clear(screen.getByLabelText('Email'));
      await user.type(screen.getByLabelText('Email'), email);
      await user.click(submit());
    },
  },
  states: {
    editing: ({ context: { error } }) => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Forgot Password');
      expect(screen.getByText('Enter your email to receive a password reset link')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/sign-in');
      expect(screen.getByText('Remember your password?', { exact: false })).toBeTruthy();
      shows(error && (error.message ?? 'An unknown error occurred'), null);
    },
    sendingResetLink: ({ inputOf }) => {
      expect(inputOf('sendResetLink')).toEqual({ email });
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment…' }).disabled).toBe(true);
      shows(null, null);
    },
    sent: () => {
      shows(null, SENT);
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
      expect(submit().disabled).toBe(false);
    },
  },
});

test.each(walk.paths)('[A4] the forgotten password follows its chart: %s', (_, run) => run());
test('[A4] no transition of it is left unwalked', () => expect(walk.untaken()).toEqual([]));
