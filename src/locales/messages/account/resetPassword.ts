/** Words of setting a new password. [R13] */
import { inLanguage } from '../../inLanguage';

export const resetPasswordMessages = inLanguage('account/resetPassword', {
  title: 'Choose a new password',
  subtitle: (email: string) => `For ${email}. You’ll be signed out everywhere else.`,
  password: 'New password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Save password',
  changedTitle: 'Success',
  changedText: 'Your password was changed.',
  refusedTitle: 'This link no longer works',
  refusedText: 'Links work once and expire after an hour. Request a new one.',
  signedInText: 'Links work once and expire after an hour. You’re already signed in, so you don’t need one.',
  newLink: 'Send a new link',
  ownAccount: (email: string) => `Change the password for ${email}`,
  home: 'Go to your projects',
});
