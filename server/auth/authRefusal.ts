/** Refusals of the authentication, in the shape that Supabase's clients read: `{ code, error_code, msg }`. */
import type { AuthRefusalCode, NotOfferedCode } from '../../contract/refusals';
import { refusalSentences } from '../../contract/refusalSentences';
import type { FastifyError, FastifyInstance } from 'fastify';

type AnyCode = AuthRefusalCode | NotOfferedCode;

export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal';
  constructor(
    readonly statusCode: number,
    /** Stable, one of Supabase's, which its clients know. */
    readonly errorCode: AnyCode,
    /** Where more is known than the code's own sentence says, or where programs compare what Supabase's server says. */
    message?: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** What the clients read beside the code. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message ?? sentenceOf(errorCode));
  }
}

/** Answers every failure below `app` in that shape; what is nobody's fault but ours is logged and not told. */
export function refuseInAuthShape(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AuthRefusal>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && !(error instanceof AuthRefusal)) {
      request.log.error(error);
      return reply.code(500).send(body(500, 'unexpected_failure', sentenceOf('unexpected_failure')));
    }
    if (error instanceof AuthRefusal) reply.headers(error.headers);
    const more = error instanceof AuthRefusal ? error.more : {};
    return reply.code(status).send({ ...body(status, errorCodeOf(error, status), error.message), ...more });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send(body(404, 'not_found', sentenceOf('not_found'))));
}

function sentenceOf(code: AnyCode): string {
  if (code === 'not_found') return refusalSentences.not_found({ what: 'address' });
  return isTold(code) ? refusalSentences[code] : refusalSentences.refused;
}
const isTold = (code: AnyCode): code is AuthRefusalCode => code in refusalSentences;

const body = (code: number, error_code: AnyCode, msg: string) => ({ code, error_code, msg });

function errorCodeOf(error: FastifyError | AuthRefusal, status: number): AnyCode {
  if (error instanceof AuthRefusal) return error.errorCode;
  return status === 429 ? 'over_request_rate_limit' : 'bad_json';
}
