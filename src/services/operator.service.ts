/** The calls of whoever runs the server. */
import type { AuditKind } from '../../contract/audit';
import type { PackKind } from '../../contract/packs';
import type { Overview, PartName, Trial } from '../../contract/operator';
import {
  addPack,
  changeCredits,
  eraseAccount,
  getOverview,
  keepAccount,
  listAccounts,
  listAudit,
  listFailures,
  listPacks,
  lockAccount,
  removeSecondFactor,
  removePack,
  stopPack,
  tryFailureAgain,
  tryPart,
  unlockAccount,
} from '../../contract/routes/operator.routes';
import type { Call } from './http';

export const createOperatorService = (call: Call) => ({
  fetchOverview: (signal: AbortSignal): Promise<Overview> => call(getOverview, { signal }),
  tryPart: (params: { part: PartName }, signal: AbortSignal): Promise<Trial> =>
    call(tryPart, { params, signal }),
  fetchAccounts: (query: { search?: string; page: number }, signal: AbortSignal) =>
    call(listAccounts, { query, signal }),
  fetchFailures: (query: { page: number }, signal: AbortSignal) => call(listFailures, { query, signal }),
  fetchAudit: (query: { kind?: AuditKind; account?: string; page: number }, signal: AbortSignal) =>
    call(listAudit, { query, signal }),
  changeCredits: (userId: string, body: { amount: number; reason: string }, signal: AbortSignal) =>
    call(changeCredits, { params: { userId }, body, signal, once: true }),
  lock: (userId: string, body: { reason: string }, signal: AbortSignal) =>
    call(lockAccount, { params: { userId }, body, signal }),
  unlock: (userId: string, signal: AbortSignal) => call(unlockAccount, { params: { userId }, signal }),
  erase: (userId: string, body: { reason: string }, signal: AbortSignal) =>
    call(eraseAccount, { params: { userId }, body, signal }),
  keep: (userId: string, signal: AbortSignal) => call(keepAccount, { params: { userId }, signal }),
  removeFactor: (userId: string, body: { reason: string }, signal: AbortSignal) =>
    call(removeSecondFactor, { params: { userId }, body, signal }),
  tryAgain: (params: { what: 'job' | 'render'; id: string }, signal: AbortSignal) =>
    call(tryFailureAgain, { params, signal, once: true }),
  fetchPacks: (query: { kind: PackKind }, signal: AbortSignal) => call(listPacks, { query, signal }),
  addPack: (params: { pack: string }, signal: AbortSignal) => call(addPack, { params, signal, once: true }),
  stopPack: (params: { pack: string }, signal: AbortSignal) => call(stopPack, { params, signal }),
  removePack: (params: { pack: string }, signal: AbortSignal) => call(removePack, { params, signal }),
});
