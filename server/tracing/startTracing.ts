/** Traces of what a process does, for the operator's collector; where none is named, nothing of it is loaded. */
import type { Config } from '../config';
import type { TracedProcess, Tracing } from './openTracing';

type TracingConfig = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_PROTOCOL' | 'OTEL_SDK_DISABLED' | 'TRUST_PROXY'
>;

export async function startTracing(
  config: TracingConfig,
  process: TracedProcess,
  say: (line: string) => void,
): Promise<Tracing> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT || config.OTEL_SDK_DISABLED) return { stop: async () => {} };
  const { openTracing } = await import('./openTracing');
  return openTracing({
    process,
    say,
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    protocol: config.OTEL_EXPORTER_OTLP_PROTOCOL,
    believesCallers: config.TRUST_PROXY !== false,
  });
}
