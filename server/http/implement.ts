/** Mounts contract routes: checked on the way in, checked on the way out. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Route } from '../../contract/routes/route';
import { InvalidInput } from './invalidInput';
import type { Problem } from './problems';

/** Who is calling: the owner of what the call may touch. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  /** Null where the token does not say it. */
  readonly sessionId: string | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `implement`; the session hook reads it. */
    access?: Route['access'];
    contract?: Route;
  }
  interface FastifyRequest {
    /** Set before the handler of every route whose access is `session`. */
    caller: Caller;
  }
}

export interface Call<R extends Route> {
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: z.output<R['body']>;
  readonly caller: Caller;
  /** For what the contract does not describe: uploads, addresses, the peer. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
export type Handler<R extends Route> = (call: Call<R>) => Promise<z.input<R['response']>>;

export interface ImplementOptions {
  /** Calls a minute and caller; the app's default when left out. */
  readonly perMinute?: number;
  /** Bytes of a JSON body; fastify's default (1 MiB) when left out. */
  readonly bodyLimit?: number;
  /** Says better than `InvalidInput` what is wrong with a body of the wrong shape. */
  readonly refuseBody?: RefuseInput;
}
/** The same answer in another form, for callers who accept that media type: a stream, which is sent as it is. */
interface InAnotherForm<R extends Route> {
  readonly type: string;
  readonly handle: (call: Call<R>) => Promise<Readable>;
}
type RefuseInput = (error: z.core.$ZodError, value: unknown) => Problem;

export function implement<R extends Route>(
  app: FastifyInstance,
  route: R,
  handle: Handler<R>,
  { perMinute, bodyLimit, refuseBody, streamed }: ImplementOptions & { streamed?: InAnotherForm<R> } = {},
): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: {
      access: route.access,
      contract: route,
      ...(perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: '1 minute' } }),
    },
    handler: async (request, reply) => {
      const call: Call<R> = {
        params: read<R['params']>(route.params, emptyAsNone(request.params)),
        query: read<R['query']>(route.query, emptyAsNone(request.query)),
        body:
          route.bodyAs === 'multipart'
            ? (undefined as z.output<R['body']>)
            : read<R['body']>(route.body, request.body ?? undefined, refuseBody),
        caller: request.caller,
        request,
        reply,
      };
      if (streamed && request.headers.accept?.includes(streamed.type)) return streamed.handle(call);
      const answer = await handle(call);
      return route.response.parse(answer);
    },
  });
}

/** What is wrong on the way in is the caller's to mend; what is wrong on the way out is ours. */
function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  refuse: RefuseInput = (error) => new InvalidInput(error),
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw refuse(parsed.error, value);
  return parsed.data;
}

const emptyAsNone = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : undefined;
