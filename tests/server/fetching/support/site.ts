/** A website on loopback, for tests of what fetches. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  /** `http://127.0.0.1:{port}` */
  readonly origin: string;
  /** As `FETCH_ALLOW` wants it. */
  readonly allow: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

export async function openSite(answer: http.RequestListener): Promise<Site> {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    // A reader that has read enough goes away in the middle.
    response.on('error', () => {});
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    allow: `127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
