/** Why nothing could be read from a page: each reason with its stable code and a sentence that leads on. */
import { Unprocessable } from '../http/problems';

const sentences = {
  page_blocked:
    'This website does not let its pages be read automatically. Upload the pictures manually instead.',
  page_empty: 'No product could be found on this page. Use the link of one product, or upload manually.',
  page_missing: 'There is no page at this link any more. Check the link, or upload manually.',
  page_failing: 'This website answers with an error right now. Try again later, or upload manually.',
  page_too_heavy: 'This page is too heavy to be read. Upload the pictures manually instead.',
  not_a_page: 'This link leads to a file, not to a product page. Upload the file manually instead.',
} as const;
export type PageRefusalCode = keyof typeof sentences;

export class PageRefused extends Unprocessable {
  override readonly name = 'PageRefused';
  constructor(code: PageRefusalCode, options?: ErrorOptions) {
    super(code, sentences[code], options);
  }
}
