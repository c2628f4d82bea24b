import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountLeavingMachine } from '../../../../src/machines/accountLeaving/accountLeaving.machine';
import { AccountLeavingScreen } from '../../../../src/screens/auth/AccountLeavingScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const walk = walkScreen(accountLeavingMachine.provide({ actions: { openAccount: () => {} } }))({
  input: undefined,
  calls: ['keepAccount'],
  samples: {
    'xstate.done.actor.keepAccount': [{ type: 'xstate.done.actor.keepAccount' }],
    'xstate.error.actor.keepAccount': [
      { type: 'xstate.error.actor.keepAccount', error: { status: 409, detail: 'Too late.' } },
      { type: 'xstate.error.actor.keepAccount', error: new TypeError('fetch failed') },
    ],
  },
  screen: (actor) => (
    <AccountLeavingScreen actor={actor} erasedAt="2026-01-09T12:00:00.000Z" onSignOut={() => {}} />
  ),
  gestures: {
    'keeping.chosen': (_, { user }) => user.click(screen.getByRole('button', { name: 'Keep my account' })),
  },
  states: {
    leaving: ({ context: { error } }) => {
      expect(
        screen.getByText(/will be erased .* on January 9, 2026\. Until then you can keep it/),
      ).toBeTruthy();
      expect(screen.queryByRole('alert')?.textContent ?? null).toBe(
        error && (error.message ?? 'An unknown error occurred'),
      );
    },
    keeping: () => {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment…' }).disabled).toBe(true);
      expect(screen.queryByRole('alert')).toBeNull();
    },
    kept: () => expect(screen.queryByRole('alert')).toBeNull(),
  },
});

test.each(walk.paths)('[AC1] a deleted account follows its chart: %s', (_, run) => run());
test('[AC1] no transition of keeping an account is left unwalked', () => expect(walk.untaken()).toEqual([]));
