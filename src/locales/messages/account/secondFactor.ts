/** Words of showing a second factor. [AC1] */
import { inLanguage } from '../../inLanguage';

export const secondFactorMessages = inLanguage('account/secondFactor', {
  title: 'One more step',
  app: {
    subtitle: 'Type the code that your authenticator app shows.',
    label: 'Code',
    other: 'I have lost my device',
  },
  recovery: {
    subtitle: 'Type one of the recovery codes that you wrote down. Each works once.',
    label: 'Recovery code',
    other: 'Use my app instead',
  },
  submit: 'Continue',
  lost: 'Without app and codes this account stays closed: nobody can open it for you. Write to whoever runs this server.',
  signOut: 'Sign out',
});
