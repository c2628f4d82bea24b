/** Refusals that the caller deserves to read: answered as `{ detail, code }` with their status. */

export class Problem extends Error {
  override readonly name: string = 'Problem';
  constructor(
    readonly statusCode: number,
    /** Stable, for programs: snake_case. */
    readonly code: string,
    /** For people. */
    readonly detail: string,
    options?: ErrorOptions,
    /** What a program needs beside the code. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail, options);
  }
}

export class NotFound extends Problem {
  constructor(detail: string) {
    super(404, 'not_found', detail);
  }
}
export class Unprocessable extends Problem {
  constructor(code: string, detail: string, options?: ErrorOptions, more: Problem['more'] = {}) {
    super(422, code, detail, options, more);
  }
}
export class Forbidden extends Problem {
  constructor(code: string, detail: string, more: Problem['more'] = {}) {
    super(403, code, detail, undefined, more);
  }
}
export class Conflict extends Problem {
  constructor(code: string, detail: string, more: Problem['more'] = {}) {
    super(409, code, detail, undefined, more);
  }
}
export class Unauthorized extends Problem {
  constructor(detail = 'Sign in to do this.') {
    super(401, 'unauthorized', detail);
  }
}
