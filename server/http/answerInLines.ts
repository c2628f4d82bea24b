/** An answer in lines of JSON that are sent as they come, for what takes so long that people want to see it move. */
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { problemBodyOf } from './errors';

/** Aborted when whoever asked is gone before all is answered. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new DOMException('The caller is gone.', 'AbortError'));
  });
  return left.signal;
}

/** What `run` throws once it has begun is the last line, `{ type: 'problem', detail, code }`: the status is sent by then. */
export function answerInLines<Line>(
  reply: FastifyReply,
  type: string,
  run: (send: (line: Line) => void, signal: AbortSignal) => Promise<void>,
): PassThrough {
  const lines = new PassThrough();
  const signal = whenLeft(reply);
  const send = (line: unknown) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  // A proxy that gathers lines would send them all at the end.
  void reply.type(type).headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  run(send, signal)
    .catch((error: unknown) => {
      if (!signal.aborted) send({ type: 'problem', ...problemBodyOf(error, reply.request) });
    })
    .finally(() => lines.end());
  return lines;
}
