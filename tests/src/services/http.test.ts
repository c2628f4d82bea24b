import { expect, test, vi } from 'vitest';
import { createAdVideo } from '../../../contract/routes/jobStart.routes';
import { createHttp } from '../../../src/services/http';
import { ServiceError } from '../../../src/services/serviceError';
import { createGenerateService } from '../../../src/services/generate.service';
import { createLinksService } from '../../../src/services/links.service';
import { createJobsService } from '../../../src/services/jobs.service';
import { createJobStartService } from '../../../src/services/jobStart.service';
import { createUnansweredCalls } from '../../../src/services/browser/stored/unansweredCalls';
import { createMediaService } from '../../../src/services/media.service';

function answering(status: number, body: unknown, token: string | null = 't0', language?: string) {
  const fetch = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }),
  );
  const logFailure = vi.fn();
  const call = createHttp({
    baseUrl: 'http://x/v1',
    getToken: () => token,
    fetch: fetch as never,
    ...(language && { language }),
    logFailure,
  });
  return { fetch, logFailure, call };
}

const headersOf = ({ mock }: ReturnType<typeof answering>['fetch']) =>
  Object.fromEntries(new Headers(mock.calls[0]?.[1].headers));

test('[A8] a call carries the token of the session, and none without one', async () => {
  const member = answering(200, { voices: [] });
  await createGenerateService(member.call).fetchVoices();
  expect(headersOf(member.fetch)).toEqual({ authorization: 'Bearer t0' });
  const visitor = answering(200, { voices: [] }, null);
  await createGenerateService(visitor.call).fetchVoices();
  expect(headersOf(visitor.fetch)).toEqual({});
});

test('[LG2] a call says in which language the app speaks', async () => {
  const { fetch, call } = answering(200, { voices: [] }, null, 'de');
  await createGenerateService(call).fetchVoices();
  expect(headersOf(fetch)).toEqual({ 'accept-language': 'de' });
});

test('[Q1] a 403 brings the server’s detail along and is logged once', async () => {
  const { call, logFailure } = answering(403, { detail: 'Six credits are missing.' });
  const asked = createGenerateService(call).fetchVoices();
  await expect(asked).rejects.toMatchObject({
    kind: 'status',
    status: 403,
    detail: 'Six credits are missing.',
  });
  expect(logFailure).toHaveBeenCalledOnce();
});

test.each([
  [403, { detail: 'Six credits are missing.' }, true],
  [409, { detail: 'This job has not failed.' }, true],
  [422, { detail: 'This file is no picture.' }, true],
  [403, null, false],
  [400, { detail: 'The body has no title.' }, false],
  [404, { detail: 'There is no such project.' }, false],
  [500, { detail: 'No disk left.' }, false],
])('[Q1] %d with %o is logged; as a no that was to be expected: %s', async (status, body, isExpected) => {
  const { call, logFailure } = answering(status, body);
  await expect(createGenerateService(call).fetchVoices()).rejects.toBeInstanceOf(ServiceError);
  expect(logFailure.mock.calls).toEqual([['GET /voices/', expect.objectContaining({ status, isExpected })]]);
});

test('[Q1] silence is logged as a failure, what nobody waits for any more is not logged', async () => {
  const logFailure = vi.fn();
  const fetch = async () => {
    throw new TypeError('fetch failed');
  };
  const call = createHttp({ baseUrl: 'http://x/v1', getToken: () => null, fetch, logFailure });
  await expect(createGenerateService(call).fetchVoices()).rejects.toMatchObject({ kind: 'network' });
  await expect(createGenerateService(call).fetchVoices(AbortSignal.abort())).rejects.toBeInstanceOf(
    ServiceError,
  );
  expect(logFailure.mock.calls).toEqual([
    ['GET /voices/', expect.objectContaining({ kind: 'network', isExpected: false })],
  ]);
});

test.each([429, 500, 503])('[Q1] %d is not asked again by itself', async (status) => {
  const { call, fetch } = answering(status, { detail: 'Later.' });
  await expect(createGenerateService(call).fetchVoices()).rejects.toMatchObject({ status, detail: 'Later.' });
  expect(fetch).toHaveBeenCalledOnce();
});

test('[Q1] an answer that is no JSON is named by its status, or by its shape', async () => {
  const answers = [new Response('<h1>Bad gateway</h1>', { status: 502 }), new Response('<h1>Hello</h1>')];
  const logFailure = vi.fn();
  const fetch = async () => answers.shift() as Response;
  const call = createHttp({ baseUrl: 'http://x/v1', getToken: () => null, fetch, logFailure });
  const ask = () => createGenerateService(call).fetchVoices();
  await expect(ask()).rejects.toMatchObject({ kind: 'status', status: 502, detail: null });
  await expect(ask()).rejects.toMatchObject({ kind: 'shape', status: 200, detail: null });
});

test('an answer of the wrong shape is an error, not undefined', async () => {
  await expect(
    createGenerateService(answering(200, { voices: 1 }).call).fetchVoices(),
  ).rejects.toBeInstanceOf(ServiceError);
});

test('[G3] a file travels as the form field `file`', async () => {
  const { call, fetch } = answering(200, { file_url: '/media/a.png', kind: 'image' });
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  expect(await createMediaService(call).uploadFile({ file })).toEqual({ url: '/media/a.png', kind: 'image' });
  const form = fetch.mock.calls[0]?.[1].body as FormData;
  expect((form.get('file') as File).name).toBe('a.png');
});

