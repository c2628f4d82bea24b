/** The ways in which a call goes wrong; that it is slow is proven apart. */
import { json, type Answer } from '../../../support/fakeServer';

export interface Failure {
  readonly status: number | null;
  /** What the server says to a person. */
  readonly detail: string | null;
  readonly answer: Answer;
}
const refusing = (status: number, detail: string): Failure => ({
  status,
  detail,
  // The authentication calls its sentence `msg`.
  answer: json({ detail, msg: detail, code: 'refused' }, status),
});
export const failures = {
  'the server is down': {
    status: null,
    detail: null,
    answer: () => Promise.reject(new TypeError('fetch failed')),
  },
  '400': refusing(400, 'This cannot be read.'),
  '403 with a detail': refusing(403, 'Six credits are missing.'),
  '404': refusing(404, 'There is nothing of that name.'),
  '500': refusing(500, 'Something went wrong here.'),
  'an answer of the wrong shape': { status: 200, detail: null, answer: json({ surprise: true }) },
} as const satisfies Record<string, Failure>;
