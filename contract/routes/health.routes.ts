/** What a supervisor, a load balancer or a person asks: is it alive, and can it do its work. */
import * as z from 'zod/mini';
import { defineRoute } from './route';

export const partNames = ['database', 'storage', 'queue', 'worker'] as const;
export type PartName = (typeof partNames)[number];
const partState = z.enum(['ok', 'failed']);

export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  summary: 'Alive: the process answers',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
});

export const getReady = defineRoute({
  method: 'GET',
  path: '/ready',
  summary: 'Ready: database, storage, queue and a worker do their part; 503 where one does not',
  access: 'public',
  response: z.object({ status: partState, parts: z.record(z.enum(partNames), partState) }),
});
