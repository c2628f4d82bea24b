/** Tables of the built-in authentication, in a schema of their own. */
import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

export const auth = pgSchema('auth');

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = auth.table(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    /** The address that takes the place of `email` once its owner opens the link. */
    newEmail: text('email_change'),
    newEmailSentAt: moment('email_change_sent_at'),
    lastSignInAt: moment('last_sign_in_at'),
    metadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('users_by_email').on(sql`lower(${t.email})`)],
);

export const sessions = auth.table(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the session began: `password` or `otp`. */
    method: text('method').notNull(),
    /** `aal2` once a second factor was shown. */
    aal: text('aal').$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    /** Which one, as the token says it, and when. */
    secondMethod: text('second_method').$type<'totp' | 'mfa/recovery_code'>(),
    secondAt: moment('second_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
);

/** Only hashes of refresh tokens are kept. */
export const refreshTokens = auth.table(
  'refresh_tokens',
  {
    hash: bytea('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parent: bytea('parent'),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('refresh_tokens_by_parent').on(t.parent), index('refresh_tokens_by_session').on(t.sessionId)],
);

export const oneTimeTokens = auth.table('one_time_tokens', {
  hash: bytea('hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Second factors: authenticator apps, and at most one set of recovery codes. */
export const mfaFactors = auth.table(
  'mfa_factors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('factor_type').$type<'totp' | 'recovery_code'>().notNull(),
    friendlyName: text('friendly_name').notNull().default(''),
    status: text('status').$type<'unverified' | 'verified'>().notNull().default('unverified'),
    /** What the authenticator app was given, in base 32; null for recovery codes. */
    secret: text('secret'),
    /** The newest time step whose code was taken: no code is good twice. */
    lastStep: integer('last_step'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    lastChallengedAt: moment('last_challenged_at'),
  },
  (t) => [index('mfa_factors_by_user').on(t.userId)],
);

/** A question for a code, good for five minutes and one right answer. */
export const mfaChallenges = auth.table(
  'mfa_challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('mfa_challenges_by_factor').on(t.factorId)],
);

/** Only hashes of recovery codes are kept. */
export const mfaRecoveryCodes = auth.table(
  'mfa_recovery_codes',
  {
    factorId: uuid('factor_id')
      .notNull()
      .references(() => mfaFactors.id, { onDelete: 'cascade' }),
    hash: bytea('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.factorId, t.hash] })],
);

/** Signing keys; the newest signs, all verify. */
export const signingKeys = auth.table('signing_keys', {
  kid: text('kid').primaryKey(),
  jwk: jsonb('jwk').$type<JWK>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Secrets that the server made for itself, such as the one that signs media addresses. */
export const serverSecrets = auth.table('server_secrets', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
});