test('[W7] own addresses are asked directly, others by the server, entries that are not text are kept', async () => {
  const { call, fetch } = answering(200, { ok: false, failure: 'The website did not answer.' });
  const head = vi.fn(
    async (url: string) => new Response(null, { status: url.endsWith('gone.jpg') ? 404 : 200 }),
  );
  const links = createLinksService({
    call,
    fetch: head as never,
    origin: 'http://own',
    needsNoCheck: (url) => url.includes('youtu.be'),
  });
  const file = new File([], 'a.png');
  const kept = await links.keepAnswering([
    'http://own/a.jpg',
    'http://own/gone.jpg',
    'https://other/a.jpg',
    'https://youtu.be/x',
    file,
  ]);
  expect(kept).toEqual(['http://own/a.jpg', 'https://youtu.be/x', file]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    'http://x/v1/link-check?url=https%3A%2F%2Fother%2Fa.jpg',
  ]);
});

test('[LG2] a refusal is said in the reader’s language by its code, and as the server says it where that is unknown', async () => {
  const call = (code: string) =>
    createHttp({
      baseUrl: 'http://x/v1',
      getToken: () => null,
      fetch: async () => new Response(JSON.stringify({ detail: 'It is empty.', code }), { status: 422 }),
      refusalText: (answer) => ((answer as { code: string }).code === 'file_empty' ? 'Es ist leer.' : null),
      logFailure: () => {},
    });
  const failed = (code: string) => createGenerateService(call(code)).fetchVoices();
  await expect(failed('file_empty')).rejects.toMatchObject({
    status: 422,
    detail: 'Es ist leer.',
    isExpected: true,
  });
  await expect(failed('file_odd')).rejects.toMatchObject({ status: 422, detail: 'It is empty.' });
});

/** A server that answers so, one after the other; `null` is a line that is cut. */
function onceAnswering(answers: readonly (readonly [number, object] | null)[]) {
  const keys: (string | null)[] = [];
  const paused: number[] = [];
  let nth = 0;
  const fetch = async (_: unknown, { headers }: RequestInit = {}) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const answer = answers[keys.length - 1] ?? null;
    if (!answer) throw new TypeError('fetch failed');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  };
  const call = createHttp({
    ...{ baseUrl: 'http://x/v1', getToken: () => null, logFailure: () => {}, fetch: fetch as never },
    unanswered: createUnansweredCalls(sessionStorageOf(new Map()), () => `k${(nth += 1)}`),
    pause: async (forMs) => void paused.push(forMs),
  });
  /** As it is asked by a session with this right to open files. */
  const confirm = (right: string) =>
    call(createAdVideo, {
      body: { images: [`http://x/media/${right}/u/a/media/p.jpg`] } as never,
      once: true,
    });
  return {
    keys,
    paused,
    confirm,
    starting: createJobStartService(call),
    retry: () => createJobsService(call).retryJob({ jobId: 'a' }),
  };
}
const sessionStorageOf = (kept: Map<string, string>) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
const made = [200, { job_id: 'j' }] as const;
const inProgress = [409, { code: 'idempotency_in_progress', detail: 'Wait.' }] as const;

test.each([
  ['a lost answer is asked for again by the same key', [null, made], ['k1', 'k1'], [1000]],
  ['a proxy without a server, too', [[502, {}] as const, made], ['k1', 'k1'], [1000]],
  [
    'an answer that is being made is waited for',
    [inProgress, inProgress, made],
    ['k1', 'k1', 'k1'],
    [2000, 2000],
  ],
])('[TR2] %s', async (_, answers, keys, paused) => {
  const server = onceAnswering(answers);
  expect(await server.retry()).toEqual({ jobId: 'j' });
  expect([server.keys, server.paused]).toEqual([keys, paused]);
});
test('[TR2] while nobody has answered, another press is the same call; after an answer or a refusal it is another', async () => {
  const server = onceAnswering([
    null,
    null,
    made,
    made,
    [403, { code: 'not_enough_credits', detail: 'No.' }],
    made,
  ]);
  await expect(server.retry()).rejects.toMatchObject({ kind: 'network' });
  await server.retry();
  await server.retry();
  await expect(server.retry()).rejects.toMatchObject({ status: 403 });
  await server.retry();
  expect(server.keys).toEqual(['k1', 'k1', 'k1', 'k2', 'k3', 'k4']);
});

test('[TR2] after a new sign-in, whose addresses carry another right, it is the same call', async () => {
  const server = onceAnswering([null, null, made]);
  await expect(server.confirm('s1.a')).rejects.toMatchObject({ kind: 'network' });
  await server.confirm('s2.b');
  expect(server.keys).toEqual(['k1', 'k1', 'k1']);
});

test.each([
  ['[W15] of an ad', 'createAdVideo'],
  ['[X3] of an explainer', 'createExplainerVideo'],
] as const)('[TR2] two Confirms %s, the first of which was given up, are one job', async (_, start) => {
  const server = onceAnswering([null, made]);
  const confirm = (signal?: AbortSignal) => server.starting[start]({} as never, signal);
  await expect(confirm(AbortSignal.abort())).rejects.toThrow();
  expect(await confirm()).toEqual({ jobId: 'j' });
  expect(new Set(server.keys)).toEqual(new Set(['k1']));
});
