/** Words of the settings of an account. [AC1] */
import { inLanguage } from '../../inLanguage';

export const settingsMessages = inLanguage('account/settings', {
  title: 'Settings',
  save: 'Save',
  cancel: 'Cancel',
  retry: 'Try again',
  unavailable: 'Your account could not be fetched.',
  name: {
    title: 'Name',
    label: 'Name',
  },
  email: {
    title: 'Email',
    label: 'New email',
    submit: 'Send confirmation',
    now: (email: string) => `You sign in with ${email}.`,
    waiting: (email: string) => `Open the link that we sent to ${email}. Until then your old address stays.`,
  },
  password: {
    title: 'Password',
    label: 'New password',
    hint: 'A new one signs you out everywhere else.',
  },
  factor: {
    title: 'Second factor',
    hint: 'With a code from an app on your phone, a stolen password opens nothing.',
    add: 'Add an authenticator app',
    scan: 'Scan this picture with an authenticator app, then type the code that it shows.',
    qrCode: 'QR code for your authenticator app',
    secret: 'No camera? Type this key into the app:',
    code: 'Code from the app',
    confirm: 'Turn on',
    codes:
      'Write these recovery codes down. Each of them stands in for your device once, and they are shown only now.',
    codesKept: 'I have written them down',
    on: (left: number) =>
      left === 1 ? 'On. One recovery code is left.' : `On. ${left} recovery codes are left.`,
    newCodes: 'New recovery codes',
    remove: 'Turn off',
  },
  sessions: {
    title: 'Sessions',
    hint: 'Ends the sessions on every other device and in every other tab.',
    end: 'Sign out everywhere else',
  },
  data: {
    title: 'Your data',
    hint: 'One ZIP with your projects, texts, pictures, clips, recordings and videos.',
    download: 'Download my data',
  },
  deletion: {
    title: 'Delete account',
    hint: 'Everything in it goes, seven days from now. Until then you can sign in and keep it.',
    signInStays: 'The login itself, your address and password, is kept by another service and stays there.',
    ask: 'Delete my account',
    sure: 'Your projects, videos, files and credits will be gone in seven days. Delete the account?',
    confirm: 'Yes, delete it',
    openSessionsTitle: 'Still signed in elsewhere',
    openSessions: 'Your other devices could not be signed out. All that they can do is keep the account.',
  },
  done: {
    name: 'Saved.',
    email: 'We have sent the mail.',
    password: 'Your password was changed.',
    factor: 'Done.',
    sessions: 'You are signed out everywhere else.',
    data: 'The download has begun.',
    deletion: 'Done.',
  },
});
