import { useSelector } from '@xstate/react';
import { AccountLeavingScreen } from '../../screens/auth/AccountLeavingScreen';
import { useApp } from '../app';
import { provideAccountLeaving } from '../implementations/account/accountLeaving.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** Wherever somebody is whose account is being deleted. */
export default function AccountLeavingPage() {
  const { session } = useApp();
  const erasedAt = useSelector(session, ({ context }) => context.profile?.erased_at ?? null);
  return (
    <AccountLeavingScreen
      actor={useProvidedActor(provideAccountLeaving)}
      erasedAt={erasedAt}
      onSignOut={() => session.send({ type: 'signOut.requested' })}
    />
  );
}
