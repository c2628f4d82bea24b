/** Words of showing a second factor. [AC1] */
import { inLanguage } from '../../inLanguage';

export const secondFactorMessages = inLanguage('account/secondFactor', {
  title: 'One more step',
  app: {
    subtitle: 'Enter the code from your authenticator app.',
    label: 'Code',
    other: 'I’ve lost my device',
  },
  recovery: {
    subtitle: 'Enter one of your recovery codes. Each works once.',
    label: 'Recovery code',
    other: 'Use my app instead',
  },
  submit: 'Continue',
  lost: 'Without your app or a recovery code, you can’t sign in by yourself. Contact the operator of this server.',
  signOut: 'Sign out',
});
