/** Which picture a part shows: a writer's own, a noun with one meaning, the topic's own, or the words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePictures } from '../../../server/pictures/cards/choosing/choosePictures';
import type { PictureNouns } from '../../../server/pictures/cards/choosing/pictureNouns';

const words = {
  bank: 'bank account',
  bread: 'bread',
  brain: 'brain',
  bone: 'bone',
  coffee: 'coffee',
  milk: 'milk',
  volcano: 'volcano',
  wolf: 'wolf, wolves',
  apple: 'apple',
  santa: 'Santa',
  tree: 'tree',
} as const;
const byNoun = new Map(
  Object.entries(words).flatMap(([picture, nouns]) =>
    nouns
      .split(', ')
      .map((noun) => [noun.toLowerCase(), { picture, isName: noun !== noun.toLowerCase() }] as const),
  ),
);
const nouns: PictureNouns = { pictures: new Set(Object.keys(words)), byNoun, longest: 2 };

const choicesFor = (topic: string, ...parts: string[]) =>
  choosePictures({ topic, parts: parts.map((text) => ({ text })) }, nouns);
/** The picture, all pictures of a list, or null where the words are shown. */
const shown = (topic: string, ...parts: string[]) =>
  choicesFor(topic, ...parts).map((choice) =>
    choice.kind === 'words'
      ? null
      : choice.kind === 'list'
        ? choice.things.map(({ picture }) => picture)
        : choice.picture,
  );

describe('[LB2] in this order a part shows', () => {
  test("the writer's own picture, alone", () => {
    const [choice] = choosePictures(
      { topic: 'Coffee', parts: [{ text: 'Coffee is hot.', hint: 'volcano' }] },
      nouns,
    );
    expect(choice).toEqual({ kind: 'thing', picture: 'volcano' });
  });
  test('what it names by a noun that means one thing, the longest first, with another beside it', () => {
    expect(choicesFor('', 'Your bank account pays for bread.')).toEqual([
      { kind: 'thing', picture: 'bank', said: 'bank account', beside: 'bread' },
    ]);
  });
  test("the topic's own picture, once", () => {
    expect(shown('How volcanoes work', 'Nobody expected that.', 'Nor did they hear it.')).toEqual([
      'volcano',
      null,
    ]);
  });
  test('else all of its words', () => {
    expect(choicesFor('', 'Nobody expected that.')).toEqual([
      { kind: 'words', text: 'Nobody expected that.' },
    ]);
  });
});

test('none is shown twice in a row, and a new one goes before one that was seen', () => {
  expect(shown('', 'Coffee wakes you.', 'Coffee helps.', 'Milk is there.', 'Coffee needs bread.')).toEqual([
    'coffee',
    null,
    'milk',
    'bread',
  ]);
  const hinted = choosePictures(
    {
      topic: '',
      parts: [
        { text: 'One thing.', hint: 'volcano' },
        { text: 'Some bread.', hint: 'volcano' },
      ],
    },
    nouns,
  );
  expect(hinted.map((choice) => choice.kind === 'thing' && choice.picture)).toEqual(['volcano', 'bread']);
});

test.each([
  ['They plant trees along the road.', 'tree'],
  ['Wolves howl.', 'wolf'],
  ['Then Santa comes.', 'santa'],
])('a plural, an owner and a listed name are found: “%s” shows %s', (part, picture) => {
  expect(shown('', part)).toEqual([picture]);
});
test.each([
  ['is compared', 'You feel dry as a bone.'],
  ['is compared', 'It stands there like a lonely old tree.'],
  ['is said of something else', 'The guests are wolves.'],
  ['is said of something else', 'He is a very strange wolf.'],
  ['is of something else', 'It grew to a volcano of lies.'],
  ['says what kind of thing it is', 'The coffee table broke.'],
  ['owns another thing', 'The brain’s work is hard.'],
  ['is a name within a sentence', 'Then Apple surprised everybody.'],
  ['has another word of a phrase behind a comma', 'The bank, account for it.'],
  ['is done', 'You coffee, they milk it.'],
])('a noun that %s is not shown: “%s”', (_, part) => {
  expect(shown('', part)).toEqual([null]);
});

describe('a list', () => {
  test('of three things shows three, each with its word', () => {
    expect(choicesFor('', 'Serve bread, hot coffee and some milk.')).toEqual([
      {
        kind: 'list',
        things: [
          { picture: 'bread', said: 'bread', at: 1 },
          { picture: 'coffee', said: 'coffee', at: 3 },
          { picture: 'milk', said: 'milk', at: 6 },
        ],
      },
    ]);
  });
  test('of two is a thing and another beside it, and an opening is no part of one', () => {
    expect(shown('', 'Serve bread and milk.')).toEqual(['bread']);
    expect(shown('', 'For bread, the brain needs milk.')).toEqual(['bread']);
  });
});

test('is the same each time, whatever is said, and a part never begins with what the former ended with', () => {
  const word = fc.constantFrom('coffee', 'brain', 'the', 'and', 'money,', 'milk,', 'bread', 'zyx', '.', '🙂');
  const part = fc.array(word, { maxLength: 12 }).map((some) => some.join(' '));
  fc.assert(
    fc.property(part, fc.array(part, { maxLength: 8 }), (topic, parts) => {
      const choices = shown(topic, ...parts);
      expect(choices).toHaveLength(parts.length);
      expect(shown(topic, ...parts)).toEqual(choices);
      const pictures = choices.map((choice) => [choice ?? []].flat());
      for (const [index, [first]] of pictures.entries())
        if (first) expect(first).not.toBe(pictures[index - 1]?.at(-1));
    }),
    { numRuns: 20 },
  );
});
