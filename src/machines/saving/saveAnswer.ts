/** What can come of a save, and what follows from it. [E11] */

export type SaveAnswer =
  | { readonly status: 'saved'; readonly revision: number }
  /** Somebody else saved meanwhile: this is the revision that is there. */
  | { readonly status: 'stale'; readonly revision: number }
  | { readonly status: 'refused'; readonly httpStatus: number; readonly detail: string | null }
  | { readonly status: 'unanswered' }
  /** Nobody was asked: the browser knows of no network. */
  | { readonly status: 'offline' };

/** Too slow, too early, too many. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);
const FIRST_FAULT_OF_THE_SERVER = 500;

/** The same again may well be accepted later. */
export const willPass = (answer: SaveAnswer): boolean =>
  answer.status === 'unanswered' ||
  (answer.status === 'refused' &&
    (answer.httpStatus >= FIRST_FAULT_OF_THE_SERVER || PASSING.has(answer.httpStatus)));
