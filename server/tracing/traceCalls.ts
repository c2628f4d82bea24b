/** A span for each call of the contract, from its arrival to its answer, through the channel that Fastify tells it by. */
import { tracingChannel } from 'node:diagnostics_channel';
import { finished } from 'node:stream';
import { SpanKind, SpanStatusCode, type Span, type Tracer } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { elsewhere, underWay, within } from './underWay';

interface Handled {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The route and never the address: that may hold a right, or who it is of. */
export function traceCalls(
  tracer: Tracer,
  { believesCallers }: { readonly believesCallers: boolean },
): () => void {
  const { start } = tracingChannel<Span | undefined, Handled>('fastify.request.handler');
  start.bindStore(underWay, ({ request, reply }) => {
    const { config, url = '' } = request.routeOptions;
    if (!config.contract) return undefined;
    const { traceparent } = request.headers;
    const caller = believesCallers && typeof traceparent === 'string' ? elsewhere(traceparent) : null;
    const span = tracer.startSpan(
      `${request.method} ${url}`,
      {
        kind: SpanKind.SERVER,
        startTime: Date.now() - reply.elapsedTime,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: request.method,
          [ATTR_HTTP_ROUTE]: url,
          [ATTR_URL_SCHEME]: request.protocol,
        },
      },
      within(caller ?? undefined),
    );
    finished(reply.raw, () => end(span, reply));
    return span;
  });
  return () => void start.unbindStore(underWay);
}

function end(span: Span, { raw }: FastifyReply): void {
  span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, raw.statusCode);
  if (raw.statusCode >= 500) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute(ATTR_ERROR_TYPE, String(raw.statusCode));
  }
  span.end();
}
