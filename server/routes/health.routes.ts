/** Answers who watches from outside. Why a part fails is the operator's to know: strangers are told which. */
import type { FastifyInstance } from 'fastify';
import { getHealth, getReady, partNames, type PartName } from '../../contract/routes/health.routes';
import type { Readiness } from '../health/readiness';
import { implement } from '../http/implement';

type Told = 'ok' | 'failed';
const told = (works: boolean): Told => (works ? 'ok' : 'failed');

export function healthRoutes(app: FastifyInstance, { readiness }: { readonly readiness: Readiness }): void {
  implement(app, getHealth, async () => ({ status: 'ok' as const }));
  implement(app, getReady, async ({ reply }) => {
    const { ready, parts } = await readiness.all();
    if (!ready) reply.code(503);
    const states = partNames.map((name): [PartName, Told] => [name, told(parts[name].works)]);
    return { status: told(ready), parts: Object.fromEntries(states) as Record<PartName, Told> };
  });
}
