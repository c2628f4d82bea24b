import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemOf } from '../../../contract/video/videoData';
import { captionLook, captionLooks } from '../../../src/templates/captions/captionLooks';
import {
  captionPages,
  lineWidth,
  linesOf,
  LINE_CHARACTERS,
  toSpokenWords,
} from '../../../contract/video/captionPages';
import { litWord, shareOut, wordsOf } from '../../../contract/video/spokenWords';

const spoken = (text: string) =>
  toSpokenWords(text.split(' ').map((word, index) => [[index * 0.3, index * 0.3 + 0.25], word] as const));
const textsOf = (text: string, oneByOne = false) =>
  captionPages(spoken(text), { oneByOne, endMs: 60_000 }).map(({ words }) =>
    words.map((word) => word.text).join(' '),
  );

test('pages end with sentences, with phrases that say something, and where they are full', () => {
  expect(textsOf('Stop. Still buying plastic bottles, every single week? Try this one now')).toEqual([
    'Stop.',
    'Still buying plastic bottles,',
    'every single week?',
    'Try this one now',
  ]);
});

test('[T3] a phrase that is too long for a page is shared out evenly: no page is what the others left', () => {
  expect(textsOf('Wake up to fresh coffee with an even grind.')).toEqual([
    'Wake up to fresh coffee',
    'with an even grind.',
  ]);
  expect(textsOf('Take it everywhere you go.')).toEqual(['Take it everywhere', 'you go.']);
  expect(textsOf('It hums in the blink of an eye without any noise that would wake anybody at all')).toEqual([
    'It hums in the blink of an',
    'eye without any noise that',
    'would wake anybody at all',
  ]);
});

test.each([
  ['a little word', 'Geff Harrison is an English singer,', ['Geff Harrison', 'is an English singer,']],
  [
    'a number',
    'Seguin was born in London on 7 April 1809.',
    ['Seguin was born', 'in London on 7 April 1809.'],
  ],
  ['a name', 'Goldman Sachs has denied wrongdoing.', ['Goldman Sachs', 'has denied wrongdoing.']],
  [
    'an article in Spanish',
    'Cuando la luz toca las moléculas del aire,',
    ['Cuando la luz toca', 'las moléculas del aire,'],
  ],
])('[T3] %s stays with what it belongs to where pages can be about as even', (_, text, pages) => {
  expect(textsOf(text)).toEqual(pages);
});

test('[T3] what is written without capitals and spaces is parted as evenly as ever', () => {
  const lines = linesOf([...'天空没有蓝色的颜料只有空气'].map((text) => ({ text })));
  expect(lines.map((line) => line.length)).toEqual([7, 6]);
});

test('pop words show one word at a time', () => {
  expect(textsOf('Keep it cold', true)).toEqual(['Keep', 'it', 'cold']);
});

test('a page lasts until the next one begins, so that captions do not flicker', () => {
  const pages = captionPages(spoken('One thing. Another thing.'), { endMs: 5000 });
  expect(pages.map(({ from, to }) => [from, to])).toEqual([
    [0, 600],
    [600, 1350],
  ]);
});

test('a phrase is shared out over its words by their length', () => {
  expect(toSpokenWords([[[1, 2], 'a abc']])).toEqual([
    { text: 'a', from: 1000, to: 1000 + 1000 / 3 },
    { text: 'abc', from: 1000 + 1000 / 3, to: 2000 },
  ]);
});

test('two lines are of nearly the same length', () => {
  const lines = linesOf('Hydra keeps water cold'.split(' ').map((text) => ({ text })));
  expect(lines.map((line) => line.map(({ text }) => text).join(' '))).toEqual(['Hydra keeps', 'water cold']);
});

const anyWords = fc.array(
  fc.stringMatching(/^[A-Za-z]{1,17}[,.]?$/u).filter((word) => word.length <= 17),
  {
    minLength: 1,
    maxLength: 60,
  },
);

test('no word is lost or repeated, pages are in order, and no line is too long', () => {
  fc.assert(
    fc.property(anyWords, (texts) => {
      const words = shareOut(texts, 0, texts.length * 300);
      const pages = captionPages(words, { endMs: texts.length * 300 });
      expect(pages.flatMap((page) => page.words)).toEqual(words);
      for (const [index, page] of pages.entries()) {
        expect(page.to).toBeGreaterThan(page.from);
        expect(page.to).toBeLessThanOrEqual(pages[index + 1]?.from ?? texts.length * 300);
        expect(linesOf(page.words).length).toBeLessThanOrEqual(2);
        for (const line of linesOf(page.words))
          expect(line.length === 1 || lineWidth(line) <= LINE_CHARACTERS).toBe(true);
      }
    }),
  );
});

test('[E6] a rewritten caption keeps its moments where the number of words is the same, else shares its time out', () => {
  const item: ItemOf<'text'> = {
    id: 'caption_0_p',
    name: '',
    type: 'text',
    display: { from: 1000, to: 2000 },
    details: {
      text: 'warm water',
      words: [
        { text: 'cold', from: 1000, to: 1700 },
        { text: 'water', from: 1700, to: 1900 },
      ],
    },
  };
  expect(wordsOf(item).map(({ text, from }) => [text, from])).toEqual([
    ['warm', 1000],
    ['water', 1700],
  ]);
  const longer = { ...item, details: { ...item.details, text: 'a b c d' } };
  expect(wordsOf(longer).map(({ from }) => from)).toEqual([1000, 1250, 1500, 1750]);
});

test('the lit word is the last one begun', () => {
  const words = shareOut(['a', 'b'], 100, 300);
  expect([0, 100, 250].map((at) => litWord(words, at))).toEqual([-1, 0, 1]);
});

test('[T3] the word that is spoken is lit in the colour that a person chose, in every look', () => {
  expect(captionLook('outline', { litColor: '#00ff00' }).lit).toEqual({
    color: '#00ff00',
    backgroundImage: 'none',
  });
  expect(captionLook('gradient', { litColor: '#00ff00' }).lit).toMatchObject({
    color: '#00ff00',
    backgroundImage: 'none',
  });
  expect(captionLook('outline', {}).lit).toEqual(captionLooks.outline.lit);
});

test('[T3] neon glows in the colour of its lit word: cyan around a brand’s red would turn it grey', () => {
  const dark = '0 0 0.05em #052330, 0 0 0.08em #052330, 0 0 0.12em #052330';
  expect(captionLook('neon', { litColor: '#ff5a36' }).lit).toEqual({
    color: '#ff5a36',
    backgroundImage: 'none',
    textShadow: `${dark}, 0 0 0.46em #ff5a36, 0 0 0.2em #ff5a36`,
  });
  expect(captionLook('neon', {}).lit).toEqual({
    color: '#8ff3ff',
    textShadow: `${dark}, 0 0 0.46em #19e3ff, 0 0 0.2em #19e3ff`,
  });
});
