/** What a person pastes: a page's HTML, or plain text whose first line names the product. [PG3] */
import { PAGE_BYTES } from '../../../contract/limits';

export interface Pasted {
  /** Empty where it is plain text. */
  readonly html: string;
  readonly text: string;
}
export const noPaste: Pasted = { html: '', text: '' };

/** A page's source is text to the clipboard, and its HTML there is the look of the listing. */
const IS_SOURCE = /^\s*<(?:!doctype|!--|\?xml|html|head|body)\b/i;
export const pastedOf = ({ html, text }: Pasted): Pasted => ({
  html: IS_SOURCE.test(text) ? text : html,
  text,
});

/** Characters are no more than bytes; the server counts those. */
export const isTooLarge = ({ html, text }: Pasted) => Math.max(html.length, text.length) > PAGE_BYTES;
export const isPage = ({ html }: Pasted) => html.trim() !== '';
export const isNothing = (pasted: Pasted) => !isPage(pasted) && pasted.text.trim() === '';

export function productInText(text: string): { title: string; description: string } {
  const [title = '', ...rest] = text.trim().split('\n');
  return { title: title.trim(), description: rest.join('\n').trim() };
}
