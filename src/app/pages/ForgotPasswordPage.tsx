import { ForgotPasswordScreen } from '../../screens/auth/ForgotPasswordScreen';
import { provideForgotPassword } from '../implementations/account/forgotPassword.implementations';
import { useProvidedActor } from '../useProvidedActor';

/** /auth/forgot-password */
export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen actor={useProvidedActor(provideForgotPassword)} />;
}
