/** Why something failed, in words for the person who asked for it, and as a code that other languages have words for. */
import { isOutOfRoom, OutOfRoom } from '../http/outOfRoom';
import { Problem } from '../http/problems';
import { causeOf } from './causeOf';
import type { WhyItFailed } from '../repositories/jobs/jobs.repository';

const OUR_FAULT = 'something went wrong on our side. Please try again in a few minutes.';
const subjects = {
  generation_failed: 'The video could not be made',
  rendering_failed: 'The video could not be rendered',
} as const;

/** @param otherwise where it is nobody's fault but ours */
export function whyItFailed(error: unknown, otherwise: keyof typeof subjects): WhyItFailed {
  const problem = isOutOfRoom(error) ? new OutOfRoom() : error;
  return problem instanceof Problem
    ? { failure: problem.detail, refusal: problem.refusal, cause: causeOf(error) }
    : {
        failure: `${subjects[otherwise]}: ${OUR_FAULT}`,
        refusal: { code: otherwise },
        cause: causeOf(error),
      };
}
