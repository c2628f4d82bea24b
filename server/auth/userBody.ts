/** A user as Supabase's clients read one. */
import type { AuthUser } from '../repositories/accounts/authUsers.repository';
import { AUDIENCE, SIGNED_IN_BY_EMAIL } from './accessTokens';

export const userBody = (user: AuthUser) => ({
  id: user.id,
  aud: AUDIENCE,
  role: AUDIENCE,
  email: user.email,
  email_confirmed_at: user.emailConfirmedAt,
  confirmed_at: user.emailConfirmedAt,
  phone: '',
  last_sign_in_at: user.lastSignInAt,
  app_metadata: SIGNED_IN_BY_EMAIL,
  user_metadata: user.metadata,
  identities: [],
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  is_anonymous: false,
});
