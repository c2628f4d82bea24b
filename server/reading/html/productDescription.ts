/** Which of a page's descriptions is the seller's own prose: not the line for search engines, not the title again. */
import { letters } from './words';

export interface DescriptionInput {
  readonly title: string;
  /** From the page's data, most trusted first. */
  readonly data: readonly string[];
  /** What stands on the page itself. */
  readonly shown: string;
  /** The lines that previews and search engines show. */
  readonly previews: readonly string[];
}

const PROSE_CHARACTERS = 160;
const BEGINNING_LETTERS = 40;

export function productDescription({ title, data, shown, previews }: DescriptionInput): string {
  const meta = previews.map(letters);
  const says = (text: string) => letters(text).replace(letters(title), '').length > BEGINNING_LETTERS / 2;
  const isProse = (text: string) => text.length >= PROSE_CHARACTERS && !meta.includes(letters(text));
  const stated = data.filter(says).sort((a, b) => Number(isProse(b)) - Number(isProse(a)));
  const [first = ''] = stated;
  const begins = letters(first).slice(0, BEGINNING_LETTERS);
  if (shown && first && letters(shown).includes(begins)) return shown;
  if (isProse(first)) return first;
  return [shown, first, ...previews].find(says) ?? data[0] ?? previews[0] ?? '';
}
