import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { secondFactorMachine } from '../../../../src/machines/secondFactor/secondFactor.machine';
import { SecondFactorScreen } from '../../../../src/screens/auth/SecondFactorScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const wrong = { status: 422, detail: 'Wrong code.' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toRecovery = 'I’ve lost my device';
const toApp = 'Use my app instead';
const expectAlert = (error: { readonly message: string | null } | null) =>
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(error && error.message);

const walk = walkScreen(secondFactorMachine)({
  input: undefined,
  calls: ['checkAppCode', 'checkRecoveryCode'],
  samples: {
    'code.submitted': [{ type: 'code.submitted', code: ' 12 ' }],
    'xstate.done.actor.checkAppCode': [{ type: 'xstate.done.actor.checkAppCode' }],
    'xstate.error.actor.checkAppCode': [{ type: 'xstate.error.actor.checkAppCode', error: wrong }],
    'xstate.done.actor.checkRecoveryCode': [{ type: 'xstate.done.actor.checkRecoveryCode' }],
    'xstate.error.actor.checkRecoveryCode': [{ type: 'xstate.error.actor.checkRecoveryCode', error: wrong }],
  },
  alsoTellApart: ({ error }) => error,
  screen: (actor) => <SecondFactorScreen actor={actor} onSignOut={() => {}} />,
  gestures: {
    'code.submitted': async ({ code }, { user }) => {
      await user.clear(screen.getByRole('textbox'));
      await user.type(screen.getByRole('textbox'), `${code}{Enter}`);
    },
    'recovery.chosen': (_, { user }) => user.click(button(toRecovery)),
    'app.chosen': (_, { user }) => user.click(button(toApp)),
  },
  states: {
    askingApp: ({ context }) => {
      expect([field('Code').inputMode, button(toRecovery).disabled]).toEqual(['numeric', false]);
      expectAlert(context.error);
    },
    checkingAppCode: ({ inputOf }) => {
      expect(inputOf('checkAppCode')).toEqual({ code: '12' });
      expect(button(toRecovery).disabled).toBe(true);
      expectAlert(null);
    },
    askingRecovery: ({ context }) => {
      expect([field('Recovery code').inputMode, button(toApp).disabled]).toEqual(['text', false]);
      expectAlert(context.error);
    },
    checkingRecoveryCode: ({ inputOf }) => {
      expect(inputOf('checkRecoveryCode')).toEqual({ code: '12' });
      expect(button(toApp).disabled).toBe(true);
      expectAlert(null);
    },
    done: () => expectAlert(null),
  },
});

test.each(walk.paths)('[AC1] the second factor follows its chart: %s', (_, run) => run());
test('[AC1] no transition of the second factor is left unwalked', () => expect(walk.untaken()).toEqual([]));
