/** How much of a page's nesting the reader keeps. */
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { shallow } from '../../../server/reading/html/shallow';

const deep = (times: number, inside: string) => '<div>'.repeat(times) + inside + '</div>'.repeat(times);

test('[PG2] a page that nests as pages do stays as it is', () => {
  const page = `<main>${deep(100, '<p>Oak<p>Ash<ul><li>Elm<li>Fir</ul>')}</main><!-- <div> -->`;
  expect(shallow(page)).toBe(page);
});
test('[PG2] of boxes beyond 128 in one another what they hold is kept, one behind the other', () => {
  const $ = load(shallow(`${deep(5000, '<p class=a>Oak</p>')}<h1>Table</h1>`));
  expect($('div')).toHaveLength(128);
  expect([$('p.a').text(), $('body > h1').text()]).toEqual(['Oak', 'Table']);
});
test('[PG2] boxes that a sloppy page never closes count as long as the boxes around them are open', () => {
  const rows = '<div><span><b>€5</div>'.repeat(500);
  expect(shallow(rows)).toBe(rows);
});
test('[PG2] what scripts and comments write is no box', () => {
  const page = `<script>${'"<div>"'.repeat(500)}</script><!--${'<div>'.repeat(500)}--><div>Oak</div>`;
  expect(shallow(page)).toBe(page);
});
