/** What recognisers tell, as words that are written. */
import { expect, test } from 'vitest';
import { withoutSounds, wholeWords, writtenAs } from '../../../server/transcribing/heardWords';
import { languageCode } from '../../../server/transcribing/languageCode';

const each = (texts: readonly string[]) => texts.map((text, at) => ({ text, start: at, end: at + 1 }));
const textsOf = (words: readonly { text: string }[]) => words.map(({ text }) => text);

test.each([
  [
    [' reel', 'wright', ' cuts', '.'],
    ['reelwright', 'cuts.'],
  ],
  [
    ['Hello', 'world'],
    ['Hello', 'world'],
  ],
  [
    ['你', '好', '。', ' iPhone', '很', '好'],
    ['你', '好。', 'iPhone', '很', '好'],
  ],
  [
    [' don', "'t", ' stop', '!', ' '],
    ["don't", 'stop!'],
  ],
])('[SC5] tokens %j are the words %j', (tokens, words) => {
  expect(textsOf(wholeWords([each(tokens)]))).toEqual(words);
});
test('[SC5] a word lasts from its first token to its last, and a segment begins one', () => {
  expect(wholeWords([each([' reel', 'wright']), each(['Cuts'])])).toEqual([
    { text: 'reelwright', start: 0, end: 2 },
    { text: 'Cuts', start: 0, end: 1 },
  ]);
});

test.each([
  [['[BLANK_AUDIO]'], []],
  [['(upbeat', 'music)', 'Hi!', '♪', 'la', '♪', '*coughs*'], ['Hi!']],
  [['-', 'So', '…'], ['So']],
  [
    [...'(that is what nobody ever closes again here'.split(' ')],
    [...'(that is what nobody ever closes again here'.split(' ')],
  ],
])('[SC5] of %j, %j is said', (heard, words) => {
  expect(textsOf(withoutSounds(each(heard)))).toEqual(words);
});

test('[SC5] words are written as they stand in the text, and as they were heard where they do not', () => {
  const words = each(['well', 'known', 'um', 'Yes', 'flask']);
  expect(textsOf(writtenAs(words, 'A well-known thing: Um, "yes": a flask.'))).toEqual([
    ...['well', 'known', 'Um,', '"yes":', 'flask.'],
  ]);
});

test.each([
  ['english', 'en'],
  ['en', 'en'],
  ['pt-BR', 'pt'],
  ['German', 'de'],
  ['hebrew', 'he'],
  ['', null],
  ['unknown', null],
])('[SC5] the language %j is %j', (named, code) => {
  expect(languageCode(named)).toBe(code);
});
