/** Words of signing up. [A] */
export const signUpMessages = {
  title: 'Sign Up',
  subtitle: 'Create a new account to get started',
  email: 'Email',
  password: 'Password',
  submit: 'Sign Up',
  toSignIn: 'Already have an account?',
  toSignInLink: 'Sign in',
  confirmTitle: 'Check your inbox',
  confirmText: 'A mail with a link is on its way. Follow it to confirm your address, then sign in.',
} as const;
