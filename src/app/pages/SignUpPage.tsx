import { useActorRef } from '@xstate/react';
import { SignUpScreen } from '../../screens/auth/SignUpScreen';
import { useFlow } from '../app';
import { signUpFlow } from '../flows/signUp.flow';

/** /auth/sign-up */
export default function SignUpPage() {
  return <SignUpScreen actor={useActorRef(useFlow(signUpFlow))} />;
}
