/** [TP1] Where an article's wikitext loses words when it is read, its sentence has a gap, and is not said. */
import { expect, test } from 'vitest';
import { sectionsOfWikitext } from '../../../../server/writing/articles/articleText';
import { GAP } from '../../../../server/writing/articles/gaps';
import { readArticle } from '../../../../server/writing/articles/readArticle';
import { words } from '../condensing/support/told';

const textOf = (wikitext: string) => sectionsOfWikitext(wikitext).flatMap(({ paragraphs }) => paragraphs);

test.each([
  [
    'a template that nothing is known of',
    'Tin is {{isotope|118|Sn}} in Cornwall.',
    `Tin is ${GAP} in Cornwall.`,
  ],
  ['within quotes', 'The sign "{{unicode|J}}" is old.', `The sign "${GAP}" is old.`],
  [
    'a formula',
    'Tin is defined by <math>v = \\delta</math> in Cornwall.',
    `Tin is defined by ${GAP} in Cornwall.`,
  ],
])('[TP1] %s leaves a gap', (_, wikitext, said) => expect(textOf(wikitext)).toEqual([said]));

test.each([
  ['a note right behind its word', 'Tin is soft.{{strange note|p=12}} It is old.', 'Tin is soft. It is old.'],
  ['what stands behind the name', "'''Tin''' {{strange|OM}} is soft.", 'Tin is soft.'],
  ['what can be read', 'Bodmin is {{convert|3|km}} away.', 'Bodmin is 3 km away.'],
  ['a note without a space behind it', 'Tin is soft.<ref>Bray</ref>It is old.', 'Tin is soft. It is old.'],
])('[TP1] %s leaves none', (_, wikitext, said) => expect(textOf(wikitext)).toEqual([said]));

test('[TP1] a quotation is nobody’s but who said it, and the head of a definition no part of the line behind it', () => {
  const wikitext =
    'Bodmin is old.\n<blockquote>Bodmin was never seen.</blockquote>\n;Getter\nThe getter is solid.';
  const text = textOf(wikitext).join(' ');
  expect(text).not.toContain('never seen');
  expect(text).not.toContain('Getter The');
});
test('[TP1] templates at the head of an article are in none of its sentences', () => {
  expect(
    textOf("{{redirect|Rovers}} {{EngvarB|date=2015}} {{Infobox|name=Rovers}} '''Rovers''' is a club."),
  ).toEqual(['Rovers is a club.']);
});
test('[TP1] a formula on a line of its own belongs to the sentence around it', () => {
  expect(textOf('Speed is defined by\n:<math>v</math>\nwhere v is fast.').join(' ')).toContain(GAP);
});
test('[TP1] what has a gap is not said, and a model reads the text without it', () => {
  const wikitext =
    "'''Bodmin''' is a town in Cornwall. Bodmin has {{strange|many}} walls of granite. Bodmin has a court.";
  const ref = { edition: 'en', title: 'Bodmin' };
  const page = { ref, extract: '', wikitext, isDisambiguation: false };
  const answer = readArticle({ kind: 'page', page, asked: [], language: 'en', words: words.get('en') });
  expect(answer).toMatchObject({
    told: { sentences: ['Bodmin is a town in Cornwall.', 'Bodmin has a court.'] },
    text: 'Bodmin is a town in Cornwall. Bodmin has  walls of granite. Bodmin has a court.',
  });
});
