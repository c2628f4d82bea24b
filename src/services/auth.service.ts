/** Signing up, in and out, by Supabase's client: against a hosted one or this server, which answers alike. [Q3] [Q4] */
import type { AuthClient, AuthError } from '@supabase/supabase-js';
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

/** The authentication's own sentence is kept where it gave one; a browser's words about the network are not. [A2] */
function failureOf(error: AuthError): ServiceError {
  const isAnswer = error.name !== 'AuthRetryableFetchError' && error.name !== 'AuthUnknownError';
  const status = error.name === 'AuthSessionMissingError' ? 401 : isAnswer && error.status;
  if (!status) return new ServiceError('network', null, null, { cause: error });
  return new ServiceError('status', status, error.message, { cause: error }, { code: error.code });
}
