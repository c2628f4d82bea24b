import { SignUpScreen } from '../../screens/auth/SignUpScreen';
import { signUpFlow } from '../flows/signUp.flow';
import { useFlowActor } from '../useFlowActor';

/** /auth/sign-up */
export default function SignUpPage() {
  return <SignUpScreen actor={useFlowActor(signUpFlow)} />;
}
