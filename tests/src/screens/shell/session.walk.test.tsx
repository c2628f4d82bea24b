import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor, fromCallback, type EventObject } from 'xstate';
import type { Session } from '../../../../contract/session';
import type { User } from '../../../../contract/user';
import { AppContext } from '../../../../src/app/app';
import { compose } from '../../../../src/app/compose';
import { MembersOnly, VisitorsOnly } from '../../../../src/app/SessionGate';
import { appShellMachine } from '../../../../src/machines/appShell/appShell.machine';
import { sessionMachine } from '../../../../src/machines/session/session.machine';
import type { SessionReport } from '../../../../src/machines/session/session.setup';
import { ShellScreen } from '../../../../src/screens/shell/ShellScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const ada: Session = { userId: 'u1', email: 'ada@example.com', token: 't1', expiresInMs: 3_600_000 };
const renewed: Session = { ...ada, token: 't2' };
const bob: Session = { userId: 'u2', email: 'bob@example.com', token: 't3', expiresInMs: 3_600_000 };
const profile: User = { id: 'u1', email: 'ada@example.com', credits: 15 };
const half: Session = { ...ada, token: 't4', needsCode: true };
const offline = new TypeError('fetch failed');

let report: (news: SessionReport) => void;
const machine = sessionMachine.provide({
  actors: {
    watchSession: fromCallback<EventObject, void, SessionReport>(({ sendBack }) => {
      report = sendBack;
    }),
  },
});
const app = compose(window);
const shell = createActor(appShellMachine).start();
const logout = () => screen.queryByRole('button', { name: 'Logout' });
const seesCredits = (credits: string | null) =>
  expect(screen.queryByText(/credits left$/)?.textContent ?? null).toBe(credits);
const isForgotten = (context: object) => {
  expect(context).toEqual({ session: null, profile: null });
  expect(screen.getByRole('heading').textContent).toBe('The form');
};
const isKept = ({ session, profile }: { session: Session | null; profile: User | null }) => {
  expect(['t1', 't2', 't3']).toContain(session?.token);
  if (profile?.erased_at === undefined) expect(logout()).not.toBeNull();
};

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['restoreSession', 'refreshSession', 'fetchProfile', 'signOut'],
  samples: {
    'session.began': [
      { type: 'session.began', session: ada },
      { type: 'session.began', session: bob },
      { type: 'session.began', session: half },
    ],
    'otherTab.signedOut': [
      { type: 'otherTab.signedOut', userId: 'u1' },
      { type: 'otherTab.signedOut', userId: 'somebody else' },
    ],
    'token.refused': [
      { type: 'token.refused', token: 't1' },
      { type: 'token.refused', token: 'an older one' },
    ],
    'xstate.done.actor.restoreSession': [
      { type: 'xstate.done.actor.restoreSession', output: ada },
      { type: 'xstate.done.actor.restoreSession', output: half },
      { type: 'xstate.done.actor.restoreSession', output: null },
    ],
    'xstate.error.actor.restoreSession': [{ type: 'xstate.error.actor.restoreSession', error: offline }],
    'xstate.done.actor.fetchProfile': [
      { type: 'xstate.done.actor.fetchProfile', output: profile },
      {
        type: 'xstate.done.actor.fetchProfile',
        output: { ...profile, erased_at: '2026-12-01T00:00:00.000Z' },
      },
    ],
    'xstate.error.actor.fetchProfile': [{ type: 'xstate.error.actor.fetchProfile', error: offline }],
    'xstate.done.actor.refreshSession': [{ type: 'xstate.done.actor.refreshSession', output: renewed }],
    'xstate.error.actor.refreshSession': [
      { type: 'xstate.error.actor.refreshSession', error: offline },
      { type: 'xstate.error.actor.refreshSession', error: { status: 400, detail: 'Already Used' } },
    ],
    'xstate.done.actor.signOut': [{ type: 'xstate.done.actor.signOut' }],
    'xstate.error.actor.signOut': [{ type: 'xstate.error.actor.signOut', error: offline }],
  },
  alsoTellApart: ({ session, profile }) => [session?.token, profile !== null, profile?.erased_at],
  limit: 10_000,
  at: '/',
  screen: (actor) => (
    <AppContext value={{ ...app, session: actor }}>
      <Routes>
        <Route element={<MembersOnly />}>
          <Route
            path="/"
            element={
              <ShellScreen shell={shell} session={actor}>
                <h1>The projects</h1>
              </ShellScreen>
            }
          />
        </Route>
        <Route element={<VisitorsOnly />}>
          <Route path="/auth/sign-in" element={<h1>The form</h1>} />
        </Route>
      </Routes>
    </AppContext>
  ),
  gestures: {
    // Reported by the authentication: a form that succeeded, another tab, a token that was exchanged.
    'session.began': (event) => act(() => report(event)),
    'session.ended': (event) => act(() => report(event)),
    'otherTab.signedOut': (event) => act(() => report(event)),
    // Told by the calls: one that spent credits, one whose token the server would not take.
    'profile.outdated': (event, { actor }) => act(() => actor.send(event)),
    'token.refused': (event, { actor }) => act(() => actor.send(event)),
    'signOut.requested': async (_, { user }) =>
      user.click(await screen.findByRole('button', { name: /^(Logout|Sign out)$/ })),
  },
  states: {
    loading: () => expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy(),
    'signedOut.plain': ({ context }) => isForgotten(context),
    'signedOut.expired': ({ context }) => isForgotten(context),
    'signedIn.profile.fetchingProfile': ({ context }) => seesCredits(context.profile && '15 credits left'),
    'signedIn.profile.known': () => seesCredits('15 credits left'),
    awaitingCode: ({ context }) => expect(context.session?.needsCode).toBe(true),
    'signedIn.profile.leaving': ({ context }) => expect(context.profile?.erased_at).toBeTruthy(),
    'signedIn.profile.unknown': ({ context }) => seesCredits(context.profile && '15 credits left'),
    'signedIn.token.fresh': ({ context }) => {
      isKept(context);
      // A part that comes later has its heading a moment after.
      const heading = screen.queryByRole('heading')?.textContent ?? null;
      if (context.profile?.erased_at === undefined) expect(heading).toBe('The projects');
    },
    'signedIn.token.refreshingSession': ({ context }) => isKept(context),
    'signedIn.token.unanswered': ({ context }) => isKept(context),
    signingOut: () => {
      expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
      expect(logout()).toBeNull();
    },
  },
});

test.each(walk.paths)('[R1] [R2] [R3] [A6] the gate follows the session: %s', (_, run) => run());
test('[A6] no transition of the session is left unwalked', () => expect(walk.untaken()).toEqual([]));
