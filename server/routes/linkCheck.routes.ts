/** Whether an address answers; a browser cannot ask other sites itself. [W3] */
import type { FastifyInstance } from 'fastify';
import { checkLink } from '../../contract/routes/generate.routes';
import { FetchRefused } from '../fetching/fetchRefusals';
import type { GuardedFetch } from '../fetching/guardedFetch';
import { implement } from '../http/implement';
import { isVideoSharingLink } from '../../contract/video/videoSharing';
import type { Ports } from '../ports';

const TIMEOUT_MS = 8_000;
const PER_MINUTE = 120;

export function linkCheckRoutes(app: FastifyInstance, { guardedFetch }: Pick<Ports, 'guardedFetch'>): void {
  implement(
    app,
    checkLink,
    async ({ query }) => ({ ok: isVideoSharingLink(query.url) || (await answers(guardedFetch, query.url)) }),
    { perMinute: PER_MINUTE },
  );
}

/** HEAD first; many shops refuse it, so then the first bytes of a GET. */
async function answers(guardedFetch: GuardedFetch, url: string): Promise<boolean> {
  const ask = async (method: 'HEAD' | 'GET') => {
    try {
      return (await guardedFetch.fetch(url, { method, timeoutMs: TIMEOUT_MS, maxBytes: 1024, cut: true })).ok;
    } catch (error) {
      if (error instanceof FetchRefused) return false;
      throw error;
    }
  };
  return (await ask('HEAD')) || (await ask('GET'));
}
