/** Accounts of the built-in authentication. */
import { and, eq, isNotNull, not, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/schema/auth';

export type AuthUser = typeof users.$inferSelect;
type Metadata = AuthUser['metadata'];

export interface AuthUsersRepository {
  /** Null when somebody has that address already. */
  create(account: {
    email: string;
    passwordHash: string;
    metadata: Metadata;
    isConfirmed: boolean;
  }): Promise<AuthUser | null>;
  find(userId: string): Promise<AuthUser | null>;
  findByEmail(email: string): Promise<AuthUser | null>;
  noteSignIn(userId: string): Promise<AuthUser>;
  confirmEmail(userId: string): Promise<void>;
  noteConfirmationMail(userId: string): Promise<AuthUser>;
  /** Until its owner opens the link, the old address stays. */
  askNewEmail(userId: string, email: string): Promise<void>;
  forgetNewEmail(userId: string): Promise<void>;
  /** The address that was asked for takes the old one's place; null when there is none, or somebody else has it. */
  takeNewEmail(userId: string): Promise<AuthUser | null>;
  setPassword(userId: string, passwordHash: string): Promise<void>;
  addMetadata(userId: string, metadata: Metadata): Promise<void>;
}

export function authUsersRepository(db: Executor): AuthUsersRepository {
  const changed = { updatedAt: sql`now()` };
  return {
    async create({ isConfirmed, ...account }) {
      const [row] = await db
        .insert(users)
        .values({ ...account, emailConfirmedAt: isConfirmed ? sql`now()` : null })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },
    async find(userId) {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      return row ?? null;
    },
    async findByEmail(email) {
      const [row] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email));
      return row ?? null;
    },
    async noteSignIn(userId) {
      const [row] = await db
        .update(users)
        .set({ lastSignInAt: sql`now()` })
        .where(eq(users.id, userId))
        .returning();
      if (!row) throw new Error(`The account ${userId} was removed while its session began.`);
      return row;
    },
    async confirmEmail(userId) {
      await db
        .update(users)
        .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
        .where(eq(users.id, userId));
    },
    async noteConfirmationMail(userId) {
      const [row] = await db
        .update(users)
        .set({ confirmationSentAt: sql`now()` })
        .where(eq(users.id, userId))
        .returning();
      if (!row) throw new Error(`The account ${userId} was removed while its mail was written.`);
      return row;
    },
    async askNewEmail(userId, email) {
      await db
        .update(users)
        .set({ newEmail: email, newEmailSentAt: sql`now()`, ...changed })
        .where(eq(users.id, userId));
    },
    async forgetNewEmail(userId) {
      await db
        .update(users)
        .set({ newEmail: null, newEmailSentAt: null })
        .where(and(eq(users.id, userId), isNotNull(users.newEmail)));
    },
    async takeNewEmail(userId) {
      const taken = sql`exists (select 1 from ${users} other where lower(other.email) = lower(${users.newEmail}) and other.id <> ${userId})`;
      const [row] = await db
        .update(users)
        .set({
          email: sql`${users.newEmail}`,
          newEmail: null,
          newEmailSentAt: null,
          emailConfirmedAt: sql`now()`,
          ...changed,
        })
        .where(and(eq(users.id, userId), isNotNull(users.newEmail), not(taken)))
        .returning();
      return row ?? null;
    },
    async setPassword(userId, passwordHash) {
      await db
        .update(users)
        .set({ passwordHash, ...changed })
        .where(eq(users.id, userId));
    },
    async addMetadata(userId, metadata) {
      await db
        .update(users)
        .set({ metadata: sql`${users.metadata} || ${JSON.stringify(metadata)}::jsonb`, ...changed })
        .where(eq(users.id, userId));
    },
  };
}
