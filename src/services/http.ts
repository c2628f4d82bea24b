/** The one way to the API: fills the address, carries the session's token, checks the answer, names the failure. [A8] [Q1] */
import type * as z from 'zod/mini';
import type { Route } from '../../contract/route';

/** `network`: nobody answered. `status`: refused, with the server's sentence. `shape`: not what was agreed. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  constructor(
    readonly kind: 'network' | 'status' | 'shape',
    readonly status: number | null,
    readonly detail: string | null,
    options?: ErrorOptions,
    /** What the server answered, where it did, as it came. */
    readonly payload: unknown = null,
  ) {
    super(detail ?? kind, options);
  }

  /** A no that the server is meant to say and the person reads (too few credits, a file of the wrong kind): nothing is broken. */
  get isExpected(): boolean {
    return this.detail !== null && EXPECTED.has(this.status ?? 0);
  }
}
const EXPECTED: ReadonlySet<number> = new Set([403, 409, 422]);

type Part<Name extends string, Schema extends z.ZodMiniType> =
  undefined extends z.input<Schema> ? { [K in Name]?: z.input<Schema> } : { [K in Name]: z.input<Schema> };
export type CallInput<R extends Route> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']> & {
    /** For calls whose body is a form: the file to send. */
    file?: File;
    /** What the form says beside the file. */
    fields?: Readonly<Record<string, string>>;
    /** Told how much of the file is sent, 0 to 1. */
    onSent?: (sent: number) => void;
    /** Beside those that every call has. */
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
  };
export type Call = <R extends Route>(route: R, input?: CallInput<R>) => Promise<z.output<R['response']>>;

interface World {
  baseUrl: string;
  getToken: () => string | null;
  fetch: typeof globalThis.fetch;
  /** The same, telling how much of the body is sent; where it is left out, nobody is told. */
  fetchTelling?: (onSent: (sent: number) => void) => typeof globalThis.fetch;
  /** Told once of every call that failed; `error.isExpected` says how loudly to repeat it. */
  logFailure: (message: string, error: ServiceError) => void;
}
interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: File;
  fields?: Readonly<Record<string, string>>;
  onSent?: (sent: number) => void;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

export function createHttp({ baseUrl, getToken, fetch, fetchTelling, logFailure }: World): Call {
  async function answerTo(route: Route, { params, query, headers, signal, onSent, ...content }: Parts) {
    const token = getToken();
    const { body, contentType } = bodyOf(content);
    const send = (onSent && fetchTelling?.(onSent)) ?? fetch;
    const response = await send(baseUrl + fillPath(route.path, params) + queryString(query), {
      method: route.method,
      headers: { ...headers, ...contentType, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      throw new ServiceError('network', null, null, { cause });
    });
    const payload: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new ServiceError('status', response.status, detailOf(payload), {}, payload);
    const parsed = route.response.safeParse(payload);
    if (!parsed.success) throw new ServiceError('shape', response.status, null, { cause: parsed.error });
    return parsed.data;
  }

  return (route, input) =>
    answerTo(route, (input ?? {}) as Parts).catch((error: ServiceError) => {
      if (!(input as Parts | undefined)?.signal?.aborted) logFailure(`${route.method} ${route.path}`, error);
      throw error;
    }) as never;
}

function bodyOf({ body, file, fields = {} }: Pick<Parts, 'body' | 'file' | 'fields'>) {
  if (file) {
    const form = new FormData();
    // Before the file: who reads the form as a stream knows them by then.
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    return { body: form, contentType: {} };
  }
  if (body === undefined) return { body: undefined, contentType: {} };
  return { body: JSON.stringify(body), contentType: { 'content-type': 'application/json' } };
}

const entriesOf = (value: unknown) => (value ?? {}) as Record<string, string>;

const fillPath = (path: string, params: unknown) =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(entriesOf(params)[key] ?? ''));

const queryString = (query: unknown) => {
  const spelt = new URLSearchParams(entriesOf(query)).toString();
  return spelt ? `?${spelt}` : '';
};

const detailOf = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'detail' in payload ? String(payload.detail) : null;
