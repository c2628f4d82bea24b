/** The session's chart, on the authentication service, which is loaded when there is something to ask it. */
import { fromCallback } from 'xstate';
import type { Session } from '../../contract/session';
import { createListeners } from '../events/listeners';
import { mediaRightMachine } from '../machines/session/mediaRight.machine';
import { sessionMachine } from '../machines/session/session.machine';
import type { SessionReport } from '../machines/session/session.setup';
import type { AuthService } from '../services/auth.service';
import { openOtherTabs } from '../services/browser/tabs/otherTabs';
import type { Call } from '../services/http';
import { addressHoldsSession } from './addressHoldsSession';
import { asking, calling } from './calling';
import { loadedOnce } from './loadedOnce';
import { loadRefusalText } from './loadRefusalText';

/** A visitor who has neither a stored session nor one in the address is signed out, without asking anybody. */
const mayHaveSession = ({ sessionStorage, location }: Window) =>
  sessionStorage.getItem('user') !== null || addressHoldsSession(location);

export function composeAccounts(window: Window & typeof globalThis, call: () => Call) {
  const otherTabs = openOtherTabs(window);
  const changes = createListeners<Session | null>();
  const auth = loadedOnce<AuthService>(async () => {
    const [{ makeAuthService }, refusalText] = await Promise.all([import('./loadAuth'), loadRefusalText()]);
    const service = makeAuthService(window, call(), refusalText);
    service.watch(changes.notify);
    return service;
  });

  const mediaRight = async () => {
    const { createMediaRightService } = await import('../services/mediaRight.service');
    return createMediaRightService(call());
  };

  const sessionFlow = sessionMachine.provide({
    actors: {
      restoreSession: asking(async () => (mayHaveSession(window) ? (await auth()).restoreSession() : null)),
      refreshSession: asking(async () => (await auth()).refreshSession()),
      signOut: asking(async (signal) => {
        const { endRight } = await mediaRight();
        const [, answer] = await Promise.allSettled([endRight(signal), (await auth()).signOut()]);
        if (answer.status === 'rejected') throw answer.reason;
      }),
      mediaRight: mediaRightMachine.provide({
        actors: {
          renewDrafts: calling(async ({ userId }, signal) =>
            (await mediaRight()).renewDrafts(window.sessionStorage, userId, signal),
          ),
          renewMediaRight: asking(async (signal) => (await mediaRight()).renewRight(signal)),
          watchPage: fromCallback(({ sendBack }) => {
            const { document } = window;
            const look = () =>
              document.visibilityState === 'visible' ? sendBack({ type: 'page.returned' }) : undefined;
            document.addEventListener('visibilitychange', look);
            return () => document.removeEventListener('visibilitychange', look);
          }),
        },
        actions: {
          logFailure: (_, { error }) => console.error('Failed renewing the addresses in drafts', error),
        },
      }),
      fetchProfile: asking(async (signal) => {
        const { createUserService } = await import('../services/user.service');
        return createUserService(call()).fetchProfile(signal);
      }),
      watchSession: fromCallback(({ sendBack }) => {
        const send = (report: SessionReport) => sendBack(report);
        const report = (session: Session | null) =>
          send(session ? { type: 'session.began', session } : { type: 'session.ended' });
        const stopWatching = changes.add(report);
        const stopListening = otherTabs.onSignedOut((userId) => send({ type: 'otherTab.signedOut', userId }));
        return () => {
          stopWatching();
          stopListening();
        };
      }),
    },
    actions: {
      logFailure: (_, { doing, error }) => console.error(`Failed ${doing}`, error),
      notifyOtherTabs: (_, { userId }) => otherTabs.notifySignedOut(userId),
    },
  });
  return { auth, sessionFlow };
}
