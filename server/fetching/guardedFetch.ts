/** Fetches strangers' addresses without reaching the inside: limited in size, time, redirects and headers. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'undici';
import { createAddressRules } from './addressRules';
import { FetchRefused } from './fetchRefusals';
import { createGuardedAgent } from './guardedAgent';
import { systemLookup, type Lookup } from './guardedLookup';
import { limitBytes } from './limitBytes';
import { openGuarded, type OpenOptions } from './openGuarded';

export interface GuardedFetchOptions {
  readonly method?: 'GET' | 'HEAD';
  /** The `Accept` header. */
  readonly accept?: string;
  /** More headers, a key for instance: for the address itself, not for where it forwards to. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Of the body as it is read, unpacked. */
  readonly maxBytes?: number;
  /** Keep the first `maxBytes` of a longer body instead of refusing it. */
  readonly cut?: boolean;
  /** From the first connection to the last byte. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
}

export interface FetchedHead {
  readonly status: number;
  readonly ok: boolean;
  /** Where the redirects ended. */
  readonly url: string;
  /** Lower case, without parameters; empty when the server does not say. */
  readonly contentType: string;
  /** Of a text, by the server's word. */
  readonly charset?: string;
  /** Of a partial answer, the byte that it begins with. */
  readonly range?: number;
}
export interface Fetched extends FetchedHead {
  readonly body: Buffer;
}

export interface GuardedFetch {
  /** Throws FetchRefused, or the signal's reason. A status that is not 2xx is no error. */
  fetch(url: string, options?: GuardedFetchOptions): Promise<Fetched>;
  /** Writes the body to `path`; when it throws, there is no such file. */
  download(url: string, path: string, options?: GuardedFetchOptions): Promise<FetchedHead>;
  /**
   * Appends to `path` what is missing from byte `from` on; where the server sends all of it, the file begins anew.
   * What has come stays when it throws. `maxBytes` is the length of the whole file.
   */
  resume(url: string, path: string, options: ResumeOptions): Promise<FetchedHead>;
  close(): Promise<void>;
}

export interface ResumeOptions extends Omit<GuardedFetchOptions, 'method' | 'cut' | 'headers'> {
  readonly from: number;
  readonly maxBytes: number;
  /** Told how long the file is by now. */
  readonly onBytes?: (done: number) => void;
}

interface Settings {
  /** The text of `FETCH_ALLOW`. */
  readonly allow: string;
  readonly lookup?: Lookup;
}
const DEFAULT_BYTES = 8 * 1024 * 1024;
const DEFAULT_MS = 15_000;

export function createGuardedFetch({ allow, lookup = systemLookup }: Settings): GuardedFetch {
  const rules = createAddressRules({ allow });
  const agent = createGuardedAgent(rules, lookup, DEFAULT_MS);

  async function open<T>(
    url: string,
    options: GuardedFetchOptions & Pick<OpenOptions, 'everywhere'>,
    read: (head: FetchedHead, body: Readable, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { maxBytes = DEFAULT_BYTES, timeoutMs = DEFAULT_MS, method = 'GET', cut = false } = options;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    try {
      const response = await openGuarded(url, {
        rules,
        agent,
        method,
        accept: options.accept,
        headers: options.headers,
        everywhere: options.everywhere,
        signal,
      });
      if (method === 'GET' && !cut && Number(response.headers.get('content-length')) > maxBytes) {
        await response.body?.cancel();
        throw new FetchRefused('too_large');
      }
      const body = response.body ? Readable.fromWeb(response.body) : Readable.from([]);
      // Who reads it hears of its errors; what nobody reads must not end the process by one.
      body.on('error', () => {});
      try {
        return await read(headOf(response), Readable.from(limitBytes(body, maxBytes, cut)), signal);
      } finally {
        body.destroy();
      }
    } catch (error) {
      throw refusalOf(error, timeout, options.signal);
    }
  }

  return {
    fetch: (url, options = {}) =>
      open(url, options, async (head, body) => {
        const parts: Buffer[] = [];
        for await (const part of body) parts.push(part as Buffer);
        return { ...head, body: Buffer.concat(parts) };
      }),
    download: (url, path, options = {}) =>
      open(url, options, async (head, body, signal) => {
        try {
          await pipeline(body, createWriteStream(path), { signal });
        } catch (error) {
          await rm(path, { force: true });
          throw error;
        }
        return head;
      }),
    resume: (url, path, { from, maxBytes, onBytes, ...options }) => {
      // As it is: a packed answer has no bytes to count.
      const everywhere = { 'accept-encoding': 'identity', ...(from > 0 && { range: `bytes=${from}-` }) };
      return open(url, { ...options, maxBytes, everywhere }, async (head, body, signal) => {
        const begins = beginningOf(head, from);
        if (begins === null) return head;
        const counted = counting(limitBytes(body, maxBytes - begins, false), begins, onBytes);
        await pipeline(counted, createWriteStream(path, { flags: begins > 0 ? 'a' : 'w' }), { signal });
        return head;
      });
    },
    close: () => agent.destroy(),
  };
}

/** Where the body stands in the file; null where there is none of it. */
function beginningOf({ status, range }: FetchedHead, from: number): number | null {
  if (status === 206) return range === from ? from : null;
  return status === 200 ? 0 : null;
}

async function* counting(
  parts: AsyncIterable<Buffer>,
  from: number,
  onBytes: (done: number) => void = () => {},
) {
  let done = from;
  for await (const part of parts) {
    yield part;
    onBytes((done += part.length));
  }
}

const headOf = (response: Response): FetchedHead => {
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    ok: response.ok,
    url: response.url,
    contentType: type.replace(/;.*$/s, '').trim().toLowerCase(),
    ...charsetOf(type),
    ...rangeOf(response.headers.get('content-range') ?? ''),
  };
};
const charsetOf = (type: string) => {
  const charset = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type)?.[1];
  return charset === undefined ? {} : { charset };
};
const rangeOf = (said: string) => {
  const from = /^bytes (\d{1,15})-/.exec(said)?.[1];
  return from === undefined ? {} : { range: Number(from) };
};

/** What went wrong as a refusal; the caller's own stop stays what it is. */
function refusalOf(error: unknown, timeout: AbortSignal, stop: AbortSignal | undefined): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FetchRefused) return cause;
  if (stop?.aborted) return stop.reason;
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  const late = timeout.aborted || /TIMEOUT/.test(code ?? '');
  return new FetchRefused(late ? 'timeout' : 'unreachable', { cause: error });
}
