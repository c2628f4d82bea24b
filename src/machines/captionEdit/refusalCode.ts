/** Why the video refused a change, as the charts keep it: the engine's code, which the words know. */

/** What an order that was refused throws. */
export class RefusedOrder extends Error {
  constructor(readonly code: string) {
    super(`the video refused this: ${code}`);
  }
}

export const refusalCodeOf = (error: unknown): string =>
  error instanceof RefusedOrder ? error.code : 'failed';
