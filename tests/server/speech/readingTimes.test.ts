import { describe, expect, test } from 'vitest';
import { readingTimes } from '../../../server/speech/reading/readingTimes';
import { readableWords } from '../../../server/speech/reading/readableWords';
import { pauseSeconds } from '../../../server/speech/spoken/pauses';
import { readScript } from '../../../server/speech/spoken/sentences';

describe('a video in which nobody speaks', () => {
  const script = 'Meet the flask. It keeps drinks hot, all day long.';
  const { words, durationSeconds } = readingTimes(script);
  test('lights each word once, in order, as long as reading it takes', () => {
    expect(words.map(({ text }) => text)).toEqual(script.split(' '));
    words.forEach(({ start, end }, at) => {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(words[at - 1]?.end ?? 0);
    });
    expect(durationSeconds).toBeCloseTo(words.at(-1)!.end + 1, 6);
  });
  test('goes at about 150 words a minute, and rests at a sentence’s end', () => {
    const minute = readingTimes(`${script} `.repeat(30));
    expect(Math.abs((minute.words.length / minute.durationSeconds) * 60 - 150)).toBeLessThan(25);
    expect(words[3]!.start - words[2]!.end).toBeCloseTo(0.5, 6);
  });
  test('goes faster for quicker readers', () =>
    expect(readingTimes(script, 1.5).words.at(-1)!.end - 0.3).toBeCloseTo(
      (words.at(-1)!.end - 0.3) / 1.5,
      6,
    ));
});

test.each([
  ['Эта бутылка — чудо!', ['Эта', 'бутылка —', 'чудо!']],
  ['🔥 Hot 👍🏽 deal', ['🔥 Hot 👍🏽', 'deal']],
  ['保温瓶可以保温十二小时。现在买！', ['保温瓶可以保', '温十二小时。', '现在买！']],
  ['🔥🔥', []],
])('%s has the words %j', (script, words) => {
  const found = readableWords(script);
  expect(found.join('').replaceAll(' ', '')).toBe(words.join('').replaceAll(' ', ''));
  if (!/\p{Script=Han}/u.test(script)) expect(found).toEqual(words);
  else expect(found.length).toBeGreaterThan(1);
});

describe('pauses', () => {
  const kinds = (script: string) => readScript(script).sentences.flatMap(({ words, ending }) => [...words.flatMap(({ pause }) => pause ?? []), ending]); // prettier-ignore
  test.each([
    ['Hot, cold. Then', ['comma', 'sentence', 'paragraph']],
    ['Red, green, and blue.', ['list', 'list', 'paragraph']],
    ['One thing: it works — really? Yes', ['colon', 'dash', 'question', 'paragraph']],
    ['Wow! It works\nNext line', ['exclamation', 'paragraph', 'paragraph']],
  ])('%s', (script, expected) => expect(kinds(script)).toEqual(expected));

  const at = (kind: 'list' | 'comma' | 'sentence' | 'question' | 'paragraph', wordsInBreath = 5) => pauseSeconds({ kind, word: 'x', wordsInBreath }); // prettier-ignore
  test('grow from a list to a paragraph', () => {
    const lengths = (['list', 'comma', 'sentence', 'question', 'paragraph'] as const).map((kind) => at(kind));
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });
  test('vary by the word, within a seventh, and never from one reading to the next', () => {
    const seen = Array.from({ length: 40 }, (_, n) =>
      pauseSeconds({ kind: 'sentence', word: `w${n}`, wordsInBreath: 4 }),
    );
    expect(new Set(seen).size).toBeGreaterThan(30);
    for (const seconds of seen) expect(Math.abs(seconds / 0.38 - 1)).toBeLessThanOrEqual(0.1401);
    expect(at('comma')).toBe(at('comma'));
  });
  test('are breaths after a long way', () => expect(at('comma', 20)).toBeGreaterThan(at('comma', 5) + 0.05));
});
