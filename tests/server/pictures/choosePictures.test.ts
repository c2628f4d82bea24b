/** Which thing a card shows: what is spoken of, in the meaning that is meant, or nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePictures } from '../../../server/pictures/cards/choosePictures';
import {
  doubtfulConcepts,
  faintConcepts,
  plainConcepts,
} from '../../../server/pictures/cards/concepts/concepts';
import { doubtful } from '../../../server/pictures/cards/concepts/doubtful';
import { senses } from '../../../server/pictures/cards/concepts/senses';
import { keyWords } from '../../../server/pictures/cards/keyWords';

const noHint = () => undefined;
const choicesFor = (topic: string, ...parts: string[]) => choosePictures({ topic, parts }, noHint);
/** The first thing, all things of a list, or the words. */
const chosen = (topic: string, ...parts: string[]) =>
  choicesFor(topic, ...parts).map((choice) =>
    choice.kind === 'words'
      ? choice.text
      : choice.kind === 'list'
        ? choice.things.map(({ picture }) => picture)
        : choice.picture,
  );

test('the map has more than 2,500 words, each with one meaning or with cues for several', () => {
  expect(plainConcepts.size + senses.size).toBeGreaterThan(2500);
  const twice = [...senses.keys(), ...faintConcepts.keys()].filter((word) => plainConcepts.has(word));
  expect(twice).toEqual([]);
  expect([...senses.keys()].filter((word) => faintConcepts.has(word))).toEqual([]);
});

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
    const [choice] = choicesFor('', 'A brain has a habit and a bone.');
    expect(choice).toMatchObject({ kind: 'thing', picture: 'brain', beside: 'bone' });
  });
  test('is the same each time, and never one twice in a row, whatever is said', () => {
    const word = fc.constantFrom(
      'coffee',
      'brain',
      'the',
      'people',
      'day',
      'money,',
      'nothing',
      'zyx',
      '.',
      '🙂',
    );
    const part = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(part, fc.array(part, { maxLength: 12 }), (topic, parts) => {
        const choices = choicesFor(topic, ...parts);
        expect(choices).toHaveLength(parts.length);
        expect(choicesFor(topic, ...parts)).toEqual(choices);
        const shown = choices.map((choice) =>
          choice.kind === 'thing'
            ? [choice.picture]
            : choice.kind === 'list'
              ? choice.things.map((t) => t.picture)
              : [],
        );
        for (const [index, pictures] of shown.entries())
          if (pictures[0]) expect(pictures[0]).not.toBe(shown[index - 1]?.at(-1));
      }),
      { numRuns: 20 },
    );
  });
});

test.each([
  ['The bank can book a flight for you.', 'bank'],
  ['You should train every week and rest.', 'calendar'],
  ['They plant trees along the road.', 'deciduous-tree'],
  ['He rose early and left.', 'He rose early and left.'],
  ['Trains stop here.', 'train'],
])('only nouns are shown: “%s” shows %s', (part, picture) => {
  expect(chosen('', part)).toEqual([picture]);
});

test.each([
  ['A chess engine looks ahead.', 'robot'],
  ['The engine burns petrol.', 'automobile'],
  ['The engine of the plane is loud.', 'airplane'],
  ['Nobody lives near the bank of the river.', 'national-park'],
  ['The crust of the loaf turns brown.', 'bread'],
  ['A member of parliament writes the bill.', 'classical-building'],
  ['Your nucleus is calm.', 'Your nucleus is calm.'],
])('what else is said tells the meaning: “%s” shows %s', (part, picture) => {
  expect(chosen('', part)).toEqual([picture]);
});

test.each([
  ['Your money', 'Pay your debt first.', 'credit-card'],
  ['Memory', 'We owe a debt to the dead.', 'We owe a debt to the dead.'],
  ['How planets are born', 'Its heart is full of dust.', 'milky-way'],
  ['How to clean a house', 'The shelf is full of dust.', 'broom'],
])(
  'a word that is bound to a field is shown in that field only: on %s, “%s” shows %s',
  (topic, part, picture) => {
    expect(chosen(topic, part)).toEqual([picture]);
  },
);

test('every doubtful word has a picture of its own, and none is taken for granted', () => {
  const words = new Set(doubtful.flatMap(([, some]) => some.split(', ')));
  expect([...new Set(doubtfulConcepts.map(({ word }) => word))].sort()).toEqual([...words].sort());
  expect([...words].filter((word) => plainConcepts.has(word))).toEqual([]);
});

test.each([
  ['Everybody dances to a tune.', 'Everybody dances to a tune.'],
  ['The band plays a tune.', 'musical-notes'],
  ['The lenders took a haircut.', 'bank'],
  ['A haircut shortens the beard.', 'scissors'],
  ['They soaked the curtains in lime.', 'They soaked the curtains in lime.'],
  ['Squeeze a lime into the drink.', 'lime'],
  ['They mixed lime with ash.', 'brick'],
  ['The hairs on the legs of a spider move.', 'spider'],
  ['The bottle caps lie around.', 'The bottle caps lie around.'],
])('a word with a second meaning needs company that tells: “%s” shows %s', (part, picture) => {
  expect(chosen('', part)).toEqual([picture]);
});
test('that company is in its sentence, in the topic, or four words strong in the script', () => {
  const plain = 'Then comes the soup.';
  expect(chosen('', plain)).toEqual([plain]);
  expect(chosen('How to cook', plain)[0]).toBe('pot-of-food');
  expect(chosen('', plain, 'Fry it, boil it.')[0]).toBe(plain);
  expect(chosen('', plain, 'Fry it, boil it, with salt, in an oven.')[0]).toBe('pot-of-food');
});

