/** How a call fails, apart from what makes calls: who only looks at failures loads no more. */

/** Takes what the server answered: by its `code` the sentence is found. */
export type RefusalText = (answer: unknown) => string | null;

/** `network`: nobody answered. `status`: refused, with the server's sentence. `shape`: not what was agreed. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  constructor(
    readonly kind: 'network' | 'status' | 'shape',
    readonly status: number | null,
    readonly detail: string | null,
    options?: ErrorOptions,
    /** What the server answered, where it did, as it came. */
    readonly payload: unknown = null,
  ) {
    super(detail ?? kind, options);
  }

  /** The same, in other words where there are some. */
  saying(refusalText: RefusalText): ServiceError {
    const text = refusalText(this.payload);
    if (text === null) return this;
    return new ServiceError(this.kind, this.status, text, { cause: this }, this.payload);
  }

  /** A no that the server is meant to say and the person reads (too few credits, a file of the wrong kind): nothing is broken. */
  get isExpected(): boolean {
    return this.detail !== null && EXPECTED.has(this.status ?? 0);
  }
}
const EXPECTED: ReadonlySet<number> = new Set([403, 409, 422, 429]);
