/** What a person sees of the charts that let people in. */
import type { forgotPasswordMachine } from '../../../src/machines/forgotPassword/forgotPassword.machine';
import type { resetPasswordMachine } from '../../../src/machines/resetPassword/resetPassword.machine';
import type { mediaRightMachine } from '../../../src/machines/session/mediaRight.machine';
import type { sessionMachine } from '../../../src/machines/session/session.machine';
import type { signInMachine } from '../../../src/machines/signIn/signIn.machine';
import type { signUpMachine } from '../../../src/machines/signUp/signUp.machine';
import type { accountLeavingMachine } from '../../../src/machines/accountLeaving/accountLeaving.machine';
import type { creditLedgerMachine } from '../../../src/machines/creditLedger/creditLedger.machine';
import type { accountUsageMachine } from '../../../src/machines/accountUsage/accountUsage.machine';
import type { noticesMachine } from '../../../src/machines/notices/notices.machine';
import type { accountSettingsMachine } from '../../../src/machines/accountSettings/accountSettings.machine';
import type { secondFactorMachine } from '../../../src/machines/secondFactor/secondFactor.machine';
import { shows, type Area } from './shows';

export const account: Area = {
  title: 'Getting in',
  charts: {
    session: shows<typeof sessionMachine>('src/app/SessionGate.tsx', {
      loading: 'A spinner where the page will be.',
      'signedOut.plain': 'The sign-in page.',
      'signedOut.expired': 'The sign-in page, which leads back to where the session ended.',
      awaitingCode: 'The form for the code of the second factor.',
      'signedIn.profile.fetchingProfile': 'The page, with the credits as they were known.',
      'signedIn.profile.known': 'The page, with name and credits.',
      'signedIn.profile.leaving': 'That the account is being deleted, and the way to keep it.',
      'signedIn.profile.unknown': 'The page, without credits: the server did not tell them.',
      'signedIn.token.fresh': 'Nothing of it.',
      'signedIn.token.refreshingSession': 'Nothing of it: the token is exchanged while the page is used.',
      'signedIn.token.unanswered': 'Nothing of it: it is tried again.',
      signingOut: 'A spinner until the sign-in page is there.',
    }),
    mediaRight: shows<typeof mediaRightMachine>('src/app/SessionGate.tsx', {
      renewingDrafts: 'A spinner where the page will be, for a moment.',
      fresh: 'Nothing of it.',
      ageing: 'Nothing of it.',
      renewing: 'Nothing of it: pictures and videos go on to open.',
      unanswered: 'Nothing of it: it is tried again.',
    }),
    signIn: shows<typeof signInMachine>('src/screens/auth/SignInScreen.tsx', {
      editing: 'The form; above it, why the last try was refused.',
      submitting: 'The form at rest, its button busy.',
      done: 'The projects, or the page that asked for signing in.',
    }),
    secondFactor: shows<typeof secondFactorMachine>('src/screens/auth/SecondFactorScreen.tsx', {
      askingApp: 'The form for the code of the app; above its button, why the last one was refused.',
      checkingAppCode: 'The form at rest, its button busy.',
      askingRecovery: 'The form for a code that was written down.',
      checkingRecoveryCode: 'The form at rest, its button busy.',
      done: 'The page that was asked for.',
    }),
    accountLeaving: shows<typeof accountLeavingMachine>('src/screens/auth/AccountLeavingScreen.tsx', {
      leaving: 'On which day the account is erased, and the button that keeps it.',
      keeping: 'The button busy.',
      kept: 'The projects: the account stays.',
    }),
    notices: shows<typeof noticesMachine>('src/screens/account/NoticesPart.tsx', {
      'browser.recalling': 'Nothing yet: it takes no time.',
      'browser.off': 'The box for this browser is not ticked.',
      'browser.asking': 'The box at rest; the browser asks whether it may.',
      'browser.on': 'The box is ticked.',
      'browser.forbidden': 'That the browser does not allow it, and where it is allowed.',
      'mail.recalling': 'Nothing yet: it takes no time.',
      'mail.off': 'The box for mail is not ticked.',
      'mail.on': 'The box for mail is ticked.',
    }),
    accountSettings: shows<typeof accountSettingsMachine>('src/screens/account/AccountSettingsScreen.tsx', {
      fetchingAccount: 'A spinner, or the settings as they were.',
      unavailable: 'That the account could not be fetched, and the way to try again.',
      settled: 'The parts of the settings; in one of them what came of the last try.',
      savingName: 'The buttons at rest.',
      askingNewEmail: 'The buttons at rest.',
      settingPassword: 'The buttons at rest.',
      beginningFactor: 'The buttons at rest.',
      scanning: 'A QR code, its key in letters, and the form for the first code.',
      verifyingFactor: 'The same, its button at rest.',
      showingCodes: 'Ten recovery codes, and the button that says they are written down.',
      removingFactor: 'The buttons at rest.',
      makingCodes: 'The buttons at rest.',
      endingOtherSessions: 'The buttons at rest.',
      downloadingData: 'The buttons at rest, then the browser’s own download.',
      confirmingDeletion: 'What would be gone, the button that deletes, and the way back.',
      deletingAccount: 'Both buttons at rest.',
      endingSessions: 'Both buttons at rest.',
      leaving: 'That the account is being deleted.',
    }),
    accountUsage: shows<typeof accountUsageMachine>('src/screens/account/UsagePart.tsx', {
      fetchingUsage: 'A spinner in the part that says what is in use.',
      unavailable: 'That it could not be fetched, and the way to try again.',
      shown: 'Credits, storage, projects, files of today and what is under way, each beside its limit.',
    }),
    creditLedger: shows<typeof creditLedgerMachine>('src/screens/account/CreditsPart.tsx', {
      fetchingNewest: 'A spinner in the part that says what became of the credits.',
      unavailable: 'That they could not be fetched, and the way to try again.',
      'shown.resting': 'The balance, what is held, bookings by their days, and the button for older ones.',
      'shown.fetchingOlder': 'The same, and that older ones are loading.',
      'shown.olderUnavailable': 'The same, that older ones could not be fetched, and the way to try again.',
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
