/** OpenTelemetry's own SDK, which reads its variables itself, listening to what is done here. */
import { randomUUID } from 'node:crypto';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Config } from '../config';
import { withinLimit } from '../limits/withinLimit';
import { traceActivities } from './traceActivities';
import { traceCalls } from './traceCalls';

export interface Tracing {
  /** Sends what is left, within a limit, and listens no more. */
  stop(): Promise<void>;
}
export type TracedProcess = 'server' | 'worker';

export interface OpenTracing {
  readonly process: TracedProcess;
  readonly endpoint: string;
  readonly protocol: Config['OTEL_EXPORTER_OTLP_PROTOCOL'];
  /** Whether a call may belong to its caller's trace. */
  readonly believesCallers: boolean;
  readonly say: (line: string) => void;
}

/** A collector that does not answer keeps no process from ending. */
const FLUSH_MS = 2_000;
/** One that is away is told of once in this time. */
const TOLD_EVERY_MS = 10 * 60_000;

const exporters: Record<OpenTracing['protocol'], () => Promise<SpanExporter>> = {
  'http/protobuf': async () =>
    new (await import('@opentelemetry/exporter-trace-otlp-proto')).OTLPTraceExporter(),
  'http/json': async () => new (await import('@opentelemetry/exporter-trace-otlp-http')).OTLPTraceExporter(),
};

export async function openTracing(setup: OpenTracing): Promise<Tracing> {
  let toldAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    const why = error instanceof Error ? error.message : JSON.stringify(error);
    setup.say(`Traces do not reach ${setup.endpoint}: ${why}`);
  });
  const own = { [ATTR_SERVICE_NAME]: `reelwright-${setup.process}`, 'service.instance.id': randomUUID() };
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(own))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(await exporters[setup.protocol]())],
  });
  const tracer = provider.getTracer('reelwright');
  const stops = [traceActivities(tracer), traceCalls(tracer, setup)];
  return {
    async stop() {
      for (const stop of stops) stop();
      const limit = { what: 'Sending the last traces', limitMs: FLUSH_MS };
      await withinLimit(limit, () => provider.shutdown()).catch(() => {});
    },
  };
}
