/** A recording as a recogniser heard it, in the script's own writing. */
import { expect, test } from 'vitest';
import { saidAsWritten } from '../../../server/recordings/saidAsWritten';

/** Each a second long, one behind the other. */
const heard = (text: string) => text.split(' ').map((word, at) => ({ text: word, start: at, end: at + 1 }));
const isFiller = (text: string) => /^u[mh]+[,.]?$/i.test(text);
const said = (script: string, sound: string) =>
  saidAsWritten(script.split(' '), heard(sound), isFiller)
    ?.map(({ text }) => text)
    .join(' ') ?? null;

test.each([
  ['as a sound of thinking stands where it was said', 'It works.', 'um it uh works', 'um It uh works.'],
  [
    'is written as the script writes it',
    'Meet Reelwright today, it holds 10 l.',
    'meet real right today it holds ten l',
    'Meet Reelwright today, it holds 10 l.',
  ],
  ['that is added stands as it is heard', 'It works.', 'it really truly works', 'It really truly works.'],
  ['that is left out is not there', 'It works. It is cheap. Buy it.', 'it works buy it', 'It works. Buy it.'],
  [
    'beside a sound of thinking is told apart from it',
    'It holds 10 l.',
    'it holds um ten l',
    'It holds um 10 l.',
  ],
])('[SC5] what %s', (_, script, sound, words) => {
  expect(said(script, sound)).toBe(words);
});
test('[SC5] words keep their moments, and several for one share theirs', () => {
  expect(
    saidAsWritten(['Meet', 'Reelwright', 'today.'], heard('meet real right um today'), isFiller),
  ).toEqual([
    { text: 'Meet', start: 0, end: 1 },
    { text: 'Reelwright', start: 1, end: 3 },
    { text: 'um', start: 3, end: 4, isBeside: true },
    { text: 'today.', start: 4, end: 5 },
  ]);
  expect(saidAsWritten(['It', 'is', 'new.'], heard('it’s new'), isFiller)).toEqual([
    { text: 'It', start: 0, end: 0.5 },
    { text: 'is', start: 0.5, end: 1 },
    { text: 'new.', start: 1, end: 2 },
  ]);
});
test.each([
  ['another text', 'It keeps your coffee warm.', 'thank you all for watching'],
  ['nothing', 'It works.', ''],
])('[SC5] where %s is heard, it is of no use', (_, script, sound) => {
  expect(said(script, sound)).toBeNull();
});
