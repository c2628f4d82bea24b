import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  resetPasswordMachine,
  type ResetLink,
} from '../../../../src/machines/resetPassword/resetPassword.machine';
import { AuthLayout } from '../../../../src/screens/auth/AuthLayout';
import { ResetPasswordScreen } from '../../../../src/screens/auth/ResetPasswordScreen';
import { mountScreen } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';
import { createActor } from 'xstate';

const email = 'ada@example.com';
const password = 'a new one';
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('New password');
const machine = resetPasswordMachine.provide({ actions: { announceNewPassword: () => {} } });

const walkOf = (link: ResetLink) =>
  walkScreen(machine)<'judgingLink'>({
    input: { link },
    calls: ['setPassword'],
    passed: ['judgingLink'],
    samples: {
      'form.submitted': [{ type: 'form.submitted', password }],
      'xstate.done.actor.setPassword': [{ type: 'xstate.done.actor.setPassword' }],
      'xstate.error.actor.setPassword': [
        { type: 'xstate.error.actor.setPassword', error: { status: 422, detail: 'Choose another one.' } },
        { type: 'xstate.error.actor.setPassword', error: { status: 401, detail: 'Auth session missing!' } },
        { type: 'xstate.error.actor.setPassword', error: new TypeError('fetch failed') },
      ],
    },
    screen: (actor) => (
      <AuthLayout>
        <ResetPasswordScreen actor={actor} email={email} />
      </AuthLayout>
    ),
    gestures: {
      'form.submitted': async (_, { user }) => {
        await user.clear(field());
        await user.type(field(), `${password}{Enter}`);
      },
      'ownAccount.chosen': (_, { user }) =>
        user.click(screen.getByRole('button', { name: `Change the password for ${email}` })),
    },
    states: {
      linkRefused: () => {
        expect(heading()).toBe('This link no longer works');
        expect(screen.getByRole('alert').textContent).toContain(
          'You’re already signed in, so you don’t need one.',
        );
        expect(screen.getByRole('link', { name: 'Go to your projects' }).getAttribute('href')).toBe('/');
      },
      editing: ({ context: { error } }) => {
        expect(heading()).toBe('Choose a new password');
        expect(screen.getByText(`For ${email}. You’ll be signed out everywhere else.`)).toBeTruthy();
        expect([field().type, field().required, field().autocomplete]).toEqual([
          'password',
          true,
          'new-password',
        ]);
        expect(screen.queryByRole('alert')?.textContent ?? null).toBe(
          error && (error.message ?? 'An unknown error occurred'),
        );
      },
      settingPassword: ({ inputOf }) => {
        expect(inputOf('setPassword')).toEqual({ password });
        expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment…' }).disabled).toBe(true);
      },
      done: () => expect(screen.queryByRole('alert')).toBeNull(),
    },
  });

const opened = walkOf('opened');
const refused = walkOf('refused');
test.each(opened.paths)('[R13] a link that opens follows the chart: %s', (_, run) => run());
test.each(refused.paths)('[R13] a link that does not follows it, too: %s', (_, run) => run());
test('[R13] no transition of the new password is left unwalked', () =>
  expect(opened.untaken().filter((one) => refused.untaken().includes(one))).toEqual([]));

test('[R13] a refused link leads a visitor to a new mail', () => {
  const actor = createActor(machine, { input: { link: 'refused' } }).start();
  mountScreen(<ResetPasswordScreen actor={actor} email={null} />);
  const link = screen.getByRole('link', { name: 'Send a new link' });
  expect(link.getAttribute('href')).toBe('/auth/forgot-password');
  expect(screen.queryByRole('button')).toBeNull();
});

test('[R13] what is typed can be looked at', async () => {
  const actor = createActor(machine, { input: { link: 'opened' } }).start();
  const user = mountScreen(<ResetPasswordScreen actor={actor} email={email} />);
  await user.type(field(), password);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([field().type, field().value]).toEqual(['text', password]);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field().type).toBe('password');
});
