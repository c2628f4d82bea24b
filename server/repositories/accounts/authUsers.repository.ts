/** Accounts of the built-in authentication. */
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/schema/auth';

export type AuthUser = typeof users.$inferSelect;
type Metadata = AuthUser['metadata'];

export interface AuthUsersRepository {
  /** Null when somebody has that address already. */
  create(account: { email: string; passwordHash: string; metadata: Metadata }): Promise<AuthUser | null>;
  find(userId: string): Promise<AuthUser | null>;
  findByEmail(email: string): Promise<AuthUser | null>;
  noteSignIn(userId: string): Promise<AuthUser>;
  confirmEmail(userId: string): Promise<void>;
  setPassword(userId: string, passwordHash: string): Promise<void>;
  addMetadata(userId: string, metadata: Metadata): Promise<void>;
}

export function authUsersRepository(db: Executor): AuthUsersRepository {
  const changed = { updatedAt: sql`now()` };
  return {
    async create(account) {
      const [row] = await db
        .insert(users)
        .values({ ...account, emailConfirmedAt: sql`now()` })
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
