/** The one way to the API: fills the address, carries the session's token, checks the answer, names the failure. [A8] [Q1] */
import { createFetch, type FetchError } from 'ofetch';
import type * as z from 'zod/mini';
import { withoutRights } from '../../contract/mediaAddress';
import type { Route } from '../../contract/routes/route';
import type { UnansweredCalls } from './browser/stored/unansweredCalls';
import { type RefusalText, ServiceError } from './serviceError';

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
    /** For an answer that may come in lines of JSON: told each; what it gives back for the last is the answer. */
    lines?: { readonly accept: string; readonly onLine: (line: unknown) => unknown };
    /** It costs or makes something: asked for again before anybody has answered, it is the same call, and done once. */
    once?: true;
    signal?: AbortSignal;
  };
export type Call = <R extends Route>(route: R, input?: CallInput<R>) => Promise<z.output<R['response']>>;

interface Options {
  baseUrl: string;
  getToken: () => string | null;
  fetch: typeof globalThis.fetch;
  /** The same, reporting how much of the body is sent; where it is left out, nothing is reported. */
  fetchWithProgress?: (onSent: (sent: number) => void) => typeof globalThis.fetch;
  /** The keys of calls that are made once; where it is left out, each call is another. */
  unanswered?: UnansweredCalls;
  /** ms; a test waits for nothing. */
  pause?: (forMs: number, signal?: AbortSignal) => Promise<void>;
  /** The app's language: the server tells by it what a topic of a word or two is written in. */
  language?: string;
  /** What a refusal says in the reader's language; null, or left out: the server's own sentence is kept. */
  refusalText?: RefusalText;
  /** Called once for every call that failed; `error.isExpected` says how loudly to repeat it. */
  logFailure: (message: string, error: ServiceError) => void;
}
interface Content {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: File;
  fields?: Readonly<Record<string, string>>;
  onSent?: (sent: number) => void;
  headers?: Readonly<Record<string, string>>;
  lines?: { readonly accept: string; readonly onLine: (line: unknown) => unknown };
  once?: true;
  signal?: AbortSignal;
}

export function createHttp({
  baseUrl,
  getToken,
  fetch,
  fetchWithProgress,
  unanswered,
  pause = pauseFor,
  refusalText = () => null,
  language,
  logFailure,
}: Options): Call {
  async function answerTo(
    route: Route,
    { params, query, headers, signal, onSent, lines, once: _, ...content }: Content,
  ) {
    const token = getToken();
    const send = createFetch({ fetch: (onSent && fetchWithProgress?.(onSent)) ?? fetch, Headers });
    const response = await send
      .raw<unknown, 'json' | 'stream'>(baseUrl + fillPath(route.path, params) + queryString(query), {
        method: route.method,
        headers: {
          ...headers,
          ...(language && { 'accept-language': language }),
          ...(lines && { accept: lines.accept }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: bodyOf(content),
        // A call that is made again may be made twice: who asked decides.
        retry: false,
        responseType: lines ? 'stream' : 'json',
        ...(signal ? { signal } : {}),
      })
      .catch(async (error: FetchError | Error) => {
        throw refusalFrom(error, await refusedIn(error));
      });
    // oxlint-disable-next-line no-underscore-dangle -- ofetch keeps what it has parsed nowhere else.
    const answer = lines ? await readLines(response, lines) : response._data;
    const parsed = route.response.safeParse(answer ?? null);
    if (!parsed.success) throw new ServiceError('shape', response.status, null, { cause: parsed.error });
    return parsed.data;
  }

  /** An answer that is lost on the way is asked for again, by the same key. */
  async function answerOnce(route: Route, input: Content, keys: UnansweredCalls) {
    const what = whatIsAsked(route, input);
    const headers = { ...input.headers, 'idempotency-key': keys.keyOf(what) };
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await answerTo(route, { ...input, headers });
        keys.answered(what);
        return answer;
      } catch (failure) {
        if (isRefusal(failure)) keys.answered(what);
        const waitMs = againAfterMs(failure, tries);
        if (waitMs === null || input.signal?.aborted) throw failure;
        await pause(waitMs, input.signal);
      }
    }
  }

  const answerFor = (route: Route, input: Content) =>
    input.once && unanswered ? answerOnce(route, input, unanswered) : answerTo(route, input);

  return (route, input) =>
    answerFor(route, (input ?? {}) as Content).catch((failure: ServiceError) => {
      const error = failure instanceof ServiceError ? failure.saying(refusalText) : failure;
      if (!(input as Content | undefined)?.signal?.aborted)
        logFailure(`${route.method} ${route.path}`, error);
      throw error;
    }) as never;
}

const whatIsAsked = (route: Route, { params, query, body, file, fields }: Content) =>
  withoutRights(
    JSON.stringify([
      ...[route.method, route.path, params, query, body, fields],
      file && [file.name, file.size, file.lastModified],
    ]),
  );

const codeOf = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'code' in payload ? payload.code : null;
const isInProgress = ({ payload }: ServiceError) => codeOf(payload) === 'idempotency_in_progress';
/** Said by the server itself, which has done nothing. */
const isRefusal = (failure: unknown) =>
  failure instanceof ServiceError &&
  failure.status !== null &&
  failure.status < 500 &&
  codeOf(failure.payload) !== null &&
  !isInProgress(failure);

const PATIENCE = { lost: 1, inProgress: 10 } as const;
/** Null where asking again is no use. */
function againAfterMs(failure: unknown, tries: number): number | null {
  if (!(failure instanceof ServiceError) || isRefusal(failure)) return null;
  if (isInProgress(failure)) return tries < PATIENCE.inProgress ? 2000 : null;
  const isProxy = [502, 503, 504].includes(failure.status ?? 0) && codeOf(failure.payload) === null;
  const isLost = failure.kind === 'network' || isProxy;
  return isLost && tries < PATIENCE.lost ? 1000 : null;
}
const pauseFor = (forMs: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, forMs);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });

/** The whole body is one line where the server does not know how to part its answer. */
async function readLines(
  { headers, body }: Response,
  { accept, onLine }: NonNullable<Content['lines']>,
): Promise<unknown> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const isParted = headers.get('content-type')?.startsWith(accept) ?? false;
  let rest = '';
  let answer: unknown = null;
  try {
    for (;;) {
      const { value = '', done = true } = (await reader?.read()) ?? {};
      const lines = (rest + value).split(isParted ? '\n' : /$^/);
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines.filter(Boolean))
        answer = isParted ? onLine(JSON.parse(line)) : JSON.parse(line);
      if (done) return answer;
    }
  } catch (error) {
    throw error instanceof ServiceError ? error : refusalFrom(error as Error);
  }
}

/** What a refusal says; where lines were asked for, it is not read yet. */
async function refusedIn(failure: FetchError<unknown> | Error): Promise<unknown> {
  const data: unknown = 'data' in failure ? failure.data : null;
  if (!(data instanceof ReadableStream)) return data ?? null;
  try {
    return await new Response(data).json();
  } catch {
    return null;
  }
}

/** An error without a response is one of the network, or of a body that broke off. */
function refusalFrom(error: FetchError<unknown> | Error, payload: unknown = null): ServiceError {
  if (!('response' in error) || !error.response)
    return new ServiceError('network', null, null, { cause: error });
  return new ServiceError('status', error.response.status, detailOf(payload), {}, payload);
}

function bodyOf({ body, file, fields = {} }: Pick<Content, 'body' | 'file' | 'fields'>) {
  if (!file) return body as Record<string, unknown> | undefined;
  const form = new FormData();
  // Before the file: who reads the form as a stream knows them by then.
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
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
