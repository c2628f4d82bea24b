/** Refusals that the caller deserves to read: answered as `{ detail, code }` and figures, with their status. */
import { refusalSentences } from '../../contract/refusalSentences';
import type { MissingThing, Refusal, RefusalCode, RefusalFigures } from '../../contract/refusals';

type Given<Code extends RefusalCode> =
  RefusalFigures[Code] extends Readonly<Record<string, never>>
    ? [options?: ErrorOptions]
    : [options: ErrorOptions | undefined, figures: RefusalFigures[Code]];

export class Problem<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name: string = 'Problem';
  /** What the sentence tells, for programs and for other languages. */
  readonly figures: RefusalFigures[Code];
  constructor(
    readonly statusCode: number,
    /** Stable, for programs: snake_case. */
    readonly code: Code,
    /** For people. */
    readonly detail: string,
    ...given: Given<Code>
  ) {
    const [options, figures = {}] = given as [ErrorOptions?, object?];
    super(detail, options);
    this.figures = figures as RefusalFigures[Code];
  }

  get refusal(): Refusal {
    return { ...this.figures, code: this.code };
  }
}

const laterStatus = { server_busy: 503, idempotency_in_progress: 409 } as const;
/** Refused for now. */
export class TryLater<Code extends RefusalCode> extends Problem<Code> {
  constructor(
    readonly retryAfterSeconds: number,
    code: Code,
    detail: string,
    ...given: Given<Code>
  ) {
    super(laterStatus[code as 'server_busy'] ?? 429, code, detail, ...given);
  }
}

export class NotFound extends Problem<'not_found'> {
  constructor(what: MissingThing) {
    super(404, 'not_found', refusalSentences.not_found({ what }), undefined, { what });
  }
}
export class Unprocessable<Code extends RefusalCode> extends Problem<Code> {
  constructor(code: Code, detail: string, ...given: Given<Code>) {
    super(422, code, detail, ...given);
  }
}
export class Unauthorized extends Problem<'unauthorized'> {
  constructor() {
    super(401, 'unauthorized', refusalSentences.unauthorized);
  }
}
