/** The price that a page keeps for its scripts beside what it shows. */
import type { Element } from 'domhandler';
import type { PageDocument } from './defineSource';
import { nameOf } from './markupWords';
import { amountOf } from './price';
import { isSameName } from './words';

const MOST_ELEMENTS = 60_000;
/** Of a value that may say what kind of price it is. */
const MOST_VALUE = 40;

/**
 * The amount that the product's own elements are given as a price for scripts, such as `data-price="45.34"` or a hidden field:
 * where they are given several, the one beside the product's name.
 */
export function heldAmount({ $, structure, markup, names }: PageDocument): number | null {
  const held = new Map<number, boolean>();
  const isFormer = (name: string) =>
    markup.isNamed(name, 'formerPrice') || markup.isNamed(name, 'partialPrice');
  for (const element of $('body *').slice(0, MOST_ELEMENTS).toArray() as Element[]) {
    const { attribs } = element;
    const priced = Object.entries(attribs).filter(
      ([name]) => !/^(?:class|id|content)$/.test(name) && markup.isNamed(name, 'price'),
    );
    const isField = element.name === 'input' && markup.isNamed(attribs['name'] ?? '', 'price');
    if (isField) priced.push([attribs['name'] ?? '', attribs['value'] ?? '']);
    if (priced.length === 0 || element.name === 'option') continue;
    const said = [
      nameOf(element),
      ...priced.map(([name, value]) => `${name} ${value.slice(0, MOST_VALUE)}`),
    ].join(' ');
    if (isFormer(said) || structure.isSite(element) || structure.isElsewhere(element)) continue;
    if (structure.isInOtherCard(element)) continue;
    const isNamed = Object.values(attribs).some((value) => names.some((name) => isSameName(value, name)));
    for (const [, value] of priced) {
      const amount = Math.round(100 * (amountOf(value) ?? 0)) / 100;
      if (amount > 0) held.set(amount, (held.get(amount) ?? false) || isNamed);
    }
  }
  const named = [...held].filter(([, isNamed]) => isNamed);
  const [one, other] = held.size > 1 ? named : [...held];
  return one && !other ? one[0] : null;
}
