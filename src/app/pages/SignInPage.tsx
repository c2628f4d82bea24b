import { useActorRef } from '@xstate/react';
import { SignInScreen } from '../../screens/auth/SignInScreen';
import { useApp } from '../app';

/** /auth/sign-in */
export default function SignInPage() {
  return <SignInScreen actor={useActorRef(useApp().signInFlow)} />;
}
