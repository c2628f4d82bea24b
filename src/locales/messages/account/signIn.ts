/** Words of signing in. [A] */
import { inLanguage } from '../../inLanguage';

export const signInMessages = inLanguage('account/signIn', {
  title: 'Login',
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Login',
  sessionEnded: 'Your session has ended. Log in to pick up where you left off.',
  toSignUp: "Don't have an account?",
  toSignUpLink: 'Sign up',
});
