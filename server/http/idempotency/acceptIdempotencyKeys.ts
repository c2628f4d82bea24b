/**
 * Every POST of whoever is signed in may carry an `Idempotency-Key`: it is done once, and whoever repeats it within a day is
 * answered what the first was. A refusal did nothing and frees its key. After the IETF's draft
 * (draft-ietf-httpapi-idempotency-key-header) and what Stripe does, which both ask for 422 where the request is another
 * and 409 while the first is in flight. [TR2]
 */
import { createHash } from 'node:crypto';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutRights } from '../../../contract/mediaAddress';
import type { Database } from '../../db/database';
import { uploadedFile } from '../../media/uploadedFile';
import { KeyInvalid, KeyReused } from './keyRefusals';
import { onceOrKept, type Kept, type Once } from './once';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the caller may repeat the call. */
    once?: Once | undefined;
  }
}

export const REPLAYED = 'idempotency-replayed';
/** As the draft quotes it, or bare, as everybody sends it. */
const KEY = /^"?([\x21\x23-\x7e]{1,255})"?$/;
/** Answered as it comes: there is no one answer to keep. */
const isStreamed = ({ headers }: FastifyRequest) => headers.accept?.includes('application/x-ndjson') ?? false;

/** The calls that take a key. */
export const isRepeatable = ({
  method,
  access,
}: {
  readonly method: string;
  readonly access?: string | undefined;
}) => method === 'POST' && access !== 'public';

export function acceptIdempotencyKeys(app: FastifyInstance, db: Database): void {
  app.addHook('preHandler', async (request, reply) => {
    const header = request.headers['idempotency-key'];
    const { method, routeOptions } = request;
    if (header === undefined || !isRepeatable({ method, access: routeOptions.config.access })) return;
    if (isStreamed(request)) return;
    const key = typeof header === 'string' ? KEY.exec(header)?.[1] : undefined;
    if (key === undefined) throw new KeyInvalid();
    const found = await onceOrKept(db, { userId: request.caller.userId, key, asked: askedIn(request) });
    if ('once' in found) {
      request.once = found.once;
      return;
    }
    await refuseOtherFile(request, found.kept);
    return reply.header(REPLAYED, 'true').send(found.kept.body);
  });

  app.addHook('preSerialization', async ({ once }, reply, payload) => {
    if (reply.statusCode < 300) await once?.settleAfter(payload);
    else await once?.release();
    return payload;
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** All but a file, which is read by then by nobody. */
const askedIn = ({ method, url, body }: FastifyRequest) =>
  sha256(`${method} ${url}\n${withoutRights(JSON.stringify(body) ?? '')}`);

/** A file says whether it is the same when it has come in. */
async function refuseOtherFile(request: FastifyRequest, { file }: Kept): Promise<void> {
  if (file === null) return;
  const sent = await uploadedFile(request);
  await finished(sent.body.resume());
  if (sent.hashSoFar() !== file) throw new KeyReused();
}
