/** Which thing a card shows, and that it is drawn the same each time. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picturesUsed } from '../../scripts/pictures/picturesUsed';
import { createCardPictures } from '../../server/providers/pictures/cards/cardPictures';
import { choosePictures } from '../../server/providers/pictures/cards/choosePictures';
import { keyWords } from '../../server/providers/pictures/cards/keyWords';

const noHint = () => undefined;
const chosen = (topic: string, ...parts: string[]) =>
  choosePictures({ topic, parts }, noHint).map((choice) =>
    choice.kind === 'words' ? choice.text : choice.picture,
  );

describe('the choice', () => {
  test('is the thing that is spoken of, a phrase before its words', () => {
    expect(
      chosen('Health', 'Your immune system learns.', 'Two brains are better.', 'Compound interest grows.'),
    ).toEqual(['shield', 'brain', 'chart-increasing']);
  });
  test('is never the same twice in a row, and a new thing before a worn one', () => {
    expect(chosen('Coffee', 'Coffee is a drink.', 'Coffee wakes you.', 'Coffee and milk.')).toEqual([
      'hot-beverage',
      'Coffee wakes you.',
      'glass-of-milk',
    ]);
  });
  test('falls back to the topic, then to words: never to something far-fetched', () => {
    expect(chosen('How volcanoes work', 'Nobody expected that.', 'Nor did they hear it.')).toEqual([
      'volcano',
      'Nor did they hear it.',
    ]);
  });
  test('follows the hint of our own writing', () => {
    const [choice] = choosePictures({ topic: 'Coffee', parts: ['Coffee is hot.'] }, () => 'volcano');
    expect(choice).toEqual({ kind: 'thing', picture: 'volcano', beside: 'hot-beverage' });
  });
  test('has beside it what else is spoken of, but no sign', () => {
    const [choice] = choosePictures({ topic: '', parts: ['A brain, an answer, and a heart.'] }, noHint);
    expect(choice).toEqual({ kind: 'thing', picture: 'brain', beside: 'anatomical-heart' });
  });
  test('is the same each time, and never one twice in a row, whatever is said', () => {
    const word = fc.constantFrom('coffee', 'brain', 'the', 'people', 'day', 'money', 'nothing', 'zyx', '.');
    const part = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(part, fc.array(part, { maxLength: 20 }), (topic, parts) => {
        const choices = choosePictures({ topic, parts }, noHint);
        expect(choices).toHaveLength(parts.length);
        expect(choosePictures({ topic, parts }, noHint)).toEqual(choices);
        for (const [index, choice] of choices.entries()) {
          const before = choices[index - 1];
          if (choice.kind === 'thing' && before?.kind === 'thing')
            expect(choice.picture).not.toBe(before.picture);
        }
      }),
    );
  });
});

test.each([
  ['Consistency beats intensity.', 'Consistency beats intensity.'],
  [
    'You should always review your goals every single week before you begin.',
    'Always review your goals every single week',
  ],
  [
    'It is what it is and that is all that there is to it.',
    'It is what it is and that is all that there is…',
  ],
  [
    'After that, photosynthesis and respiration balance out over the day.',
    'Respiration balance out over the day',
  ],
])('of “%s” a card says “%s”', (part, said) => {
  expect(keyWords(part)).toBe(said);
});

test('every picture that may be shown is drawn, and none lies about unused', async () => {
  const drawn = (await readdir('assets/pictures')).filter((file) => file.endsWith('.webp'));
  expect(drawn.map((file) => path.basename(file, '.webp')).sort()).toEqual([...picturesUsed()].sort());
});

describe('a card', () => {
  const pictures = createCardPictures({ assetsDir: path.resolve('assets'), hintFor: noHint });
  const draw = async (topic: string, ...parts: string[]) => {
    const drawn = [];
    for await (const picture of pictures.illustrate({ topic, parts })) drawn.push(picture);
    return drawn;
  };

  test('fills the frame of a portrait video, in colour, the same each time', async () => {
    const [thing, words] = await draw('Coffee', 'Coffee beans and milk.', 'Never <again> & again.');
    for (const card of [thing, words]) {
      expect(await sharp(card?.body).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 });
      expect(card).toMatchObject({ width: 1080, height: 1920 });
    }
    expect((await draw('Coffee', 'Coffee beans and milk.'))[0]?.body.equals(thing?.body as Buffer)).toBe(
      true,
    );
    expect(words?.body.equals(thing?.body as Buffer)).toBe(false);
  });
  test('of words is set in our own typeface: the middle is white on a colour', async () => {
    const [card] = await draw('zyx', 'MMMMMM');
    const middle = await sharp(card?.body).extract({ left: 300, top: 800, width: 480, height: 120 }).stats();
    expect(middle.channels.map(({ max }) => max)).toEqual([255, 255, 255]);
  });
  test('is not begun when nobody wants it any more', async () => {
    const asked = pictures.illustrate(
      { topic: 'Tea', parts: ['Tea.'] },
      AbortSignal.abort(new Error('gone')),
    );
    await expect(asked[Symbol.asyncIterator]().next()).rejects.toThrow('gone');
  });
});
