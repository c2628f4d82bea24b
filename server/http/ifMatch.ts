/** Reads an `If-Match` header that names one revision. */
import { refusalSentences } from '../../contract/refusalSentences';
import { Problem } from './problems';

/** Null where there is none, or any will do. */
export function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const revision = /^"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  if (revision === undefined) throw new Problem(400, 'invalid_if_match', refusalSentences.invalid_if_match);
  return Number(revision);
}
