import { useActorRef } from '@xstate/react';
import { ForgotPasswordScreen } from '../../screens/auth/ForgotPasswordScreen';
import { useFlow } from '../app';
import { forgotPasswordFlow } from '../flows/forgotPassword.flow';

/** /auth/forgot-password */
export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen actor={useActorRef(useFlow(forgotPasswordFlow))} />;
}
