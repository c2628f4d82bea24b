/** Who made the product, as a page shows it: a link to all of the brand, a row of a table, "Brand: Acme". */
import type { Element } from 'domhandler';
import { textUpTo } from '../html/boxes';
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/finding';
import { oneLine, wordsOf } from '../html/words';

/** What the themes of shops call the link. */
const MARKED =
  '[class*=brand i], [id*=brand i], [class*=byline i], [id*=byline i], [class*=vendor i], [class*=manufacturer i]';
const LABELS = 'th, td, dt, li, p, div, span, b, strong';
const MOST_LABEL = 20;
const MOST_NAME = 60;
/** With the room around it. */
const MOST_TEXT = 300;

export const rowsSource = defineSource({
  name: 'rows',
  *find({ $, structure, markup, names }) {
    const called = names.map(wordsOf);
    const nameIn = (element: Element | undefined) => {
      const text = element && !structure.isElsewhere(element) ? oneLine(textUpTo(MOST_TEXT, element)) : '';
      return text.length <= MOST_NAME ? text.replace(/[\s–—|-]+$/, '') : '';
    };
    const beginsName = (name: string) => {
      const words = wordsOf(name);
      const isBeginning = (all: readonly string[]) => words.every((word, at) => all[at] === word);
      return (
        words.length > 0 &&
        called.some(isBeginning) &&
        called.every((all) => !isBeginning(all) || all.length > words.length)
      );
    };
    for (const mark of $<Element, string>(MARKED).toArray()) {
      const name = nameIn(mark);
      if (beginsName(name)) yield found('brand', name, TRUST.block);
    }
    const isLabel = (element: Element) => markup.isBrandLabel(textUpTo(MOST_LABEL, element).trim());
    for (const label of $<Element, string>(LABELS).toArray().filter(isLabel)) {
      const name = nameIn($<Element, string>(label).next().toArray()[0]);
      // A filter of the shop has such a label, too, and so has a part's row.
      const isOwn = called.some((all) => wordsOf(name).some((word) => all.includes(word)));
      if (isOwn) yield found('brand', name, TRUST.block);
    }
  },
});
