/** The calls for the signed-in user's profile, data and departure. [A6] [AC1] */
import type { User } from '../../contract/user';
import type { Usage } from '../../contract/usage';
import type { CreditLedger } from '../../contract/creditLedger';
import { getCreditLedger, getUsage } from '../../contract/routes/usage.routes';
import { deleteUser, getUser, keepUser, takeOutData } from '../../contract/routes/user.routes';
import type { Call } from './http';

export interface UserService {
  fetchProfile(signal?: AbortSignal): Promise<User>;
  fetchUsage(signal?: AbortSignal): Promise<Usage>;
  /** @param before a number of an answer before; null for the newest */
  fetchLedger(before: number | null, signal?: AbortSignal): Promise<CreditLedger>;
  deleteAccount(signal?: AbortSignal): Promise<void>;
  keepAccount(signal?: AbortSignal): Promise<void>;
  /** Where all of the person's data can be downloaded, for some minutes. */
  takeOutData(signal?: AbortSignal): Promise<string>;
}

export const createUserService = (call: Call): UserService => ({
  fetchProfile: (signal) => call(getUser, { ...(signal && { signal }) }),
  fetchUsage: (signal) => call(getUsage, { ...(signal && { signal }) }),
  fetchLedger: (before, signal) =>
    call(getCreditLedger, { ...(before !== null && { query: { before } }), ...(signal && { signal }) }),
  async deleteAccount(signal) {
    await call(deleteUser, { ...(signal && { signal }) });
  },
  async keepAccount(signal) {
    await call(keepUser, { ...(signal && { signal }) });
  },
  takeOutData: async (signal) => (await call(takeOutData, { ...(signal && { signal }) })).address,
});
