/** The account charts, on the authentication service, which is loaded when there is something to ask it. */
import { fromCallback } from 'xstate';
import type { Session } from '../../contract/session';
import type { SessionReport } from '../machines/session/session.setup';
import { sessionMachine } from '../machines/session/session.machine';
import { signInMachine } from '../machines/signIn/signIn.machine';
import { signUpMachine } from '../machines/signUp/signUp.machine';
import type { AuthService } from '../services/auth.service';
import type { Call } from '../services/http';
import { addressHoldsSession } from './addressHoldsSession';
import { asking, calling } from './calling';

/** A visitor who has neither a stored session nor one in the address is signed out, without asking anybody. */
const mayHaveSession = ({ sessionStorage, location }: Window) =>
  sessionStorage.getItem('user') !== null || addressHoldsSession(location);

export function composeAccounts(window: Window & typeof globalThis, call: () => Call) {
  const reports = new Set<(session: Session | null) => void>();
  let loading: Promise<AuthService> | null = null;
  const load = async () => {
    const { makeAuthService } = await import('./loadAuth');
    const service = makeAuthService(window, call());
    service.watch((session) => reports.forEach((report) => report(session)));
    return service;
  };
  const auth = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    }));

  return {
    sessionFlow: sessionMachine.provide({
      actors: {
        restoreSession: asking(async () => (mayHaveSession(window) ? (await auth()).restoreSession() : null)),
        refreshSession: asking(async () => (await auth()).refreshSession()),
        signOut: asking(async () => (await auth()).signOut()),
        fetchProfile: asking(async (signal) => {
          const { createUserService } = await import('../services/user.service');
          return createUserService(call()).fetchProfile(signal);
        }),
        watchSession: fromCallback(({ sendBack }) => {
          const report = (session: Session | null) =>
            sendBack(
              (session ? { type: 'session.began', session } : { type: 'session.ended' }) as SessionReport,
            );
          reports.add(report);
          return () => void reports.delete(report);
        }),
      },
      actions: { logFailure: (_, { doing, error }) => console.error(`Failed ${doing}`, error) },
    }),
    signInFlow: signInMachine.provide({
      actors: { signIn: calling(async (credentials) => (await auth()).signIn(credentials)) },
    }),
    signUpFlow: signUpMachine.provide({
      actors: { signUp: calling(async (credentials) => (await auth()).signUp(credentials)) },
    }),
  };
}
