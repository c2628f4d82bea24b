/** Why nothing could be read from a page: each reason by its stable code. */
import { refusalSentences } from '../../contract/refusalSentences';
import { Unprocessable } from '../http/problems';

export type PageRefusalCode =
  | 'page_blocked'
  | 'page_is_a_wall'
  | 'page_empty'
  | 'page_missing'
  | 'page_failing'
  | 'page_too_heavy'
  | 'not_a_page';

const BLOCKING = [401, 403, 405, 429, 503];
const MISSING = [404, 410];
export const isMissing = (status: number): boolean => MISSING.includes(status);

export class PageRefused extends Unprocessable<PageRefusalCode> {
  override readonly name = 'PageRefused';
  constructor(code: PageRefusalCode, options?: ErrorOptions) {
    super(code, refusalSentences[code], options);
  }
}

/** What the HTTP status of an answer refuses; null where it refuses nothing. */
export function refusalByStatus(status: number): PageRefused | null {
  if (BLOCKING.includes(status)) return new PageRefused('page_blocked');
  if (isMissing(status)) return new PageRefused('page_missing');
  return status >= 400 ? new PageRefused('page_failing') : null;
}
