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

export class PageRefused extends Unprocessable<PageRefusalCode> {
  override readonly name = 'PageRefused';
  constructor(code: PageRefusalCode, options?: ErrorOptions) {
    super(code, refusalSentences[code], options);
  }
}
