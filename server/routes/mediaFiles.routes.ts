/** Stored files at `/media/{grant}/{key}`: the right is in the address, so players need no header. */
import { MEDIA_RIGHT_MS } from '../../contract/limits';
import { refusalSentences } from '../../contract/refusalSentences';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../http/origin';
import { NotFound, Problem } from '../http/problems';
import { sendStored } from '../http/sendStored';
import type { MediaRights } from '../media/mediaRights';
import type { Ports } from '../ports';

interface Deps extends Pick<Ports, 'storage' | 'addresses' | 'config'> {
  readonly rights: Pick<MediaRights, 'isOpen'>;
}
interface Address {
  Params: { grant: string; '*': string };
}

/** Names below `media/` and `recordings/` are hashes of their content, those below `brand/` are given once; others may be written anew. */
const WRITTEN_ONCE = /^u\/[^/]+\/(?:media|recordings|brand)\//;
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'accept-ranges': 'bytes',
};

export function mediaFilesRoutes(app: FastifyInstance, { storage, addresses, config, rights }: Deps): void {
  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/media/:grant/*',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const { grant, '*': key } = request.params;
      const right = addresses.rightOf(grant, key);
      if (!right || !(await rights.isOpen(right)))
        throw new Problem(403, 'media_right_ended', refusalSentences.media_right_ended);
      const file = key.endsWith('/') ? null : await storage.stat(key);
      if (!file) throw new NotFound('file');
      reply.headers({ ...SAFE, 'cache-control': cachingOf(key), 'content-type': file.contentType });
      if (file.contentType === 'application/json') {
        const document: unknown = JSON.parse((await storage.read(key)).toString());
        const reader = { origin: originOf(request, config), sessionId: right.sessionId };
        return reply.send(JSON.stringify(addresses.sign(document, reader)));
      }
      return sendStored(request, reply, storage, { key, file });
    },
  });
}

const cachingOf = (key: string) =>
  WRITTEN_ONCE.test(key) ? `private, max-age=${MEDIA_RIGHT_MS / 1000}, immutable` : 'private, no-cache';
