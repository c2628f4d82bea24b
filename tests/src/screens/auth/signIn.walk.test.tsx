import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInMachine } from '../../../../src/machines/signIn/signIn.machine';
import { AuthLayout } from '../../../../src/screens/auth/AuthLayout';
import { SignInScreen } from '../../../../src/screens/auth/SignInScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const credentials = { email: 'ada@example.com', password: 'secret' };
const refusal = { status: 400, detail: 'Invalid login credentials' };

const walk = walkScreen(signInMachine)({
  input: undefined,
  calls: ['signIn'],
  samples: {
    'form.submitted': [{ type: 'form.submitted', ...credentials }],
    'xstate.done.actor.signIn': [{ type: 'xstate.done.actor.signIn', output: undefined }],
    'xstate.error.actor.signIn': [
      { type: 'xstate.error.actor.signIn', error: refusal },
      { type: 'xstate.error.actor.signIn', error: new TypeError('fetch failed') },
    ],
  },
  screen: (actor) => (
    <AuthLayout>
      <SignInScreen actor={actor} />
    </AuthLayout>
  ),
  gestures: {
    'form.submitted': async ({ email, password }, { user }) => {
      await user.clear(screen.getByLabelText('Email'));
      await user.type(screen.getByLabelText('Email'), email);
      await user.clear(screen.getByLabelText('Password'));
      await user.type(screen.getByLabelText('Password'), password);
      await user.click(screen.getByRole('button', { name: 'Login' }));
    },
  },
  states: {
    editing: ({ context: { error } }) => {
      expect(screen.queryByRole('alert')?.textContent ?? null).toBe(
        error && (error.message ?? 'An unknown error occurred'),
      );
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(false);
    },
    submitting: ({ inputOf }) => {
      expect(inputOf('signIn')).toEqual(credentials);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment…' }).disabled).toBe(true);
    },
    done: () => expect(screen.queryByRole('alert')).toBeNull(),
  },
});

test.each(walk.paths)('[A1] [A2] the sign-in screen follows its chart: %s', (_, run) => run());
test('[A1] no transition of signing in is left unwalked', () => expect(walk.untaken()).toEqual([]));
