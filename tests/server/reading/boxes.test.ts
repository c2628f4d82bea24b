/** What is in a box of a page, however much that is. */
import { load } from 'cheerio';
import type { Element } from 'domhandler';
import { expect, test } from 'vitest';
import { textUpTo, within } from '../../../server/reading/html/boxes';

const $ = load(`<main><p>Oak <b>stool</b><!-- old --></p><ul>${'<li>oiled </li>'.repeat(1000)}</ul></main>`);
const main = $('main')[0] as Element;

test('[PG1] it finds what Cheerio finds, in the order of the page', () => {
  expect(within(main, 'b, li')).toEqual($(main).find('b, li').toArray());
  expect(within(main, 'main')).toEqual([]);
});
test('[PG1] of a long text no more is read than was asked for', () => {
  const read = new Set<Element>();
  for (const item of $('li').toArray())
    Object.defineProperty(item, 'children', {
      get: () => (read.add(item), [{ type: 'text', data: 'oiled ' }]),
    });
  expect(textUpTo(20, main)).toBe('Oak stooloiled oiled ');
  expect(read.size).toBe(2);
});
