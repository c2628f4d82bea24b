/** Signing up, in and out, by Supabase's client: against a hosted one or this server, which answers alike. [Q3] [Q4] */
import type { AuthClient, AuthError, User } from '@supabase/supabase-js';
import type { AccountFacts, Enrolment } from '../../contract/account';
import type { Credentials, Session } from '../../contract/session';
import type { SessionStorage } from './browser/stored/sessionStorage';
import { createListeners } from '../events/listeners';
import { type RefusalText, ServiceError } from './serviceError';

export interface AuthService {
  /** Of this tab, or of the mail link that opened it; a token that is about to expire is exchanged first. */
  restoreSession(): Promise<Session | null>;
  refreshSession(): Promise<Session>;
  signIn(credentials: Credentials): Promise<Session>;
  /** Null where the e-mail address has to be confirmed first. */
  signUp(credentials: Credentials): Promise<Session | null>;
  /** Mails a link to `/reset-password`; the answer does not tell whether there is such an account. */
  sendResetLink(input: { email: string }): Promise<void>;
  /** Of whoever is signed in; every other session of theirs ends. */
  setPassword(input: { password: string }): Promise<void>;
  fetchAccount(): Promise<AccountFacts>;
  saveName(input: { name: string }): Promise<AccountFacts>;
  /** Mails a link to the new address; the old one stays until it is opened. */
  askNewEmail(input: { email: string }): Promise<AccountFacts>;
  /** A code of the authenticator app, or one that was written down. */
  checkAppCode(input: { code: string }): Promise<void>;
  checkRecoveryCode(input: { code: string }): Promise<void>;
  beginFactor(): Promise<Enrolment>;
  verifyFactor(input: { factorId: string; code: string }): Promise<void>;
  removeFactor(): Promise<void>;
  /** To be written down; those from before work no more. */
  makeCodes(): Promise<readonly string[]>;
  endOtherSessions(): Promise<void>;
  /** This tab forgets the session even when nobody answers. */
  signOut(): Promise<void>;
  /** Reports every change of this tab's session; returns how to stop. */
  watch(report: (session: Session | null) => void): () => void;
}

interface Options {
  readonly sessions: SessionStorage;
  readonly loadClient: () => Promise<InstanceType<typeof AuthClient>>;
  /** The address that the app was loaded from. */
  readonly origin: string;
  /** Whether the address holds the session of a mail link. */
  readonly addressHoldsSession: () => boolean;
  /** What a refusal says in the reader's language; null, or left out: its own sentence is kept. */
  readonly refusalText?: RefusalText;
}

/** ms for which a stored token must still be good to be used without asking. */
const FRESH_MS = 90_000;

