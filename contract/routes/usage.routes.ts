/** The calls for what is in use of what there is, and for what became of a person's credits. [TR2] [AR1] */
import * as z from 'zod/mini';
import { creditLedgerSchema } from '../creditLedger';
import { defineRoute } from './route';
import { usageSchema } from '../usage';

export const getUsage = defineRoute({
  method: 'GET',
  path: '/usage',
  summary: 'What the caller has in use, beside what they may have',
  response: usageSchema,
});

export const getCreditLedger = defineRoute({
  method: 'GET',
  path: '/usage/credits',
  summary: "Every change of the caller's credits, the newest first, with the balance and what is held",
  query: z.optional(
    z.object({
      /** A number of an answer before: what is older. */
      before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
    }),
  ),
  response: creditLedgerSchema,
});
