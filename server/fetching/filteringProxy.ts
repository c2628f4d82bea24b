/** A forward proxy on loopback for the browser that opens strangers' pages: the fetcher's rule, same refusals. */
import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { bareHost, createAddressRules } from './addressRules';
import { guardedLookup, systemLookup, type Lookup } from './guardedLookup';

export interface FilteringProxy {
  /** `http://127.0.0.1:{port}` */
  readonly address: string;
  /** Hosts that were refused, in the order of asking. */
  readonly refused: readonly string[];
  close(): Promise<void>;
}

interface Settings {
  /** The text of `FETCH_ALLOW`. */
  readonly allow: string;
  readonly lookup?: Lookup;
}
const SILENCE_MS = 15_000;

export async function startFilteringProxy({
  allow,
  lookup = systemLookup,
}: Settings): Promise<FilteringProxy> {
  const rules = createAddressRules({ allow });
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => sockets.add(socket.on('close', () => sockets.delete(socket)));

  /** Where to connect; throws when it must not be. */
  const destination = (hostname: string, port: number) => {
    const host = bareHost(hostname);
    rules.checkHost(host, port);
    return { host, port, lookup: guardedLookup(rules, port, lookup), autoSelectFamily: true };
  };

  const server = http.createServer((request, response) => {
    const refuse = () => {
      refused.push(request.url ?? '');
      if (!response.headersSent) response.writeHead(403);
      response.end();
    };
    try {
      const url = rules.checkUrl(request.url ?? '');
      const upstream = http.request({
        ...destination(url.hostname, Number(url.port) || 80),
        method: request.method,
        path: url.pathname + url.search,
        headers: { ...request.headers, host: url.host },
        timeout: SILENCE_MS,
      });
      upstream.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response).on('close', () => answer.destroy());
      });
      upstream.on('timeout', () => upstream.destroy()).on('error', refuse);
      request.pipe(upstream);
    } catch {
      refuse();
    }
  });

  server.on('connect', (request: http.IncomingMessage, client: Socket, head: Buffer) => {
    const refuse = () => {
      refused.push(request.url ?? '');
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    };
    client.on('error', () => client.destroy());
    try {
      const target = URL.canParse(`http://${request.url}`) ? new URL(`http://${request.url}`) : null;
      const upstream = net.connect(destination(target?.hostname ?? '', Number(target?.port) || 80));
      keep(upstream);
      upstream.setTimeout(SILENCE_MS, () => upstream.destroy());
      upstream.on('error', refuse);
      upstream.on('connect', () => {
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        upstream.write(head);
        upstream.pipe(client);
        client.pipe(upstream);
      });
      client.on('close', () => upstream.destroy());
    } catch {
      refuse();
    }
  });

  server.on('connection', keep);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
