/** The span that whatever runs here is part of. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { INVALID_SPAN_CONTEXT, ROOT_CONTEXT, trace, type Context, type Span } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

export const underWay = new AsyncLocalStorage<Span | undefined>();

export const within = (span: Span | undefined): Context =>
  span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;

/** Elsewhere, by its W3C trace context; null for none, and for what is not one. */
export function elsewhere(traceparent: string | undefined): Span | null {
  const context = traceparent === undefined ? null : parseTraceParent(traceparent);
  return context && trace.wrapSpanContext({ ...context, isRemote: true });
}

export function traceparentOf(span: Span): string | undefined {
  const { traceId, spanId, traceFlags } = span.spanContext();
  if (traceId === INVALID_SPAN_CONTEXT.traceId) return undefined;
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
