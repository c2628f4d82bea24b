/** `/metrics` for Prometheus: this process's own figures, each living worker's from its sign of life, the queue and the disk. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import {
  AggregatorRegistry,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { livingWorkers } from '../health/livingWorkers';
import { NotFound, Unauthorized } from '../http/problems';
import { withinLimit } from '../limits/withinLimit';
import { queueState } from '../repositories/operating/queueState.repository';
import type { Metrics } from './metrics';

interface MetricsWorld {
  readonly config: Pick<Config, 'METRICS_TOKEN' | 'DATA_DIR'>;
  readonly db: Database;
  readonly metrics: Metrics;
}
type Counted = MetricObjectWithValues<MetricValue<string>>[];

const LOOK_MS = 5_000;

/** Call before the routes that are to be counted. */
export function metricsRoutes(app: FastifyInstance, { config, db, metrics }: MetricsWorld): void {
  const requests = new Histogram({
    registers: [metrics.registry],
    name: 'reelwright_http_request_duration_seconds',
    help: 'Requests by their route, not by their address',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    refuseStrangers(request, config.METRICS_TOKEN);
    const now = new Registry();
    const seen: Counted[] = [(await metrics.registry.getMetricsAsJSON()) as Counted];
    // A database that is away must not hide the figures of the process that looks for it.
    const workers = await withinLimit({ what: 'The database', limitMs: LOOK_MS }, () =>
      lookAt(db, now),
    ).catch(() => null);
    new Gauge({ name: 'reelwright_database_up', help: '1 where it answers', registers: [now] }).set(
      workers ? 1 : 0,
    );
    const disk = await statfs(config.DATA_DIR).catch(() => null);
    const diskBytes = (name: string, blocks: number) =>
      disk && new Gauge({ name, help: 'Of the data folder', registers: [now] }).set(blocks * disk.bsize);
    diskBytes('reelwright_disk_free_bytes', disk?.bavail ?? 0);
    diskBytes('reelwright_disk_size_bytes', disk?.blocks ?? 0);
    seen.push((await now.getMetricsAsJSON()) as Counted, ...(workers ?? []));
    reply.header('content-type', Registry.PROMETHEUS_CONTENT_TYPE).header('cache-control', 'no-store');
    return AggregatorRegistry.aggregate(seen as never).metrics();
  });
}

/** The queue as gauges; what the living workers have counted. */
async function lookAt(db: Database, now: Registry): Promise<Counted[]> {
  const labelNames = ['queue'];
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames, registers: [now] });
  const waiting = gauge('reelwright_queue_waiting', 'Pieces of work that nobody has taken');
  const active = gauge('reelwright_queue_active', 'Pieces of work in the hands of workers');
  const oldest = gauge('reelwright_queue_oldest_seconds', 'How long the oldest has waited');
  for (const state of await queueState(db)) {
    const labels = { queue: state.queue };
    waiting.set(labels, state.waiting);
    active.set(labels, state.active);
    oldest.set(labels, state.oldest_seconds);
  }
  const living = await livingWorkers(db);
  new Gauge({ name: 'reelwright_workers', help: 'Heard within half a minute', registers: [now] }).set(
    living.length,
  );
  return living.map(({ metrics }) => metrics as unknown as Counted);
}

/** Without a token for this very machine only; what a proxy passes on comes from somewhere else. */
function refuseStrangers({ headers, socket }: FastifyRequest, token: string | undefined): void {
  if (token !== undefined) {
    const hash = (text: string) => createHash('sha256').update(text).digest();
    const [, given = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(hash(given), hash(token))) throw new Unauthorized();
    return;
  }
  const passedOn = headers.forwarded ?? headers['x-forwarded-for'] ?? headers.via;
  const peer = socket.remoteAddress ?? '';
  const isHere = ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback';
  if (!isHere || passedOn !== undefined) throw new NotFound('address');
}
