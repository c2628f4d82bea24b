/** What a page's table says beside its own words: who made the product, "Brand: Acme". */
import type { Element } from 'domhandler';
import { textUpTo } from '../html/boxes';
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { letters, oneLine } from '../html/words';

const LABELS = 'th, td, dt, li, p, div, span, b, strong';
const MOST_LABEL = 20;
const MOST_NAME = 60;

export const rowsSource = defineSource({
  name: 'rows',
  *find({ $, structure, markup, names }) {
    const called = names.map(letters);
    const isLabel = (element: Element) => markup.isBrandLabel(textUpTo(MOST_LABEL, element).trim());
    for (const label of $<Element, string>(LABELS).toArray().filter(isLabel)) {
      const [value] = $(label).next().toArray();
      const name = value && !structure.isElsewhere(value) ? oneLine(textUpTo(MOST_NAME, value)) : '';
      // A filter of the shop has such a label, too, and so has the row of a part.
      const isOwn = letters(name) !== '' && called.some((one) => one.includes(letters(name)));
      if (isOwn) yield found('brand', name, TRUST.block);
    }
  },
});
