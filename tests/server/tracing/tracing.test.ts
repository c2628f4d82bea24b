/** Traces as a collector sees them: one from Confirm to the film, across both processes. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../../server/config';
import { observed } from '../../../server/observing/activities';
import { startTracing } from '../../../server/tracing/startTracing';
import { stepsOfKind } from '../../../contract/job';
import { adRequest } from '../../support/world/adRequest';
import { startCollector, valueOf, type CollectedSpan } from '../../support/world/otlpCollector';
import { testApp } from '../../support/world/testApp';
import { startWorkerProcess } from '../../support/world/workerProcess';
import { longTest } from '../../support/form';

let collector: Awaited<ReturnType<typeof startCollector>>;
const lines: string[] = [];
const trace = (environment: NodeJS.ProcessEnv = process.env) =>
  startTracing(readConfig(environment), 'server', (line) => lines.push(line));

beforeEach(async () => {
  lines.length = 0;
  collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.address);
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await collector.close();
});

const named = (name: string): CollectedSpan => {
  const [span, ...others] = collector.spans().filter((one) => one.name === name);
  if (!span || others.length > 0)
    throw new Error(`${others.length + (span ? 1 : 0)} spans are named ${name}.`);
  return span;
};

longTest('[OP3] Confirm, its steps, Render and its film are one trace over server and worker', async () => {
  const tracing = await trace();
  const server = await testApp({ CREDITS_ON_SIGNUP: '100' });
  const worker = startWorkerProcess(server.url);
  const user = randomUUID();
  const get = async (url: string) => (await server.call(user, 'GET', url)).json();
  const ends = (url: string) =>
    expect.poll(async () => (await get(url)).status, { timeout: 40_000, interval: 100 }).toBe('done');
  const { job_id: job } = (await server.call(user, 'POST', '/generate/videos', adRequest(user))).json();
  await ends(`/jobs/${job}`);
  const [project] = (await get(`/jobs/${job}`)).output.project_ids;
  await server.call(user, 'POST', `/project/${project}/render`);
  await ends(`/project/${project}`);
  await worker.end('SIGTERM');
  await tracing.stop();
  await server.close();

  const confirm = named('POST /v1/generate/videos');
  const generate = named('process generate');
  const film = named('process render');
  expect([confirm, generate, film].map(({ service }) => service)).toEqual([
    'reelwright-server',
    'reelwright-worker',
    'reelwright-worker',
  ]);
  const steps = collector.spans().filter(({ name }) => name.startsWith('step '));
  expect(new Set(steps.map(({ name }) => name.slice(5)))).toEqual(new Set(stepsOfKind.urltoads));
  const [making, drawing] = [named('film'), named('draw')];
  for (const span of [generate, ...steps, film, making, drawing]) expect(span.traceId).toBe(confirm.traceId);
  expect(confirm.parentSpanId).toBeUndefined();
  expect([generate, film].map(({ parentSpanId }) => parentSpanId)).toEqual([confirm.spanId, confirm.spanId]);
  for (const { parentSpanId } of steps) expect(parentSpanId).toBe(generate.spanId);
  expect(making.parentSpanId).toBe(film.spanId);
  expect(drawing.parentSpanId).toBe(making.spanId);
  const render = named('POST /v1/project/:projectId/render');
  expect(film.links?.map(({ spanId }) => spanId)).toEqual([render.spanId]);
  expect(valueOf(confirm.attributes, 'http.response.status_code')).toBe(200);
  expect(valueOf(confirm.attributes, 'http.route')).toBe('/v1/generate/videos');
  // Neither who it is of, nor what was written.
  const sent = collector.requests.map(({ body }) => body.toString()).join('');
  const { script } = adRequest(user) as { script: string };
  for (const personal of [user, `${user.slice(0, 4)}@example.com`, script])
    expect(sent).not.toContain(personal);
});

test('[OP3] a film is drawn, mixed, joined and checked in spans of its own, and an error is named, not told', async () => {
  const tracing = await trace();
  await observed('drawing', { frames: 90 }, async () => {
    await Promise.all([
      observed('chunk', { from: 0, to: 60 }, async () => {}),
      observed('chunk', { from: 60, to: 90 }, async () => {}),
      observed('filmStage', { stage: 'mix' }, async () => {}),
    ]);
    await observed('filmStage', { stage: 'join' }, async () => {});
    const failing = () => Promise.reject(new RangeError("Ann's own words"));
    await observed('filmStage', { stage: 'check' }, failing).catch(() => {});
  });
  await tracing.stop();
  const { spanId } = named('draw');
  const inside = collector.spans().filter((span) => span.parentSpanId === spanId);
  expect(inside.map(({ name }) => name).toSorted()).toEqual(['check', 'chunk', 'chunk', 'join', 'mix']);
  const check = named('check');
  expect([check.status.code, valueOf(check.attributes, 'error.type')]).toEqual([2, 'RangeError']);
  expect(JSON.stringify(collector.spans())).not.toContain('Ann');
});

test.each([
  ['is not believed', 'false', false],
  ['is believed where a proxy stands in front', '1', true],
])("[OP3] a caller's own trace %s", async (_, TRUST_PROXY, isBelieved) => {
  const tracing = await trace({ ...process.env, TRUST_PROXY });
  const server = await testApp();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await server.app.inject({ url: '/v1/health', headers });
  await tracing.stop();
  await server.close();
  expect(named('GET /v1/health').traceId === traceId).toBe(isBelieved);
});

test('[OP3] it is protobuf where nothing else is said, and the variables of the SDK count', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', '');
  vi.stubEnv('OTEL_SERVICE_NAME', 'our-videos');
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-team=video');
  const tracing = await trace();
  await observed('filmStage', { stage: 'join' }, async () => {});
  await tracing.stop();
  const [request] = collector.requests;
  expect([request?.url, request?.type]).toEqual(['/v1/traces', 'application/x-protobuf']);
  for (const text of ['join', 'our-videos']) expect(request?.body.includes(text)).toBe(true);
});

test('[OP3] a collector that never answers holds neither the work nor the end', async () => {
  const silent = await startCollector({ answers: false });
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', silent.address);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const tracing = await trace();
    expect(await observed('filmStage', { stage: 'join' }, async () => 'joined')).toBe('joined');
    const stopped = tracing.stop();
    await vi.waitFor(() => expect(silent.requests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(2_000);
    await stopped;
  } finally {
    vi.useRealTimers();
    await silent.close();
  }
});

test('[OP3] a collector that is not there is told of once', async () => {
  await collector.close();
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '50');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  const tracing = await trace();
  for (const stage of ['mix', 'join'] as const) {
    await observed('filmStage', { stage }, async () => {});
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 5000 });
  }
  await tracing.stop();
  expect(lines).toEqual([expect.stringContaining(`Traces do not reach ${collector.address}: `)]);
});

test.each([
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
])('[OP3] %s=%s is refused by its name at the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
