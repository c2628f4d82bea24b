import { SecondFactorScreen } from '../../screens/auth/SecondFactorScreen';
import { useApp } from '../app';
import { provideSecondFactor } from '../implementations/account/secondFactor.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** Wherever somebody is whose second factor is missing. */
export default function SecondFactorPage() {
  const { session } = useApp();
  return (
    <SecondFactorScreen
      actor={useProvidedActor(provideSecondFactor)}
      onSignOut={() => session.send({ type: 'signOut.requested' })}
    />
  );
}
