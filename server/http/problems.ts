/** Refusals that the caller deserves to read: answered as `{ detail, code }` and figures, with their status. */
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

const missing: Readonly<Record<MissingThing, string>> = {
  address: 'There is nothing at this address.',
  project: 'There is no such project.',
  deletedProject: 'There is no such project that could be brought back.',
  job: 'There is no such job.',
  file: 'There is no such file.',
  ownMedia: 'There is no such picture, video or sound of yours.',
  chosenMedia: 'One of the pictures or videos does not exist. Choose it again.',
  recording: 'This recording does not exist. Record it again.',
  brandAsset: 'There is no such brand asset.',
  deletedBrandAsset: 'There is no such brand asset that could be brought back.',
  version: 'There is no such version. It may have been cleared away; choose another.',
  user: 'There is no such user.',
  voiceSample: 'There is no sample of this voice.',
  handedPage: 'This page has gone: it waits for ten minutes and is read once. Send it again from the shop.',
  lookUp: 'Topics are not looked up on this server.',
};

export class NotFound extends Problem<'not_found'> {
  constructor(what: MissingThing) {
    super(404, 'not_found', missing[what], undefined, { what });
  }
}
export class Unprocessable<Code extends RefusalCode> extends Problem<Code> {
  constructor(code: Code, detail: string, ...given: Given<Code>) {
    super(422, code, detail, ...given);
  }
}
export class Unauthorized extends Problem<'unauthorized'> {
  constructor() {
    super(401, 'unauthorized', 'Sign in to do this.');
  }
}
