/** Words of the settings of an account. [AC1] */
import { inLanguage } from '../../inLanguage';

export const settingsMessages = inLanguage('account/settings', {
  title: 'Settings',
  save: 'Save',
  cancel: 'Cancel',
  retry: 'Try again',
  unavailable: 'Couldn’t load your account.',
  name: {
    title: 'Name',
    label: 'Name',
  },
  email: {
    title: 'Email',
    label: 'New email',
    submit: 'Send confirmation',
    now: (email: string) => `You sign in with ${email}.`,
    waiting: (email: string) =>
      `Open the link we sent to ${email}. Until then, you sign in with your old address.`,
  },
  password: {
    title: 'Password',
    label: 'New password',
    hint: 'Changing it signs you out everywhere else.',
  },
  factor: {
    title: 'Second factor',
    hint: 'Asks for a code from an app on your phone, so a stolen password isn’t enough.',
    add: 'Add an authenticator app',
    scan: 'Scan this code with an authenticator app, then enter the code it shows.',
    qrCode: 'QR code for your authenticator app',
    secret: 'No camera? Enter this key in the app:',
    code: 'Code from the app',
    confirm: 'Turn on',
    codes:
      'Save these recovery codes. Each lets you sign in once without your device. You won’t see them again.',
    codesKept: 'I’ve saved them',
    on: (left: number) => (left === 1 ? 'On. One recovery code left.' : `On. ${left} recovery codes left.`),
    newCodes: 'New recovery codes',
    remove: 'Turn off',
  },
  sessions: {
    title: 'Sessions',
    hint: 'Signs you out on every other device and in every other tab.',
    end: 'Sign out everywhere else',
  },
  data: {
    title: 'Your data',
    hint: 'A ZIP file with your projects, texts, pictures, clips, recordings and videos.',
    download: 'Download my data',
  },
  deletion: {
    title: 'Delete account',
    hint: 'Everything is deleted after seven days. Until then, you can sign in and change your mind.',
    signInStays: 'Your login (email and password) is kept by another service and isn’t deleted.',
    ask: 'Delete my account',
    sure: 'Your projects, videos, files and credits will be deleted in seven days. Delete your account?',
    confirm: 'Yes, delete it',
    openSessionsTitle: 'Still signed in elsewhere',
    openSessions: 'Couldn’t sign out your other devices. All they can do is cancel the deletion.',
  },
  done: {
    name: 'Saved.',
    email: 'Confirmation sent.',
    password: 'Your password was changed.',
    factor: 'Done.',
    sessions: 'You’re signed out everywhere else.',
    data: 'Your download has started.',
    deletion: 'Done.',
  },
});
