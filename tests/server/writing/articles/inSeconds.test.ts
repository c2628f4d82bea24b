/** How much of a text is said in the seconds that are wished for. */
import { expect, test, vi } from 'vitest';
import { countWords } from '../../../../contract/scripts/countWords';
import { spokenSeconds } from '../../../../contract/scripts/spokenSeconds';
import { takes, wordsLike, type WordCount } from '../../../../contract/scripts/wordsFor';
import { inSeconds } from '../../../../server/writing/articles/inSeconds';
import { nothingTold } from '../../../../server/writing/condensing/text';

/** As many of them as there is room for; without a length all. */
const condensing = (sentences: readonly string[]) =>
  vi.fn((length?: WordCount) => {
    const said: string[] = [];
    for (const one of sentences)
      if (!length || countWords([...said, one].join(' ')) <= length.max) said.push(one);
    return { told: { ...nothingTold, sentences: said, isSure: true } };
  });
const SHORT = Array.from({ length: 40 }, () => 'It is as big as a bus.');
const LONG = Array.from(
  { length: 40 },
  () => 'Bioluminescent microorganisms illuminate Mediterranean shorelines.',
);
const FIGURES = Array.from({ length: 40 }, () => 'In 1998 it had more than 300 guests.');

test.each([
  ['short words', SHORT],
  ['long words', LONG],
  ['figures', FIGURES],
])('[WR2] of %s as many as are said in half a minute', (_, sentences) => {
  const condense = condensing(sentences);
  const { told } = inSeconds(30, sentences.join(' '), condense);
  expect(takes(told.sentences.join(' '), 30)).toBe(true);
  expect(condense).toHaveBeenCalledOnce();
});

test('[WR2] where what is chosen is said slower than the rest, it is chosen again by its own pace', () => {
  const condense = condensing([...FIGURES, ...SHORT]);
  const { told } = inSeconds(60, [...FIGURES.slice(0, 4), ...SHORT].join(' '), condense);
  expect(takes(told.sentences.join(' '), 60)).toBe(true);
  expect(condense).toHaveBeenCalledTimes(2);
});

test('[WR2] no length is told where none is wished for, and the usual pace of a text without words', () => {
  const condense = condensing(SHORT);
  inSeconds(undefined, SHORT.join(' '), condense);
  expect(condense.mock.calls).toEqual([[]]);
  expect(wordsLike('…', 30)).toEqual({ min: 60, max: 83 });
  expect(wordsLike(SHORT.join(' '), 60).max).toBe(Math.ceil((66 * 280) / spokenSeconds(SHORT.join(' '))));
});
