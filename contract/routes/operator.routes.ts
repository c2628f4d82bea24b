/** The calls of whoever runs the server; to everybody else there is nothing at these addresses. [OP1] */
import * as z from 'zod/mini';
import { auditKindSchema } from '../audit';
import {
  accountSchema,
  accountsPageSchema,
  auditPageSchema,
  CREDIT_CHANGE,
  failuresPageSchema,
  overviewSchema,
  partNameSchema,
  REASON_CHARACTERS,
  trialSchema,
} from '../operator';
import { packKindSchema, packsSchema } from '../packs';
import { typedUpTo } from '../text';
import { defineRoute } from './route';

const pageSchema = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)));
const searchSchema = z.optional(typedUpTo(254));
const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_CHARACTERS));
const ofUser = z.object({ userId: z.uuid() });
const access = 'operator';

export const getOverview = defineRoute({
  ...{ method: 'GET', path: '/operator/overview', access },
  summary: 'What stands behind this server, what workers do and who waits',
  response: overviewSchema,
});
export const tryPart = defineRoute({
  ...{ method: 'POST', path: '/operator/parts/:part/trial', access },
  summary: 'Lets one part do what it is for',
  params: z.object({ part: partNameSchema }),
  response: trialSchema,
});
export const listAccounts = defineRoute({
  ...{ method: 'GET', path: '/operator/users', access },
  summary: 'Accounts, the newest first',
  query: z.optional(z.object({ search: searchSchema, page: pageSchema })),
  response: accountsPageSchema,
});
export const changeCredits = defineRoute({
  ...{ method: 'POST', path: '/operator/users/:userId/credits', access },
  summary: 'Gives an account credits, or takes some; never below none',
  params: ofUser,
  body: z.object({
    amount: z.int().check(z.gte(-CREDIT_CHANGE.most), z.lte(CREDIT_CHANGE.most)),
    reason: reasonSchema,
  }),
  response: accountSchema,
});
export const lockAccount = defineRoute({
  ...{ method: 'POST', path: '/operator/users/:userId/lock', access },
  summary: 'Nobody signs in to the account or calls with it; what runs is finished',
  params: ofUser,
  body: z.object({ reason: reasonSchema }),
  response: accountSchema,
});
export const unlockAccount = defineRoute({
  ...{ method: 'DELETE', path: '/operator/users/:userId/lock', access },
  summary: 'Opens a locked account again',
  params: ofUser,
  response: accountSchema,
});
export const eraseAccount = defineRoute({
  ...{ method: 'POST', path: '/operator/users/:userId/erasure', access },
  summary: 'Erases an account with all that is in it, a week from now',
  params: ofUser,
  body: z.object({ reason: reasonSchema }),
  response: accountSchema,
});
export const keepAccount = defineRoute({
  ...{ method: 'DELETE', path: '/operator/users/:userId/erasure', access },
  summary: 'Keeps an account that was to be erased',
  params: ofUser,
  response: accountSchema,
});
export const removeSecondFactor = defineRoute({
  ...{ method: 'POST', path: '/operator/users/:userId/second-factor/removal', access },
  summary: 'For whoever lost their device: a password is enough again, and every session ends',
  params: ofUser,
  body: z.object({ reason: reasonSchema }),
  response: accountSchema,
});
export const listFailures = defineRoute({
  ...{ method: 'GET', path: '/operator/failures', access },
  summary: 'Jobs and renders that failed, the newest first, each with its cause',
  query: z.optional(z.object({ page: pageSchema })),
  response: failuresPageSchema,
});
export const tryFailureAgain = defineRoute({
  ...{ method: 'POST', path: '/operator/failures/:what/:id/retry', access },
  summary: 'Starts what failed again, for the account that it belongs to',
  params: z.object({ what: z.enum(['job', 'render']), id: z.uuid() }),
  response: z.object({ id: z.string() }),
});
export const listAudit = defineRoute({
  ...{ method: 'GET', path: '/operator/audit', access },
  summary: 'The audit log, the newest first',
  query: z.optional(z.object({ kind: z.optional(auditKindSchema), account: searchSchema, page: pageSchema })),
  response: auditPageSchema,
});

const ofPack = z.object({ pack: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)) });

export const listPacks = defineRoute({
  ...{ method: 'GET', path: '/operator/packs', access },
  summary: 'Natural voices or writers that can be added, and how far each has come',
  query: z.object({ kind: packKindSchema }),
  response: packsSchema,
});
export const addPack = defineRoute({
  ...{ method: 'POST', path: '/operator/packs/:pack/installation', access },
  summary: 'Downloads a pack, tries it and offers it to everybody; what was stopped goes on',
  params: ofPack,
  response: packsSchema,
});
export const stopPack = defineRoute({
  ...{ method: 'DELETE', path: '/operator/packs/:pack/installation', access },
  summary: 'Stops adding a pack; what has come is kept',
  params: ofPack,
  response: packsSchema,
});
export const removePack = defineRoute({
  ...{ method: 'DELETE', path: '/operator/packs/:pack', access },
  summary: 'Removes a pack with its files',
  params: ofPack,
  response: packsSchema,
});
