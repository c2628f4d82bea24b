/** Answers with a stored file: again only where it has changed, and in parts, as players ask for it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage, StoredFile } from '../storage/storage';
import { readByteRange } from './byteRange';

interface Stored {
  readonly key: string;
  readonly file: StoredFile;
}

export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Pick<Storage, 'stream'>,
  { key, file }: Stored,
) {
  const etag = `"${file.etag}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send();
  const { range: header, 'if-range': condition } = request.headers;
  const range = condition === undefined || condition === etag ? readByteRange(header, file.bytes) : null;
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).type('text/plain').send('');
  const length = range ? range.end - range.start + 1 : file.bytes;
  reply.header('content-length', length);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply.send(request.method === 'HEAD' ? '' : await storage.stream(key, range ?? undefined));
}
