/** What a person sees of the charts that let people in. */
import type { forgotPasswordMachine } from '../../../src/machines/forgotPassword/forgotPassword.machine';
import type { resetPasswordMachine } from '../../../src/machines/resetPassword/resetPassword.machine';
import type { sessionMachine } from '../../../src/machines/session/session.machine';
import type { signInMachine } from '../../../src/machines/signIn/signIn.machine';
import type { signUpMachine } from '../../../src/machines/signUp/signUp.machine';
import { shows, type Area } from './shows';

export const account: Area = {
  title: 'Getting in',
  charts: {
    session: shows<typeof sessionMachine>('src/app/SessionGate.tsx', {
      loading: 'A spinner where the page will be.',
      'signedOut.plain': 'The sign-in page.',
      'signedOut.expired': 'The sign-in page, which leads back to where the session ended.',
      'signedIn.profile.fetchingProfile': 'The page, with the credits as they were known.',
      'signedIn.profile.known': 'The page, with name and credits.',
      'signedIn.profile.unknown': 'The page, without credits: the server did not tell them.',
      'signedIn.token.fresh': 'Nothing of it.',
      'signedIn.token.refreshingSession': 'Nothing of it: the token is exchanged while the page is used.',
      'signedIn.token.unanswered': 'Nothing of it: it is tried again.',
      signingOut: 'A spinner until the sign-in page is there.',
    }),
    signIn: shows<typeof signInMachine>('src/screens/auth/SignInScreen.tsx', {
      editing: 'The form; above it, why the last try was refused.',
      submitting: 'The form at rest, its button busy.',
      done: 'The projects, or the page that asked for signing in.',
    }),
    signUp: shows<typeof signUpMachine>('src/screens/auth/SignUpScreen.tsx', {
      editing: 'The form; above it, why the last try was refused.',
      submitting: 'The form at rest, its button busy.',
      awaitingConfirmation: 'That a mail was sent whose link must be opened first.',
      done: 'The projects: the account is open.',
    }),
    forgotPassword: shows<typeof forgotPasswordMachine>('src/screens/auth/ForgotPasswordScreen.tsx', {
      editing: 'The form for the address; above it, why no mail could be sent.',
      sendingResetLink: 'The form at rest, its button busy.',
      sent: 'That the mail is on its way, and the form for another one.',
    }),
    resetPassword: shows<typeof resetPasswordMachine>('src/screens/auth/ResetPasswordScreen.tsx', {
      judgingLink: 'Nothing of it: the link is looked at on the way in.',
      linkRefused: 'That the link has had its time, and the way to a new one.',
      editing: 'The form for the new password; above it, why the last one was refused.',
      settingPassword: 'The form at rest, its button busy.',
      done: 'The projects: the new password is set.',
    }),
  },
};
