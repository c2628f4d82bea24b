/** Opens an address and follows its redirects, each checked like the first. */
import { fetch, type Agent, type Response } from 'undici';
import type { AddressRules } from './addressRules';
import { FetchRefused } from './fetchRefusals';

export interface OpenOptions {
  readonly rules: AddressRules;
  readonly agent: Agent;
  readonly method: 'GET' | 'HEAD';
  readonly accept: string | undefined;
  /** For the first address alone. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Also for where it forwards to: nothing secret. */
  readonly everywhere?: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
}

const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 5;
/** Says who asks, as a link preview does; sites may turn us away by it. */
export const USER_AGENT =
  'Mozilla/5.0 (compatible; Reelwright/0.1; reads a page once when its link is pasted)';

export async function openGuarded(address: string, options: OpenOptions): Promise<Response> {
  const { rules, agent, method, accept = '*/*', headers, everywhere, signal } = options;
  let url = rules.checkUrl(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      method,
      signal,
      headers: {
        'user-agent': USER_AGENT,
        accept,
        'accept-language': 'en-US,en;q=0.8',
        ...everywhere,
        ...(hops === 0 ? headers : {}),
      },
    });
    const next = REDIRECTS.includes(response.status) ? response.headers.get('location') : null;
    if (next === null) return response;
    await response.body?.cancel();
    url = rules.checkUrl(URL.canParse(next, url) ? new URL(next, url).href : '');
  }
  throw new FetchRefused('too_many_redirects');
}
