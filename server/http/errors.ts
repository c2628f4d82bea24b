/** Every failed call answers `{ detail, code }`; what is our fault is logged and not told. */
import { refusalSentences } from '../../contract/refusalSentences';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode, RefusalFigures } from '../../contract/refusals';
import type { ProblemBody } from '../../contract/routes/route';
import { isOutOfRoom, OutOfRoom } from './outOfRoom';
import { NotFound, Problem, TryLater } from './problems';

const ofRequest = (most: number | null) =>
  ({ code: 'too_large', what: 'request', most }) satisfies {
    code: 'too_large';
  } & RefusalFigures['too_large'];

type Refused = ProblemBody & { readonly code: RefusalCode };

/** Fastify's own refusals, in words for people. */
const refusals: Partial<Record<number, Refused>> = {
  400: { code: 'bad_request', detail: refusalSentences.bad_request },
  413: { ...ofRequest(null), detail: refusalSentences.too_large(ofRequest(null)) },
  415: { code: 'unsupported_media_type', detail: refusalSentences.unsupported_media_type },
  429: { code: 'too_many_requests', detail: refusalSentences.too_many_requests },
};
const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';
const tooLarge = ({ routeOptions }: FastifyRequest): Refused => {
  const most = Math.floor(routeOptions.bodyLimit / 2 ** 20);
  return { ...ofRequest(most), detail: refusalSentences.too_large(ofRequest(most)) };
};
const OUR_FAULT: Refused = {
  code: 'internal_error',
  detail: refusalSentences.internal_error,
};

const bodyOf = ({ refusal, detail }: Problem) => ({ ...refusal, detail });

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const { status, body } = refusalOf(error, request);
    if (error instanceof TryLater) reply.header('retry-after', String(error.retryAfterSeconds));
    return reply.code(status).send(body);
  });
}

/** Of what cannot be decoded, or names a thing by more than a name may have, before it comes to any route. */
export const answerNoAddress = (_: FastifyError, __: FastifyRequest, reply: FastifyReply): void =>
  void reply.code(404).send(bodyOf(new NotFound('address')));

/** What is told of an error, wherever it is told; what is our fault is logged. */
export const problemBodyOf = (error: unknown, request: FastifyRequest): ProblemBody =>
  refusalOf(error as FastifyError | Problem, request).body;

function refusalOf(
  error: FastifyError | Problem,
  request: FastifyRequest,
): { status: number; body: ProblemBody } {
  const problem = isOutOfRoom(error) ? new OutOfRoom(error) : error;
  if (problem instanceof OutOfRoom) request.log.error(error);
  if (problem instanceof Problem) return { status: problem.statusCode, body: bodyOf(problem) };
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error(error);
    return { status: 500, body: OUR_FAULT };
  }
  const other: Refused = { code: 'refused', detail: error.message };
  return { status, body: (error.code === BODY_TOO_LARGE ? tooLarge(request) : refusals[status]) ?? other };
}
