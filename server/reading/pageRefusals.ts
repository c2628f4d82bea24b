/** Why nothing could be read from a page: each reason with its stable code and a sentence that leads on. */
import { Unprocessable } from '../http/problems';

const sentences = {
  page_blocked: "This shop doesn't let us read its page. Send it from your browser, or paste it.",
  page_is_a_wall:
    'This is the check that a shop shows to robots, not its product. Pass it in your browser, then send or paste the page again.',
  page_empty: 'No product could be found on this page. Use the link of one product, or upload manually.',
  page_missing: 'There is no page at this link any more. Check the link, or upload manually.',
  page_failing: 'This website answers with an error right now. Try again later, or upload manually.',
  page_too_heavy: 'This page is too heavy to be read. Upload the pictures manually instead.',
  not_a_page: 'This link leads to a file, not to a product page. Upload the file manually instead.',
} as const;
export type PageRefusalCode = keyof typeof sentences;

export class PageRefused extends Unprocessable<PageRefusalCode> {
  override readonly name = 'PageRefused';
  constructor(code: PageRefusalCode, options?: ErrorOptions) {
    super(code, sentences[code], options);
  }
}
