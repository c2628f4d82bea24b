import { ForgotPasswordScreen } from '../../screens/auth/ForgotPasswordScreen';
import { forgotPasswordFlow } from '../flows/forgotPassword.flow';
import { useFlowActor } from '../useFlowActor';

/** /auth/forgot-password */
export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen actor={useFlowActor(forgotPasswordFlow)} />;
}
