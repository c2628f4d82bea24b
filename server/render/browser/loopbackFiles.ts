/** Serves the composition and one render's files to the renderer's own browser, and takes what it drew, on loopback only. */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { LocalFiles } from '../localFiles';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

export interface LoopbackFiles {
  readonly port: number;
  readonly origin: string;
  /** Addresses of a render's files, good until `withdraw`. Nobody who is not told can guess them. */
  offer(files: LocalFiles): { addressOf(ref: string): string | undefined; withdraw(): void };
  /** An address to which the browser puts what becomes this file, once. */
  accept(file: string): Accepting;
  /** An address that hands each body that is put to it on; the browser hears when `take` is done. */
  listen(take: (body: string) => Promise<void>): Accepting;
  close(): Promise<void>;
}

interface Accepting {
  readonly address: string;
  withdraw(): void;
  /** Why something that was put there could not be taken: the browser is told only that. Throws it, if there is one. */
  throwFailure(): void;
}

/** What a browser puts to an address. */
type Taking = (request: IncomingMessage) => Promise<void>;

export async function serveLoopbackFiles(compositionDir: string): Promise<LoopbackFiles> {
  const offered = new Map<string, string>();
  const taking = new Map<string, Taking>();
  const server = createServer((request, response) => {
    const answered =
      request.method === 'PUT'
        ? take(request, response, taking)
        : answer(request, response, compositionDir, offered);
    void answered.catch(() => response.destroy());
  });
  const port = await listen(server);
  const at = (take: Taking) => {
    const place = `/taken/${randomBytes(18).toString('base64url')}`;
    let failure: { readonly error: unknown } | undefined;
    taking.set(place, async (request) => {
      try {
        await take(request);
      } catch (error) {
        failure ??= { error };
        throw error;
      }
    });
    return {
      place,
      address: `${origin}${place}`,
      withdraw: () => void taking.delete(place),
      throwFailure() {
        if (failure) throw failure.error;
      },
    };
  };
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    origin,
    offer(files) {
      const token = randomBytes(18).toString('base64url');
      const addresses = new Map<string, string>();
      for (const [ref, { path: file, kind }] of files) {
        // Sound is mixed beside the drawing: the browser has no use for it.
        if (kind === 'audio') continue;
        const place = `/files/${token}/${addresses.size}${path.extname(file).toLowerCase()}`;
        offered.set(place, file);
        addresses.set(ref, `${origin}${place}`);
      }
      return {
        addressOf: (ref) => addresses.get(ref),
        withdraw: () => {
          for (const address of addresses.values()) offered.delete(address.slice(origin.length));
        },
      };
    },
    accept(file) {
      const { place, ...given } = at(async (request) => {
        taking.delete(place);
        await pipeline(request, createWriteStream(file));
      });
      return given;
    },
    listen: (take) => at(async (request) => take(await text(request))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  compositionDir: string,
  offered: ReadonlyMap<string, string>,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://loopback');
  const file = offered.get(pathname) ?? compositionFile(compositionDir, pathname);
  const found = file ? await stat(file).catch(() => null) : null;
  if (!file || !found?.isFile()) return void response.writeHead(404).end();
  const range = rangeOf(request.headers.range, found.size);
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'content-range': `bytes */${found.size}` }).end();
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  response.writeHead(range ? 206 : 200, {
    'content-type': TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    'cache-control': 'max-age=3600',
    ...(range ? { 'content-range': `bytes ${start}-${end}/${found.size}` } : {}),
  });
  if (request.method === 'HEAD' || found.size === 0) return void response.end();
  createReadStream(file, { start, end })
    .on('error', () => response.destroy())
    .pipe(response);
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  taking: ReadonlyMap<string, Taking>,
): Promise<void> {
  const taker = taking.get(request.url ?? '');
  if (!taker) return void response.writeHead(404).end();
  await taker(request);
  response.writeHead(204).end();
}

function compositionFile(folder: string, pathname: string): string | null {
  const file = path.resolve(folder, `.${decodeURIComponent(pathname)}`);
  return file.startsWith(folder + path.sep) ? file : null;
}

export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
