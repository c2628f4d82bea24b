/** Keeps the session in this tab under `user`, with a `token` field, in a form that Supabase's client reads. [A6] [A7] */
import * as z from 'zod/mini';
import type { Session } from '../../../../contract/session';

export const SESSION_KEY = 'user';

/** What Supabase's client writes, with our field beside. */
const storedSchema = z.object({
  token: z.string().check(z.minLength(1)),
  /** Seconds since 1970. */
  expires_at: z.number(),
  user: z.object({
    id: z.string().check(z.minLength(1)),
    email: z._default(z.string(), ''),
    factors: z._default(z.array(z.object({ status: z.string() })), []),
  }),
});

interface Options {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** ms since 1970. */
  readonly now: () => number;
  readonly logFailure: (message: string, error: unknown) => void;
}

export function createSessionStorage({ storage, now, logFailure }: Options) {
  return {
    /** Null when nobody is signed in; a value that cannot be read is logged and removed. */
    read(): Session | null {
      const text = storage.getItem(SESSION_KEY);
      if (text === null) return null;
      try {
        const { token, expires_at, user } = storedSchema.parse(JSON.parse(text));
        const hasFactor = user.factors.some(({ status }) => status === 'verified');
        const needsCode = hasFactor && assuranceOf(token) !== 'aal2';
        const session = { userId: user.id, email: user.email, token, expiresInMs: expires_at * 1000 - now() };
        return needsCode ? { ...session, needsCode } : session;
      } catch (error) {
        logFailure('The stored user cannot be read; it counts as signed out.', error);
        storage.removeItem(SESSION_KEY);
        return null;
      }
    },
    clear: () => storage.removeItem(SESSION_KEY),
    /** The storage that Supabase's client is given. */
    forClient: {
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      setItem: (key: string, text: string) =>
        storage.setItem(key, key === SESSION_KEY ? withToken(text) : text),
    },
  };
}
export type SessionStorage = ReturnType<typeof createSessionStorage>;

/** What the token says of how the session was opened; null where it says nothing. */
function assuranceOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    const { aal } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { aal?: unknown };
    return aal;
  } catch {
    return null;
  }
}

function withToken(text: string): string {
  const session = JSON.parse(text) as { access_token?: unknown };
  return JSON.stringify({ ...session, token: session.access_token });
}
