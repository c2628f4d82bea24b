/** Who may see what: pages want a session, account pages want none. [R1]–[R3] */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../machines/session/session.machine';
import { AuthLayout } from '../screens/auth/AuthLayout';
import { CentredSpinner } from '../ui/Spinner';
import { shellWords } from '../words/en/shell';
import { useApp } from './app';

export const Loading = () => <CentredSpinner label={shellWords.loading} />;

const standing = (snapshot: SnapshotFrom<typeof sessionMachine>) =>
  snapshot.hasTag('pending') ? 'pending' : snapshot.matches('signedIn') ? 'signedIn' : 'signedOut';

const Page = () => (
  <Suspense fallback={<Loading />}>
    <Outlet />
  </Suspense>
);

const forMembers = {
  pending: () => <Loading />,
  signedIn: () => <Page />,
  signedOut: () => <Navigate to="/auth/sign-in" replace />,
};
const forVisitors = {
  pending: () => <Loading />,
  signedIn: () => <Navigate to="/" replace />,
  signedOut: () => (
    <AuthLayout>
      <Page />
    </AuthLayout>
  ),
};

export function MembersOnly() {
  const View = forMembers[useSelector(useApp().session, standing)];
  return <View />;
}
export function VisitorsOnly() {
  const View = forVisitors[useSelector(useApp().session, standing)];
  return <View />;
}
