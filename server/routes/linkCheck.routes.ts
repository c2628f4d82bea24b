/** Whether an address answers, and why not; a browser cannot ask other sites itself. [W3] */
import type { FastifyInstance } from 'fastify';
import { checkLink } from '../../contract/routes/generate.routes';
import { FetchRefused } from '../fetching/fetchRefusals';
import type { GuardedFetch } from '../fetching/guardedFetch';
import { implement } from '../http/implement';
import { PageRefused, refusalByStatus } from '../reading/pageRefusals';
import { isVideoSharingLink } from '../../contract/video/videoSharing';
import type { Ports } from '../ports';

const TIMEOUT_MS = 8_000;
const PER_MINUTE = 120;

export function linkCheckRoutes(app: FastifyInstance, { guardedFetch }: Pick<Ports, 'guardedFetch'>): void {
  implement(
    app,
    checkLink,
    async ({ query }) => {
      const refused = isVideoSharingLink(query.url) ? null : await refusalOf(guardedFetch, query.url);
      if (!refused) return { ok: true, failure: null };
      const plain = query.or_http && isSilent(refused) ? query.url.replace(/^https:/u, 'http:') : query.url;
      if (plain !== query.url && !(await refusalOf(guardedFetch, plain)))
        return { ok: true, failure: null, answers_at: plain };
      return { ok: false, failure: refused.detail, refusal: refused.refusal };
    },
    { perMinute: PER_MINUTE },
  );
}

/** Whether there is nobody at the port of https; what a site itself refuses it would refuse by http as well. */
const isSilent = (refused: FetchRefused | PageRefused): boolean =>
  refused instanceof FetchRefused && (refused.code === 'unreachable' || refused.code === 'timeout');

/** HEAD first; many shops refuse it, so then the first bytes of a GET, whose refusal counts. An address that leads nowhere is refused to both. */
async function refusalOf(
  guardedFetch: GuardedFetch,
  url: string,
): Promise<FetchRefused | PageRefused | null> {
  const ask = async (method: 'HEAD' | 'GET') => {
    try {
      const options = { method, timeoutMs: TIMEOUT_MS, maxBytes: 1024, cut: true };
      const { ok, status } = await guardedFetch.fetch(url, options);
      return ok ? null : (refusalByStatus(status) ?? new PageRefused('page_failing'));
    } catch (error) {
      if (error instanceof FetchRefused) return error;
      throw error;
    }
  };
  const refused = await ask('HEAD');
  const mayAnswerGet = refused && !(refused instanceof FetchRefused && refused.isOfAddress);
  return mayAnswerGet ? ask('GET') : refused;
}
