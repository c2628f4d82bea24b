/** Why something failed, in words for the person who asked for it. */
import { Problem } from '../http/problems';

/** @param what stands at the beginning of a sentence: 'The video could not be made'. */
export const failureWords = (error: unknown, what: string) =>
  error instanceof Problem
    ? error.detail
    : `${what}: something went wrong on our side. Please try again in a few minutes.`;
