/** What the chart of the account's settings knows, hears and needs from outside. [AC1] */
import { assign, setup } from 'xstate';
import type { AccountFacts, Enrolment } from '../../../contract/account';
import { CALL_LIMIT_MS } from '../../../contract/limits';
import { errorOf, type FormError } from '../shared/credentialsForm';
import { actionNotProvided, notProvided } from '../shared/notProvided';

/** Which part of the page something is said in. */
export type SettingsPlace = 'name' | 'email' | 'password' | 'factor' | 'sessions' | 'data' | 'deletion';

export interface SettingsContext {
  readonly account: AccountFacts | null;
  /** What went wrong last, and where. */
  readonly failure: { readonly place: SettingsPlace; readonly error: FormError } | null;
  /** Where the last thing was done. */
  readonly done: SettingsPlace | null;
  readonly enrolment: Enrolment | null;
  readonly codes: readonly string[];
}
export type SettingsEvent =
  | { type: 'retried' }
  | { type: 'name.submitted'; name: string }
  | { type: 'email.submitted'; email: string }
  | { type: 'password.submitted'; password: string }
  | { type: 'factor.wanted' }
  | { type: 'code.submitted'; code: string }
  | { type: 'factor.removed' }
  | { type: 'codes.wanted' }
  | { type: 'codes.kept' }
  | { type: 'otherSessions.ended' }
  | { type: 'data.wanted' }
  | { type: 'deletion.wanted' }
  | { type: 'deletion.confirmed' }
  | { type: 'left' };

type Codes = { readonly codes: readonly string[] };
const withFactor = (
  { account }: SettingsContext,
  secondFactor: AccountFacts['secondFactor'],
): AccountFacts | null => account && { ...account, secondFactor };

export const settingsSetup = setup({
  types: { context: {} as SettingsContext, events: {} as SettingsEvent, tags: {} as 'pending' },
  delays: { callLimit: CALL_LIMIT_MS },
  actors: {
    fetchAccount: notProvided<AccountFacts, void>('fetchAccount'),
    saveName: notProvided<AccountFacts, { name: string }>('saveName'),
    askNewEmail: notProvided<AccountFacts, { email: string }>('askNewEmail'),
    setPassword: notProvided<void, { password: string }>('setPassword'),
    beginFactor: notProvided<Enrolment, void>('beginFactor'),
    verifyFactor: notProvided<void, { factorId: string; code: string }>('verifyFactor'),
    removeFactor: notProvided<void, void>('removeFactor'),
    makeCodes: notProvided<readonly string[], void>('makeCodes'),
    endOtherSessions: notProvided<void, void>('endOtherSessions'),
    downloadData: notProvided<void, void>('downloadData'),
    deleteAccount: notProvided<void, void>('deleteAccount'),
  },
  actions: {
    forgetOutcome: assign({ failure: null, done: null }),
    rememberAccount: assign({
      account: ({ context }, account: AccountFacts) => ({ ...context.account, ...account }),
    }),
    rememberDone: assign({ done: (_, { place }: { place: SettingsPlace }) => place }),
    rememberFailure: assign({
      failure: (_, { place, error }: { place: SettingsPlace; error: unknown }) => ({
        place,
        error: errorOf(error),
      }),
    }),
    rememberEnrolment: assign({ enrolment: (_, enrolment: Enrolment) => enrolment }),
    /** Its recovery codes are made next; where that fails, it works without any. */
    rememberFactor: assign({ account: ({ context }) => withFactor(context, { codesLeft: 0 }) }),
    forgetFactor: assign({ account: ({ context }) => withFactor(context, null) }),
    rememberCodes: assign({
      account: ({ context }, { codes }: Codes) => withFactor(context, { codesLeft: codes.length }),
      codes: (_, { codes }: Codes) => codes,
    }),
    forgetSecrets: assign({ enrolment: null, codes: [] }),
    announceOpenSessions: actionNotProvided('announceOpenSessions'),
    /** The session's chart asks for the profile, which says that the account is leaving. */
    noticeDeletion: actionNotProvided('noticeDeletion'),
  },
});
