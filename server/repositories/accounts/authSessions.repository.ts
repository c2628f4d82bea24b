/** Sessions and the chain of refresh tokens of each. */
import { and, eq, isNotNull, isNull, ne, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database';
import { profiles } from '../../db/schema/app';
import { mfaFactors, refreshTokens, sessions, users } from '../../db/schema/auth';
import type { AuthUser } from './authUsers.repository';
import { standingColumns, type KnownProfile } from './profiles.repository';

export type AuthSession = typeof sessions.$inferSelect;
/** How a session began, as the token says it. */
export type SessionMethod = 'password' | 'otp';

export type SecondMethod = NonNullable<AuthSession['secondMethod']>;

export interface OpenSession {
  readonly session: AuthSession;
  readonly user: AuthUser;
  /** The account has a second factor, and this session has not shown one. */
  readonly isHalfOpen: boolean;
}

export interface Bearer {
  readonly email: string;
  readonly isHalfOpen: boolean;
  /** Null before the account's first call. */
  readonly profile: KnownProfile | null;
}

export interface RefreshTokenState {
  readonly session: AuthSession;
  /** Null: not used yet. */
  readonly usedSecondsAgo: number | null;
}

export interface AuthSessionsRepository {
  begin(userId: string, method: SessionMethod): Promise<AuthSession>;
  /** The open session with its user. */
  findOpen(userId: string, sessionId: string): Promise<OpenSession | null>;
  /** A second factor was shown. */
  raise(sessionId: string, method: SecondMethod): Promise<AuthSession>;
  /** Ends the sessions that have shown no second factor. */
  endBelow(userId: string, o: { except: string }): Promise<void>;
  /** There is no second factor any more that a session could have shown. */
  lowerAll(userId: string): Promise<void>;
  end(sessionId: string): Promise<void>;
  /** Every session of the user, but for `except`. */
  endAll(userId: string, o?: { except?: string }): Promise<void>;
  addToken(sessionId: string, hash: Buffer, parent: Buffer | null): Promise<void>;
  /** Locks the token and its session until the transaction ends. */
  lockToken(hash: Buffer): Promise<RefreshTokenState | null>;
  markUsed(hash: Buffer): Promise<void>;
  /** Whether a token that was given for this one has itself been used. */
  childWasUsed(hash: Buffer): Promise<boolean>;
}

const hasNotShownItsFactor = sql<boolean>`${sessions.aal} = 'aal1' and exists (
  select 1 from ${mfaFactors} where ${mfaFactors.userId} = ${sessions.userId} and ${mfaFactors.status} = 'verified')`;

const isOpen = (userId: string | SQLWrapper, sessionId: string | SQLWrapper) =>
  and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt));

/** What every call asks of an open session, in one question that is planned once: whose it is, and how they stand. */
export function bearers(db: Database) {
  const open = db
    .select({ email: users.email, isHalfOpen: hasNotShownItsFactor, profile: standingColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, sessions.userId))
    .where(isOpen(sql.placeholder('userId'), sql.placeholder('sessionId')))
    .prepare('bearer');
  return async (userId: string, sessionId: string): Promise<Bearer | null> =>
    (await open.execute({ userId, sessionId }))[0] ?? null;
}

export function authSessionsRepository(db: Executor): AuthSessionsRepository {
  const revoked = { revokedAt: sql`now()` };
  return {
    async begin(userId, method) {
      const [row] = await db.insert(sessions).values({ userId, method }).returning();
      if (!row) throw new Error('The session was not written.');
      return row;
    },
    async findOpen(userId, sessionId) {
      const [row] = await db
        .select({ session: sessions, user: users, isHalfOpen: hasNotShownItsFactor })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(isOpen(userId, sessionId));
      return row ?? null;
    },
    async raise(sessionId, method) {
      const [row] = await db
        .update(sessions)
        .set({ aal: 'aal2', secondMethod: method, secondAt: sql`now()` })
        .where(eq(sessions.id, sessionId))
        .returning();
      if (!row) throw new Error('The session ended while its second factor was checked.');
      return row;
    },
    async endBelow(userId, { except }) {
      await db
        .update(sessions)
        .set(revoked)
        .where(
          and(
            eq(sessions.userId, userId),
            isNull(sessions.revokedAt),
            eq(sessions.aal, 'aal1'),
            ne(sessions.id, except),
          ),
        );
    },
    async lowerAll(userId) {
      await db
        .update(sessions)
        .set({ aal: 'aal1', secondMethod: null, secondAt: null })
        .where(eq(sessions.userId, userId));
    },
    async end(sessionId) {
      await db
        .update(sessions)
        .set(revoked)
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
    },
    async endAll(userId, { except } = {}) {
      const others = except === undefined ? undefined : ne(sessions.id, except);
      await db
        .update(sessions)
        .set(revoked)
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
    },
    async addToken(sessionId, hash, parent) {
      await db.insert(refreshTokens).values({ sessionId, hash, parent });
    },
    async lockToken(hash) {
      const [row] = await db
        .select({
          session: sessions,
          usedSecondsAgo: sql<number | null>`extract(epoch from now() - ${refreshTokens.usedAt})::float8`,
        })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(eq(refreshTokens.hash, hash))
        .for('update');
      return row ?? null;
    },
    async markUsed(hash) {
      await db
        .update(refreshTokens)
        .set({ usedAt: sql`now()` })
        .where(eq(refreshTokens.hash, hash));
    },
    async childWasUsed(hash) {
      const rows = await db
        .select({ hash: refreshTokens.hash })
        .from(refreshTokens)
        .where(and(eq(refreshTokens.parent, hash), isNotNull(refreshTokens.usedAt)))
        .limit(1);
      return rows.length > 0;
    },
  };
}
