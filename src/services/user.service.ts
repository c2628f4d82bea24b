/** The call for the signed-in user's profile. [A6] */
import type { User } from '../../contract/user';
import { getUser } from '../../contract/routes/user.routes';
import type { Call } from './http';

export interface UserService {
  fetchProfile(signal?: AbortSignal): Promise<User>;
}

export const createUserService = (call: Call): UserService => ({
  fetchProfile: (signal) => call(getUser, { ...(signal && { signal }) }),
});
