/** Words, their roots, and those that say little: one module for all that reads a text. */
import { describe, expect, test } from 'vitest';
import { isLittle, rootOf, singulars, wordsOf } from '../../../server/text/words';

test('words are in lower case, without signs and without the ’s of a possessive', () => {
  expect(wordsOf('The cat’s “well-known” trick, in 3.5 s: it doesn’t fall!')).toEqual([
    'the', 'cat', 'well-known', 'trick', 'in', '3', '5', 's', 'it', "doesn't", 'fall',
  ]); // prettier-ignore
});

describe('the root of', () => {
  test.each([
    ['flies', 'fly'],
    ['flew', 'fly'],
    ['flying', 'fly'],
    ['mice', 'mouse'],
    ['feet', 'foot'],
    ['wolves', 'wolf'],
    ['volcanoes', 'volcano'],
    ['built', 'build'],
    ['dying', 'die'],
    ['buses', 'bus'],
  ])('%s is %s', (word, root) => {
    expect(rootOf(word)).toBe(root);
  });
  test.each(['bus', 'glass', 'news', 'species', 'spring', 'king', 'thing', 'during', 'universe', 'university', 'organ', 'organization', 'larger', 'quokka', "can't"])('%s is itself', (word) => {
    expect(rootOf(word)).toBe(word);
  }); // prettier-ignore
});

test('a plural is also its singular', () => {
  expect(['mice', 'potatoes', 'leaves', 'glass'].map(singulars)).toEqual([
    ['mice', 'mouse'],
    ['potatoes', 'potato'],
    ['leaves', 'leaf'],
    ['glass'],
  ]);
});

test.each([
  ["the of whether does is been and don't can't isn't you're", true],
  ['coffee spring make much without vs many', false],
])('of “%s” each says little: %s', (words, isSo) => {
  expect(words.split(' ').filter((word) => isLittle(word) !== isSo)).toEqual([]);
});
