/** Words of setting a new password. [R13] */
export const resetPasswordMessages = {
  title: 'Choose a new password',
  subtitle: (email: string) => `For ${email}. You will be signed out everywhere else.`,
  password: 'New password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Save password',
  changedTitle: 'Success',
  changedText: 'Your password was changed.',
  refusedTitle: 'This link no longer works',
  refusedText: 'A link works once, within an hour. Ask for a new one, and it is with you in a minute.',
  signedInText: 'A link works once, within an hour. You are signed in, so you can do without it.',
  newLink: 'Send a new link',
  ownAccount: (email: string) => `Change the password of ${email}`,
  home: 'Go to your projects',
} as const;
