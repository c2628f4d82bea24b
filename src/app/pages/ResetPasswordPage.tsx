import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import type { ResetLink } from '../../machines/resetPassword/resetPassword.machine';
import { AuthLayout } from '../../screens/auth/AuthLayout';
import { ResetPasswordScreen } from '../../screens/auth/ResetPasswordScreen';
import { addressHoldsRefusal } from '../addressHoldsSession';
import { useApp } from '../app';
import { provideResetPassword } from '../implementations/account/resetPassword.implementations';
import { Loading, SecondFactorPage } from '../SessionGate';
import { useProvidedActor } from '../useProvidedActor';

function ResetPassword({ email }: { email: string | null }) {
  const { location } = useApp().window;
  const link: ResetLink = email === null || addressHoldsRefusal(location) ? 'refused' : 'opened';
  const actor = useProvidedActor(provideResetPassword, { input: { link } });
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  return isDone ? <Navigate to="/" replace /> : <ResetPasswordScreen actor={actor} email={email} />;
}

/** /reset-password: whether somebody is signed in is asked once the mail link's session is taken in. [R13] */
export default function ResetPasswordPage() {
  const { session } = useApp();
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  const isHalfOpen = useSelector(session, (snapshot) => snapshot.matches('awaitingCode'));
  const email = useSelector(session, ({ context }) => context.session?.email ?? null);
  const view = isHalfOpen ? <SecondFactorPage /> : <ResetPassword email={email} />;
  return (
    <AuthLayout>
      <Suspense fallback={<Loading />}>{isPending ? <Loading /> : view}</Suspense>
    </AuthLayout>
  );
}
