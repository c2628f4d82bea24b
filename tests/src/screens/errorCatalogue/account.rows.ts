/** Signing in and up, and a forgotten password. [A2]–[A4] */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Failure } from './failures';
import { press, pressing, type Row } from './row';

const signIn = (button: string) => async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await press(user, button);
};

/** The authentication's own sentence, else the one of the specification; its client keeps what a broken server says. */
const authSays = ({ status, detail }: Failure) =>
  status === 200
    ? 'Auth session or user missing'
    : ((status === 500 ? null : detail) ?? 'An unknown error occurred');

export const accountRows: readonly Row[] = [
  {
    title: '[A2] signing in',
    at: '/auth/sign-in',
    as: 'visitor',
    call: 'POST /auth/v1/token',
    begin: signIn('Login'),
    says: authSays,
    busy: 'One moment…',
    wayOn: pressing('Login'),
    leadsTo: 'Your first video starts with a link',
  },
  {
    title: '[A2] [A3] signing up',
    at: '/auth/sign-up',
    as: 'visitor',
    call: 'POST /auth/v1/signup',
    takesAnyShape: true,
    begin: signIn('Sign Up'),
    says: authSays,
    busy: 'One moment…',
    wayOn: pressing('Sign Up'),
    leadsTo: 'Your first video starts with a link',
  },
  {
    title: '[A4] asking for a new password',
    at: '/auth/forgot-password',
    as: 'visitor',
    call: 'POST /auth/v1/recover',
    takesAnyShape: true,
    begin: async (user) => {
      await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
      await press(user, 'Send Reset Link');
    },
    says: authSays,
    busy: 'One moment…',
    wayOn: pressing('Send Reset Link'),
    leadsTo: 'Password reset email sent. Check your inbox.',
  },
];
