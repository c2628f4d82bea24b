/** What Prometheus reads: of the server, of its workers through the database, and by whom it may be read. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPresence } from '../../../server/health/presence';
import { createMetrics, type Metrics } from '../../../server/metrics/metrics';
import { observed } from '../../../server/observing/activities';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let metrics: Metrics;
let worker: Metrics;
beforeAll(async () => {
  metrics = createMetrics({ process: 'server' });
  server = await testApp({ DATA_DIR: '.' }, { metrics });
  worker = createMetrics({ process: 'worker', worker: 'one' });
});
afterAll(async () => {
  for (const one of [metrics, worker]) one.stop();
  await server.close();
});

const read = async () => (await server.app.inject({ url: '/metrics' })).body.split('\n');
/** Labels stand in any order. */
const valueOf = (lines: string[], name: string, labels: Record<string, string> = {}) => {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const isIt = (line: string) =>
    /^[^{ ]*/.exec(line)?.[0] === name && wanted.every((one) => line.includes(one));
  return Number(lines.find(isIt)?.split(' ').at(-1) ?? NaN);
};

test('[OP3] requests are counted by their route, work waits with its age, the disk has room', async () => {
  await server.sender.enqueue(server.db, 'generate', { jobId: randomUUID() }, randomUUID());
  await server.app.inject({ url: '/v1/jobs/1234' });
  const lines = await read();
  const asked = { method: 'GET', route: '/v1/jobs/:jobId', status: '401' };
  expect(valueOf(lines, 'reelwright_http_request_duration_seconds_count', asked)).toBe(1);
  const waiting = (queue: string) => valueOf(lines, 'reelwright_queue_waiting', { queue });
  expect([waiting('generate'), waiting('render')]).toEqual([1, 0]);
  expect(valueOf(lines, 'reelwright_queue_oldest_seconds', { queue: 'generate' })).toBeGreaterThan(0);
  const free = valueOf(lines, 'reelwright_disk_free_bytes');
  expect(free).toBeGreaterThan(0);
  expect(valueOf(lines, 'reelwright_disk_size_bytes')).toBeGreaterThan(free);
  expect(valueOf(lines, 'reelwright_database_up')).toBe(1);
  expect(valueOf(lines, 'nodejs_eventloop_lag_seconds', { process: 'server' })).toBeGreaterThanOrEqual(0);
});

test('[OP3] what a worker counted is read through the database, once a name and told apart', async () => {
  const jobId = randomUUID();
  const step = (name: 'captions' | 'media', run: () => Promise<void>) =>
    observed('step', { jobId, kind: 'urltoads', step: name }, run).catch(() => {});
  await step('captions', async () => {});
  await step('media', () => Promise.reject(new Error('No.')));
  await observed('drawing', { frames: 90 }, async () => {});
  const film = (signal: AbortSignal, run: () => Promise<void>) =>
    observed('film', { kind: 'mp4', signal }, run).catch(() => {});
  const goingOn = new AbortController().signal;
  const fails = () => Promise.reject(new Error('No.'));
  await film(goingOn, async () => {});
  await film(goingOn, fails);
  await film(AbortSignal.abort(), fails);
  const { db } = server;
  const countedSoFar = async () => (await worker.registry.getMetricsAsJSON()) as object[];
  const presence = await startPresence({ db, logError: () => {}, countedSoFar });
  const lines = await read();
  await presence.stop();
  const one = { process: 'worker', worker: 'one' };
  const steps = (labels: Record<string, string>) =>
    valueOf(lines, 'reelwright_step_duration_seconds_count', { ...one, ...labels });
  expect(steps({ step: 'captions', outcome: 'done' })).toBe(1);
  expect(steps({ step: 'media', outcome: 'failed' })).toBe(1);
  expect(valueOf(lines, 'reelwright_render_frames_total', one)).toBe(90);
  const films = (outcome: string) =>
    valueOf(lines, 'reelwright_film_duration_seconds_count', { ...one, kind: 'mp4', outcome });
  expect([films('done'), films('failed')]).toEqual([1, 1]);
  expect(valueOf(lines, 'reelwright_workers')).toBe(1);
  const types = lines.filter((line) => line.startsWith('# TYPE'));
  expect(new Set(types).size).toBe(types.length);
});

test.each([
  ['another machine', { remoteAddress: '203.0.113.7' }],
  ['a proxy on this machine', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } }],
])('[OP3] without a token %s finds nothing', async (_, caller) => {
  expect((await server.app.inject({ url: '/metrics', ...caller })).statusCode).toBe(404);
});

test('[OP3] with a token it is what counts, wherever the call is from', async () => {
  const own = createMetrics({ process: 'server' });
  const guarded = await testApp({ DATA_DIR: '.', METRICS_TOKEN: 'a:secret' }, { metrics: own });
  const status = async (headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
    (await guarded.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  expect(await status({ authorization: 'Bearer a:secret' })).toBe(200);
  expect(await status({ authorization: 'Bearer another' })).toBe(401);
  expect(await status({}, '127.0.0.1')).toBe(401);
  own.stop();
  await guarded.close();
});
