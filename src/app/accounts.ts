/** The account charts, on the authentication service. */
import type { Session } from '../../contract/session';
import { sessionMachine } from '../machines/session/session.machine';
import { signInMachine } from '../machines/signIn/signIn.machine';
import { signUpMachine } from '../machines/signUp/signUp.machine';
import type { Call } from '../services/http';
import { asking } from './calling';

export function composeAccounts(window: Window, call: () => Call) {
  const stored = () => JSON.parse(window.sessionStorage.getItem('user') ?? 'null') as Session | null;
  return {
    getToken: () => stored()?.token ?? null,
    sessionFlow: sessionMachine.provide({
      actors: {
        restoreSession: asking(async () => stored()),
        fetchProfile: asking(async (signal) =>
          (await import('../services/user.service')).createUserService(call()).fetchProfile(signal),
        ),
      },
    }),
    signInFlow: signInMachine,
    signUpFlow: signUpMachine,
  };
}
