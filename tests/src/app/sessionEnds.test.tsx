import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createActor, fromCallback, type EventObject } from 'xstate';
import type { Session } from '../../../contract/session';
import type { User } from '../../../contract/user';
import { AppContext, type App } from '../../../src/app/app';
import { compose } from '../../../src/app/compose';
import { MembersOnly, VisitorsOnly } from '../../../src/app/SessionGate';
import SignInPage from '../../../src/app/pages/SignInPage';
import { sessionMachine } from '../../../src/machines/session/session.machine';
import type { SessionReport } from '../../../src/machines/session/session.setup';
import type { AuthService } from '../../../src/services/auth.service';
import { answer, mountScreen } from '../../support/walking/mountScreen';
import { stubPromise } from '../../support/stubPromise';

const ada: Session = { userId: 'u1', email: 'ada@example.com', token: 't1', expiresInMs: 3_600_000 };
const ENDED = 'Your session has ended. Log in to pick up where you left off.';

function Here() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

const whole = compose(window);
async function open(at: string, stored: Session | null) {
  const restoring = stubPromise<Session | null>();
  const leaving = stubPromise<void>();
  let report: (news: SessionReport) => void = () => {};
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: restoring.actor,
        fetchProfile: stubPromise<User>().actor,
        signOut: leaving.actor,
        watchSession: fromCallback<EventObject, void, SessionReport>(({ sendBack }) => {
          report = sendBack;
        }),
      },
    }),
  ).start();
  const auth = {
    signIn: async () => {
      report({ type: 'session.began', session: ada });
      return ada;
    },
  };
  const app: App = { ...whole, session, auth: async () => auth as unknown as AuthService };
  const user = mountScreen(
    <AppContext value={app}>
      <Routes>
        <Route element={<VisitorsOnly />}>
          <Route path="/auth/sign-in" element={<SignInPage />} />
        </Route>
        <Route element={<MembersOnly />}>
          <Route path="*" element={<Here />} />
        </Route>
      </Routes>
    </AppContext>,
    at,
  );
  await answer(() => restoring.latest().resolve(stored));
  const signIn = async () => {
    await user.type(screen.getByLabelText('Email'), ada.email);
    await user.type(screen.getByLabelText('Password'), 'x');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await act(async () => {});
  };
  const tell = (news: SessionReport) => act(() => report(news));
  return { session, restoring, leaving, signIn, tell };
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('[R2] while the session loads, a spinner shows', async () => {
  const { session } = await open('/jobs', ada);
  act(() => session.send({ type: 'signOut.requested' }));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
});

test('[R1] [R3] a session that ends by itself is signed in again where it ended', async () => {
  const { tell, signIn } = await open('/urltoads?voice=Ava', ada);
  expect(heading()).toBe('/urltoads?voice=Ava');
  await tell({ type: 'session.ended' });
  expect([heading(), screen.getByRole('status').textContent]).toEqual(['Login', ENDED]);
  await signIn();
  expect(heading()).toBe('/urltoads?voice=Ava');
});

test('[A1] [R3] a visitor who signs in comes to the front page', async () => {
  const { signIn } = await open('/jobs', null);
  expect([heading(), screen.queryByText(ENDED)]).toEqual(['Login', null]);
  await signIn();
  expect(heading()).toBe('/');
});

test('[R9] who signs out on purpose starts at the front page again', async () => {
  const { session, leaving, signIn } = await open('/jobs', ada);
  act(() => session.send({ type: 'signOut.requested' }));
  await answer(() => leaving.latest().resolve());
  expect([heading(), screen.queryByText(ENDED)]).toEqual(['Login', null]);
  await signIn();
  expect(heading()).toBe('/');
});

test('[A6] signing out in another tab leads this one to the form', async () => {
  const { tell, leaving } = await open('/jobs', ada);
  await tell({ type: 'otherTab.signedOut', userId: 'u2' });
  expect(heading()).toBe('/jobs');
  await tell({ type: 'otherTab.signedOut', userId: 'u1' });
  await answer(() => leaving.latest().resolve());
  expect(heading()).toBe('Login');
});
