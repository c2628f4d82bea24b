/** A collector that speaks OTLP over HTTP and keeps the spans that it is sent as JSON; or one that never answers. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface OtlpAttribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly OtlpAttribute[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status: { readonly code?: number };
}
interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly OtlpAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}
export interface CollectedSpan extends OtlpSpan {
  /** `service.name` of the process that it is from. */
  readonly service: string | undefined;
}

export const valueOf = (attributes: readonly OtlpAttribute[], name: string) => {
  const { stringValue, intValue } = attributes.find(({ key }) => key === name)?.value ?? {};
  return stringValue ?? intValue;
};

export async function startCollector({ answers }: { readonly answers: boolean } = { answers: true }) {
  const requests: { url: string; type: string; body: Buffer }[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    void buffer(request).then((body) => {
      requests.push({ url: request.url ?? '', type: request.headers['content-type'] ?? '', body });
      if (answers) response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    spans: (): CollectedSpan[] =>
      requests.flatMap(({ body }) =>
        (JSON.parse(body.toString()) as OtlpRequest).resourceSpans.flatMap(({ resource, scopeSpans }) => {
          const service = valueOf(resource.attributes, 'service.name')?.toString();
          return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
        }),
      ),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
