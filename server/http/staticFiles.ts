/** The built app, and the music, voice samples, drawings and sample video that come with the repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RECEIVING_PATH } from '../../contract/ui/paths';
import { NotFound } from './problems';

export interface StaticFolders {
  /** The built app; absent while developing, when Vite serves it. */
  readonly clientDir: string;
  readonly assetsDir: string;
}

const BUILT_IN = ['music', 'nature', 'voices', 'pictures', 'demo'];
/** Belongs to the programs, not to the app: what is missing here is missing. */
const NOT_A_PAGE = /^\/(v1|auth\/v1|media|metrics|assets)(\/|$)/;

export async function serveStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  for (const name of BUILT_IN) {
    const root = path.join(folders.assetsDir, name);
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root,
      prefix: `/assets/${name}/`,
      decorateReply: false,
      index: false,
      maxAge: '1d',
    });
  }
  const hasClient = existsSync(path.join(folders.clientDir, 'index.html'));
  if (hasClient) {
    await app.register(fastifyStatic, {
      root: folders.clientDir,
      preCompressed: true,
      index: 'index.html',
      setHeaders: (reply, file) => {
        // Vite writes a file's content into its name below `assets`; the page itself must be asked for anew.
        const hashed = file.startsWith(path.join(folders.clientDir, 'assets'));
        reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
      cacheControl: false,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (hasClient && isNavigation && !NOT_A_PAGE.test(pathname)) {
      // The shop that opened it must be able to speak to it; it holds nobody's data.
      if (pathname === RECEIVING_PATH) reply.header('cross-origin-opener-policy', 'unsafe-none');
      return reply.sendFile('index.html');
    }
    const { refusal, detail } = new NotFound('address');
    return reply.code(404).send({ ...refusal, detail });
  });
}
