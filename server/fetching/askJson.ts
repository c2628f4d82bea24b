/** Asks an address that answers in JSON, behind the address guard, and checks the shape of its answer. */
import type { z } from 'zod';
import type { GuardedFetch } from './guardedFetch';

interface Question {
  readonly guardedFetch: GuardedFetch;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

const ANSWER_BYTES = 2 * 1024 * 1024;
const ANSWER_MS = 8_000;

/** Throws when it does not answer, or something else. */
export async function askJson<Shape extends z.ZodType>(
  shape: Shape,
  { guardedFetch, url, headers, signal }: Question,
): Promise<z.output<Shape>> {
  const answer = await guardedFetch.fetch(url.href, {
    accept: 'application/json',
    maxBytes: ANSWER_BYTES,
    timeoutMs: ANSWER_MS,
    headers,
    signal,
  });
  if (!answer.ok) throw new Error(`${url.host} answered ${answer.status}.`);
  return shape.parse(JSON.parse(answer.body.toString('utf8')));
}
