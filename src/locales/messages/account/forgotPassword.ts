/** Words of asking for a new password. [A4] */
import { inLanguage } from '../../inLanguage';

export const forgotPasswordMessages = inLanguage('account/forgotPassword', {
  title: 'Forgot Password',
  subtitle: 'Enter your email to receive a password reset link',
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  submit: 'Send Reset Link',
  toSignIn: 'Remember your password?',
  toSignInLink: 'Sign in',
  sent: 'Password reset email sent. Check your inbox.',
});
