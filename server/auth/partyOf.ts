/** An account as the audit log names it. */
import type { Party } from '../audit/recordEvent';
import type { AuthUser } from '../repositories/accounts/authUsers.repository';

export const partyOf = ({ id, email }: Pick<AuthUser, 'id' | 'email'>): Party => ({ userId: id, email });
