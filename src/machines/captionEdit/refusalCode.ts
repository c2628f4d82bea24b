/** Why the video refused a change, as the charts keep it: the engine's code, which the words know. */

/** What a refused command throws. */
export class RefusedCommand extends Error {
  constructor(readonly code: string) {
    super(`the video refused this: ${code}`);
  }
}

export const refusalCodeOf = (error: unknown): string =>
  error instanceof RefusedCommand ? error.code : 'failed';
