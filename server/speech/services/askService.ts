/** Asks a voice service over HTTP; what it refuses becomes a reason that a person can read. */
import { retryAfterOf } from './retryAfter';
import { ServiceRefused } from './voiceService';

export interface ServiceCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
}

const reasonOf = (status: number, answer: string): string => {
  if (status === 402 || /quota|credit|billing/i.test(answer)) return 'its credit is used up';
  if (status === 401 || status === 403) return 'its key is not accepted';
  if (status === 404) return 'it is no longer offered';
  return status === 429 ? 'it is asked too often at the moment' : `it answers with an error (${status})`;
};

/** Throws ServiceRefused, or the signal's reason. */
export async function askService({
  url,
  headers,
  body,
  signal,
  timeoutMs = 90_000,
}: ServiceCall): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new ServiceRefused('it does not answer', true, { cause });
  });
  if (response.ok) return response;
  const answer = await response.text().catch(() => '');
  const isPassing = response.status === 429 || response.status >= 500;
  const retryAfterMs = retryAfterOf(response.headers);
  throw new ServiceRefused(reasonOf(response.status, answer), isPassing, { retryAfterMs });
}
