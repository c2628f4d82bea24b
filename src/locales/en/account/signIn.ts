/** Words of signing in. [A] */
export const signInMessages = {
  title: 'Login',
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Login',
  sessionEnded: 'Your session has ended. Log in to go on where you were.',
  toSignUp: "Don't have an account?",
  toSignUpLink: 'Sign up',
} as const;
