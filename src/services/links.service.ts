/** Whether addresses answer: our own are asked directly, all others through the server. [W3] [W7] */
import { checkLink, type LinkAnswer } from '../../contract/routes/generate.routes';
import type { Call } from './http';

interface Options {
  call: Call;
  fetch: typeof globalThis.fetch;
  /** The address that the app was loaded from. */
  origin: string;
  /** A link to the video-sharing site passes without a check. */
  needsNoCheck: (url: string) => boolean;
}
export interface LinkToCheck {
  readonly url: string;
  /** The scheme was added for who typed none. */
  readonly orHttp?: boolean;
}
export interface LinksService {
  checkLink(input: LinkToCheck, signal?: AbortSignal): Promise<LinkAnswer>;
  /** Drops the texts that do not answer; entries that are not text are kept. */
  keepAnswering<Entry>(entries: readonly Entry[], signal?: AbortSignal): Promise<Entry[]>;
}

export function createLinksService({ call, fetch, origin, needsNoCheck }: Options): LinksService {
  const checkOwn = async (url: string, signal?: AbortSignal) =>
    (await fetch(url, { method: 'HEAD', ...(signal && { signal }) })).ok;

  const service: LinksService = {
    checkLink: async ({ url, orHttp }, signal) =>
      needsNoCheck(url)
        ? { ok: true, failure: null }
        : call(checkLink, {
            query: { url, ...(orHttp && { or_http: 'true' as const }) },
            ...(signal && { signal }),
          }),

    keepAnswering: async (entries, signal) => {
      const kept = await Promise.all(
        entries.map(async (entry) => {
          if (typeof entry !== 'string') return true;
          const isOwn = URL.canParse(entry, origin) && new URL(entry, origin).origin === origin;
          return isOwn ? checkOwn(entry, signal) : (await service.checkLink({ url: entry }, signal)).ok;
        }),
      );
      return entries.filter((_, index) => kept[index]);
    },
  };
  return service;
}
