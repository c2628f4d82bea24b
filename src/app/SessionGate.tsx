/** Who may see what: pages want a session, account pages want none. [R1]–[R3] */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../machines/session/session.machine';
import { AuthLayout } from '../screens/auth/AuthLayout';
import { wholePage } from '../screens/shell/waiting.css';
import { later } from '../ui/loading/later';
import { CentredSpinner } from '../ui/feedback/Spinner';
import { shellMessages } from '../locales/messages/shell';
import { useApp } from './app';
import { leaving, placeToReturnTo } from './placeToReturnTo';

export const SecondFactorPage = later(() => import('./pages/SecondFactorPage'));
const AccountLeavingPage = later(() => import('./pages/AccountLeavingPage'));

/** Of a part of a page: its frame stands already. */
export const Loading = () => <CentredSpinner label={shellMessages.loading} />;
const PageLoading = () => (
  <div className={wholePage}>
    <Loading />
  </div>
);

const standing = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.hasTag('pending')
    ? 'pending'
    : snapshot.matches('awaitingCode')
      ? 'awaitingCode'
      : snapshot.matches({ signedIn: { profile: 'leaving' } })
        ? 'leaving'
        : snapshot.matches('signedIn')
          ? 'signedIn'
          : snapshot.matches({ signedOut: 'expired' })
            ? 'expired'
            : 'signedOut';

/** A page that decides for itself what a session means to it. */
export const Anybody = () => (
  <Suspense fallback={<PageLoading />}>
    <Outlet />
  </Suspense>
);
const AccountPage = () => (
  <AuthLayout>
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  </AuthLayout>
);

const SignInAndReturn = () => <Navigate to="/auth/sign-in" replace state={leaving(useLocation())} />;
/** A link or a page that somebody brings along is still there after signing in. */
const SignIn = () => {
  const place = useLocation();
  return <Navigate to="/auth/sign-in" replace state={place.search ? leaving(place) : null} />;
};
const Return = () => (
  <Navigate to={placeToReturnTo(useLocation().state, useApp().window.location.origin) ?? '/'} replace />
);

const SecondFactor = () => (
  <AuthLayout>
    <Suspense fallback={<Loading />}>
      <SecondFactorPage />
    </Suspense>
  </AuthLayout>
);
const Leaving = () => (
  <AuthLayout>
    <Suspense fallback={<Loading />}>
      <AccountLeavingPage />
    </Suspense>
  </AuthLayout>
);

const forMembers = {
  pending: () => <PageLoading />,
  signedIn: () => <Anybody />,
  expired: () => <SignInAndReturn />,
  signedOut: SignIn,
  awaitingCode: SecondFactor,
  leaving: Leaving,
};
const forVisitors: typeof forMembers = {
  pending: () => <PageLoading />,
  signedIn: () => <Return />,
  expired: () => <AccountPage />,
  signedOut: () => <AccountPage />,
  awaitingCode: SecondFactor,
  leaving: Leaving,
};

/** Drafts come before the page that reads them. */
function useStanding() {
  const { session } = useApp();
  const stands = useSelector(session, standing);
  const media = useSelector(session, ({ children }) => children.mediaRight);
  const isRenewing = useSelector(media, (snapshot) => snapshot?.matches('renewingDrafts') ?? false);
  return stands === 'signedIn' && isRenewing ? 'pending' : stands;
}

export function MembersOnly() {
  const View = forMembers[useStanding()];
  return <View />;
}
export function VisitorsOnly() {
  const View = forVisitors[useStanding()];
  return <View />;
}
