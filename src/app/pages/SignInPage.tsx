import { useLocation } from 'react-router-dom';
import { SignInScreen } from '../../screens/auth/SignInScreen';
import { useApp } from '../app';
import { signInFlow } from '../flows/signIn.flow';
import { placeToReturnTo } from '../placeToReturnTo';
import { useFlowActor } from '../useFlowActor';

/** /auth/sign-in */
export default function SignInPage() {
  const { origin } = useApp().window.location;
  const leadsBack = placeToReturnTo(useLocation().state, origin) !== null;
  return <SignInScreen actor={useFlowActor(signInFlow)} leadsBack={leadsBack} />;
}