describe('an image', () => {
  test.each([
    'You feel sharp as a knife.',
    'It is no larger than a bean.',
    'It stands there like a man before a castle.',
    'The room is the size of an elephant.',
    'The guests are wolves.',
    'He is a very strange elephant.',
    'It was a castle of lies.',
    'It sticks as if a spider had done it.',
  ])('is not shown: “%s”', (part) => {
    expect(choicesFor('', part)[0]?.kind).toBe('words');
  });
  test.each([
    ['It needs things like bread.', 'bread'],
    ['They like elephants.', 'elephant'],
    ['It lives on things such as bread.', 'bread'],
    ['The roof of my castle leaks.', 'castle'],
    ['A glass of wine is enough.', 'wine-glass'],
    ['Better than nothing: a castle.', 'castle'],
  ])('is none: “%s” shows %s', (part, picture) => {
    expect(chosen('', part)).toEqual([picture]);
  });
  test('is shown where the topic or another sentence speaks of it', () => {
    const image = 'The guests are wolves.';
    expect(chosen('How wolves live', image)).toEqual(['wolf']);
    expect(chosen('', image, 'Nobody spoke.', 'The wolf slept.')[0]).toBe('wolf');
  });
});

test.each(['They ghost you, and you book it.', 'Just ship it to me.', 'Let them film it.'])(
  'what is done is no thing, whatever it is called: “%s”',
  (part) => {
    expect(choicesFor('', part)[0]?.kind).toBe('words');
  },
);

test('a meaning that nothing near tells is told by the rest of the script, if two words of it agree', () => {
  const wheel = 'Somebody turns the wheel each day.';
  expect(chosen('', wheel, 'The milk becomes cheese.', 'It sleeps in the cellar.')[0]).toBe('cheese-wedge');
  expect(chosen('', wheel, 'The milk is warm.')[0]).toBe(wheel);
});

test('against what a word usually means, two words of the script are too few', () => {
  expect(chosen('', 'The new queen spoke.', 'They add honey.', 'The colony sold it.')[0]).toBe('crown');
  expect(chosen('The life of bees', 'The new queen spoke.')[0]).toBe('honeybee');
});

test('where it is grave, nothing jokes', () => {
  expect(chosen('', 'They won a trophy.', 'The word was said.')).toEqual(['trophy', 'speech-balloon']);
  expect(chosen('', 'They won a trophy after the murder.')).toEqual(['They won a trophy after the murder.']);
  expect(chosen('Living with cancer', 'She won a trophy.')).toEqual(['She won a trophy.']);
});

test.each([
  'Bear in mind that nobody knows.',
  'This was only the tip of the iceberg.',
  'It was a piece of cake.',
  'Everybody held their breath.',
  'Apple surprised everybody.'.replace('Apple', 'Then Apple'),
])('a saying and a name show nothing: “%s”', (part) => {
  expect(choicesFor('', part)[0]?.kind).toBe('words');
});

describe('a list', () => {
  test('of three things shows three', () => {
    expect(chosen('', 'Your phone holds your bank, your photos and your keys.')).toEqual([
      ['bank', 'camera', 'key'],
    ]);
  });
  test('says with which word each comes', () => {
    const [choice] = choicesFor('', 'Serve pizza, fruit and a cake.');
    expect(choice).toEqual({
      kind: 'list',
      things: [
        { picture: 'pizza', said: 'pizza', at: 1 },
        { picture: 'red-apple', said: 'fruit', at: 2 },
        { picture: 'birthday-cake', said: 'cake', at: 5 },
      ],
    });
  });
  test('is not what an opening has a comma after', () => {
    expect(chosen('', 'For years, keepers burned wood, coal or oil.')).toEqual([
      ['wood', 'fire', 'oil-drum'],
    ]);
    expect(chosen('', 'In winter, farmers sleep.')).toEqual(['cloud-with-snow']);
  });
});

test.each([
  ['Consistency beats intensity.', 'Consistency beats intensity.'],
  [
    'You should always review your goals every single week before you begin.',
    'Always review your goals every single week',
  ],
  [
    'Now years that end in two zeros are skipped, unless 400 divides them.',
    'Now years that end in two zeros are skipped',
  ],
  [
    'Drink a lot, rest, and do not run to the pharmacy for every degree.',
    'Do not run to the pharmacy for every degree',
  ],
  [
    'They did not anticipate that willows and aspens would recover along the streams.',
    'They did not anticipate that willows and aspens…',
  ],
  ['Confirmation bias denotes the tendency to seek,', 'Confirmation bias denotes the tendency to seek'],
])('of “%s” a card says “%s”', (part, said) => {
  expect(keyWords(part)).toBe(said);
});
