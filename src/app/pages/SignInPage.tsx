import { useLocation } from 'react-router-dom';
import { SignInScreen } from '../../screens/auth/SignInScreen';
import { useApp } from '../app';
import { provideSignIn } from '../implementations/account/signIn.implementations';
import { placeToReturnTo } from '../placeToReturnTo';
import { useProvidedActor } from '../useProvidedActor';

/** /auth/sign-in */
export default function SignInPage() {
  const { origin } = useApp().window.location;
  const leadsBack = placeToReturnTo(useLocation().state, origin) !== null;
  return <SignInScreen actor={useProvidedActor(provideSignIn)} leadsBack={leadsBack} />;
}
