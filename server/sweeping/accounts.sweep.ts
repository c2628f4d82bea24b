/** A deleted account goes with everything in it: all of its files, then every row that is its owner's. [AC1] */
import { recordEvent } from '../audit/recordEvent';
import type { RemoveHostedAccount } from '../auth/hostedAccounts';
import {
  accountsToErase,
  eraseAccount,
  holdAccountToErase,
} from '../repositories/accounts/departures.repository';
import { userPrefix } from '../storage/storage';
import { defineSweep } from './defineSweep';

/** @param removeSignIn where it is somebody else's: the account is due until that has gone, too */
export const accountsSweep = (removeSignIn: RemoveHostedAccount | null = null) =>
  defineSweep({
    what: 'account',
    due: accountsToErase,
    async remove(tx, storage, userId) {
      const account = await holdAccountToErase(tx, userId);
      if (!account) return;
      await removeSignIn?.(userId);
      await storage.deleteFolder(userPrefix(userId));
      await eraseAccount(tx, userId);
      await recordEvent(tx, null, { kind: 'account_erased', by: null, on: { userId, ...account } });
    },
  });
