/** Why something failed, in words for the person who asked for it. */
import { isOutOfRoom, OutOfRoom } from '../http/outOfRoom';
import { Problem } from '../http/problems';

/** @param what stands at the beginning of a sentence: 'The video could not be made'. */
export function failureWords(error: unknown, what: string): string {
  if (isOutOfRoom(error)) return new OutOfRoom().detail;
  if (error instanceof Problem) return error.detail;
  return `${what}: something went wrong on our side. Please try again in a few minutes.`;
}
