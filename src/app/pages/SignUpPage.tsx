import { useActorRef } from '@xstate/react';
import { SignUpScreen } from '../../screens/auth/SignUpScreen';
import { useApp } from '../app';

/** /auth/sign-up */
export default function SignUpPage() {
  return <SignUpScreen actor={useActorRef(useApp().signUpFlow)} />;
}
