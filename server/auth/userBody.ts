/** A user as Supabase's clients read one. */
import type { Executor } from '../db/database';
import { authFactorsRepository, type AuthFactor } from '../repositories/accounts/authFactors.repository';
import type { AuthUser } from '../repositories/accounts/authUsers.repository';
import { AUDIENCE, SIGNED_IN_BY_EMAIL } from './accessTokens';

/** An address and its password are the one identity that an account has. */
const identityOf = (user: AuthUser) => ({
  identity_id: user.id,
  id: user.id,
  user_id: user.id,
  identity_data: {
    email: user.email,
    email_verified: user.emailConfirmedAt !== null,
    phone_verified: false,
    sub: user.id,
  },
  provider: 'email',
  email: user.email,
  last_sign_in_at: user.lastSignInAt,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
});

/** Never the secret. */
const factorBody = (factor: AuthFactor) => ({
  id: factor.id,
  friendly_name: factor.friendlyName,
  factor_type: factor.type,
  status: factor.status,
  created_at: factor.createdAt,
  updated_at: factor.updatedAt,
  ...(factor.lastChallengedAt && { last_challenged_at: factor.lastChallengedAt }),
});

export const userBody = (user: AuthUser, factors: readonly AuthFactor[]) => ({
  id: user.id,
  aud: AUDIENCE,
  role: AUDIENCE,
  email: user.email,
  email_confirmed_at: user.emailConfirmedAt,
  confirmed_at: user.emailConfirmedAt,
  ...(user.confirmationSentAt && { confirmation_sent_at: user.confirmationSentAt }),
  ...(user.newEmail !== null && { new_email: user.newEmail, email_change_sent_at: user.newEmailSentAt }),
  phone: '',
  last_sign_in_at: user.lastSignInAt,
  app_metadata: SIGNED_IN_BY_EMAIL,
  user_metadata: user.metadata,
  identities: [identityOf(user)],
  ...(factors.length > 0 && { factors: factors.map(factorBody) }),
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  is_anonymous: false,
});

export const describeUser = async (db: Executor, user: AuthUser) =>
  userBody(user, await authFactorsRepository(db).of(user.id));
