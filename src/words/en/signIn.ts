/** Words of signing in. [A] */
export const signInWords = {
  title: 'Login',
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  password: 'Password',
  submit: 'Login',
  toSignUp: "Don't have an account?",
  toSignUpLink: 'Sign up',
} as const;