export function createAuthService({
  sessions,
  loadClient,
  origin,
  addressHoldsSession,
  refusalText = () => null,
}: Options): AuthService {
  const raise = (error: AuthError | null): void => {
    if (error) throw failureOf(error).saying(refusalText);
  };
  const changes = createListeners<Session | null>();
  let reported = sessions.read()?.token ?? null;
  let loading: Promise<InstanceType<typeof AuthClient>> | null = null;

  /** The client also passes on what happened in other tabs: only this tab's storage says what is true here. */
  function notify(): void {
    const session = sessions.read();
    if ((session?.token ?? null) === reported) return;
    reported = session?.token ?? null;
    changes.notify(session);
  }
  const client = (): Promise<InstanceType<typeof AuthClient>> => {
    loading ??= loadClient().then(
      (loaded) => {
        loaded.onAuthStateChange(notify);
        return loaded;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const current = (): Session => {
    const session = sessions.read();
    if (!session) throw new ServiceError('shape', null, null);
    return session;
  };

  return {
    async restoreSession() {
      const stored = sessions.read();
      const isSettled = stored === null || stored.expiresInMs > FRESH_MS;
      if (isSettled && !addressHoldsSession()) return stored;
      raise((await (await client()).getSession()).error);
      return sessions.read();
    },
    async refreshSession() {
      raise((await (await client()).refreshSession()).error);
      return current();
    },
    async signIn(credentials) {
      raise((await (await client()).signInWithPassword(credentials)).error);
      return current();
    },
    async signUp(credentials) {
      const { data, error } = await (await client()).signUp(credentials);
      raise(error);
      return data.session ? current() : null;
    },
    async sendResetLink({ email }) {
      const redirectTo = `${origin}/reset-password`;
      raise((await (await client()).resetPasswordForEmail(email, { redirectTo })).error);
    },
    async setPassword({ password }) {
      raise((await (await client()).updateUser({ password })).error);
    },
    async fetchAccount() {
      const loaded = await client();
      const { data, error } = await loaded.getUser();
      raise(error);
      return factsOf(loaded, data.user);
    },
    async saveName({ name }) {
      const loaded = await client();
      const { data, error } = await loaded.updateUser({ data: { name } });
      raise(error);
      return factsOf(loaded, data.user);
    },
    async askNewEmail({ email }) {
      const loaded = await client();
      const { data, error } = await loaded.updateUser({ email }, { emailRedirectTo: `${origin}/account` });
      raise(error);
      return factsOf(loaded, data.user);
    },
    async checkAppCode({ code }) {
      const { mfa } = await client();
      const { data, error } = await mfa.listFactors();
      raise(error);
      // Whichever app it comes from; the last refusal is told.
      let refused: AuthError | null = null;
      for (const { id } of data?.totp ?? []) {
        refused = (await mfa.challengeAndVerify({ factorId: id, code })).error;
        if (!refused) return;
      }
      raise(refused);
    },
    async checkRecoveryCode({ code }) {
      raise((await (await client()).mfa.recoveryCodes.verify({ code })).error);
    },
    async beginFactor() {
      const { mfa } = await client();
      const { data: known } = await mfa.listFactors();
      // What was begun and left is of no use: its secret was shown once.
      for (const one of known?.all ?? []) {
        if (one.status === 'unverified') await mfa.unenroll({ factorId: one.id });
      }
      const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: 'Reelwright' });
      raise(error);
      if (data?.type !== 'totp') throw new ServiceError('shape', null, null);
      return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
    },
    async verifyFactor({ factorId, code }) {
      raise((await (await client()).mfa.challengeAndVerify({ factorId, code })).error);
    },
    async removeFactor() {
      const { mfa } = await client();
      const { data, error } = await mfa.listFactors();
      raise(error);
      for (const { id } of data?.totp ?? []) raise((await mfa.unenroll({ factorId: id })).error);
      // A token that says so.
      raise((await (await client()).refreshSession()).error);
    },
    async makeCodes() {
      const { recoveryCodes } = (await client()).mfa;
      const status = await recoveryCodes.getStatus();
      const { data, error } = status.error
        ? await recoveryCodes.generate()
        : await recoveryCodes.regenerate();
      raise(error);
      return data?.codes ?? [];
    },
    async endOtherSessions() {
      raise((await (await client()).signOut({ scope: 'others' })).error);
    },
    async signOut() {
      try {
        raise((await (await client()).signOut({ scope: 'local' })).error);
      } finally {
        sessions.clear();
        notify();
      }
    },
    watch: changes.add,
  };
}

/** Where codes cannot be counted (a hosted Supabase without them), there are none. */
async function factsOf(
  { mfa }: InstanceType<typeof AuthClient>,
  user: Pick<User, 'email' | 'new_email' | 'user_metadata' | 'factors'> | null,
): Promise<AccountFacts> {
  const name: unknown = user?.user_metadata?.['name'];
  const hasFactor = user?.factors?.some(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  return {
    name: typeof name === 'string' ? name : '',
    email: user?.email ?? '',
    newEmail: user?.new_email ?? null,
    secondFactor: hasFactor
      ? { codesLeft: (await mfa.recoveryCodes.getStatus()).data?.remaining ?? 0 }
      : null,
  };
}

/** Which of the two rules a new password breaks; the length is told in the sentence. */
function codeOf(error: AuthError): { code: string | undefined; least?: number } {
  const reasons: unknown = 'reasons' in error ? error.reasons : [];
  const least = Number(/\d+/.exec(error.message)?.[0]);
  return Array.isArray(reasons) && reasons.includes('length') && least > 0
    ? { code: 'password_too_short', least }
    : { code: error.code };
}

/** The authentication's own sentence is kept where it gave one; a browser's words about the network are not. [A2] */
function failureOf(error: AuthError): ServiceError {
  const isAnswer = error.name !== 'AuthRetryableFetchError' && error.name !== 'AuthUnknownError';
  const status = error.name === 'AuthSessionMissingError' ? 401 : isAnswer && error.status;
  if (!status) return new ServiceError('network', null, null, { cause: error });
  return new ServiceError('status', status, error.message, { cause: error }, codeOf(error));
}
