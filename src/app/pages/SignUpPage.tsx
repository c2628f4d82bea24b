import { SignUpScreen } from '../../screens/auth/SignUpScreen';
import { provideSignUp } from '../implementations/account/signUp.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /auth/sign-up */
export default function SignUpPage() {
  return <SignUpScreen actor={useProvidedActor(provideSignUp)} />;
}
