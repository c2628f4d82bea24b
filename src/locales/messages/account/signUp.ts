/** Words of signing up. [A] */
import { inLanguage } from '../../inLanguage';

export const signUpMessages = inLanguage('account/signUp', {
  title: 'Sign Up',
  subtitle: 'Create a new account to get started',
  email: 'Email',
  password: 'Password',
  submit: 'Sign Up',
  toSignIn: 'Already have an account?',
  toSignInLink: 'Sign in',
  confirmTitle: 'Check your inbox',
  confirmText: 'We’ve sent you a link. Open it to confirm your email, then sign in.',
});
