/** What a link to share opens outside of the API: its page, whose head says what a preview shows, and the files of its video. [ED4] */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SHARED_FILES_PATH, WATCH_PATH } from '../../contract/ui/paths';
import { type WatchedVideo } from '../../contract/shareLink';
import type { AppPorts } from '../appPorts';
import { originOf } from '../http/origin';
import { NotFound } from '../http/problems';
import { sendStored } from '../http/sendStored';
import { sharedFiles, watchable, watchedVideo, type SharedFile } from '../http/sharedVideo';
import { watchPage } from '../http/watchPage';
import { shareLinksRepository, type Opened } from '../repositories/projects/shareLinks.repository';

/** Of one address. A player asks for a film in many parts. */
const PAGES_PER_MINUTE = 60;
const FILES_PER_MINUTE = 600;
const HTML = 'text/html; charset=utf-8';
const NOT_LISTED = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };
const SAFE = {
  ...NOT_LISTED,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
  // Asked for anew each time: it ends with its link.
  'cache-control': 'private, no-cache',
};
const STATUS = { open: 200, unknown: 404, expired: 410, revoked: 410 } satisfies Record<
  Opened['state'],
  number
>;

interface OfToken {
  Params: { token: string };
}
interface OfFile {
  Params: { token: string; file: string };
}
type Deps = Pick<AppPorts, 'db' | 'storage' | 'config' | 'folders'>;

export async function watchRoutes(
  app: FastifyInstance,
  { db, storage, config, folders }: Deps,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const open = (token: string) => shareLinksRepository(db).open(token);
  const limited = (max: number) => ({
    access: 'public' as const,
    rateLimit: { max, timeWindow: '1 minute' },
  });
  const client = path.join(folders.clientDir, 'index.html');
  /** Null while developing, when Vite serves the app. */
  const page = (video: WatchedVideo | null) =>
    readFile(client, 'utf8').then(
      (html) => watchPage(html, video),
      () => null,
    );

  app.get<OfToken>(`${WATCH_PATH}/:token`, {
    config: limited(PAGES_PER_MINUTE),
    // A person looks at the answer: the app says what is wrong, also where too many have come.
    errorHandler: async (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error(error);
      const html = await page(null);
      return html === null
        ? reply.code(status).send('')
        : reply.code(status).headers(NOT_LISTED).type(HTML).send(html);
    },
    handler: async (request, reply) => {
      const opened = await open(request.params.token);
      const html = await page(shownBy(opened, request));
      if (html === null) throw new NotFound('address');
      reply.headers({ ...NOT_LISTED, 'cache-control': 'no-store' });
      return reply.code(STATUS[opened.state]).type(HTML).send(html);
    },
  });
  const shownBy = (opened: Opened, request: FastifyRequest<OfToken>) =>
    opened.state === 'open'
      ? watchedVideo(opened.video, request.params.token, originOf(request, config))
      : null;

  app.route<OfFile>({
    method: ['GET', 'HEAD'],
    url: `${SHARED_FILES_PATH}/:token/:file`,
    config: limited(FILES_PER_MINUTE),
    handler: async (request, reply) => {
      const { token, file: name } = request.params;
      const video = watchable(await open(token));
      const key = isSharedFile(name) ? sharedFiles[name](video) : null;
      const file = key === null ? null : await storage.stat(key);
      if (key === null || !file) throw new NotFound('file');
      reply.headers({ ...SAFE, 'content-type': file.contentType });
      return sendStored(request, reply, storage, { key, file });
    },
  });
}

const isSharedFile = (name: string): name is SharedFile => Object.hasOwn(sharedFiles, name);
