/** [TP1] Where a sentence may end before it says where, when or by whom. */
import { expect, test } from 'vitest';
import { adverbialEndsOf } from '../../../../server/writing/condensing/adverbialEnds';
import { told, words } from './support/told';

const endsOf = (sentence: string) =>
  adverbialEndsOf(sentence, words.get('en') ?? expect.unreachable()).map((at) =>
    sentence.slice(0, at).trim(),
  );

test.each([
  [
    'what something is one of',
    'Olya is a village in Musaabad Rural District, in the Central District of Torbat County.',
    ['Olya is a village', 'Olya is a village in Musaabad Rural District'],
  ],
  [
    'what happened',
    'The race took place on the weekend of 20–22 June 2008 at the Donington Park circuit.',
    ['The race took place on the weekend of 20–22 June 2008'],
  ],
  ['where it is situated', 'Étaples is a small town situated in the north.', ['Étaples is a small town']],
  [
    'the second of two places',
    'Étaples is a town in the Pas-de-Calais and in the Hauts-de-France.',
    ['Étaples is a town', 'Étaples is a town in the Pas-de-Calais'],
  ],
])('%s is true without the end', (_, sentence, ends) => expect(endsOf(sentence)).toEqual(ends));

test.each([
  ['what is said of all', 'All ships of the fleet were sunk by the French in 1805.'],
  ['what is denied', 'The fleet was not sunk by the French in 1805.'],
  ['what is counted', 'The band sold three million copies of the album in Germany.'],
  ['what is ranked', 'Olya was the largest town of the county in 1901.'],
  ['what comes in an order', 'Olya was the second town of the county in 1901.'],
  ['what is compared', 'The tower was taller than the church in Olya.'],
  ['what somebody says', 'The king denied that the prince was a spy in Germany.'],
  ['what was not done', 'The king refused to build a bridge in Germany.'],
  ['what is so at all times', 'Tigers eat the deer in India.'],
  ['what something is the only one of', 'Olya is the capital in Iran.'],
  ['what needs its end', 'The king took part in the Battle of Hastings.'],
  ['what says nothing more', 'The canton of Étaples is a canton in France.'],
])('%s is not cut', (_, sentence) => expect(endsOf(sentence)).toEqual([]));

test('what is too long otherwise is said so, where a text says little', () => {
  expect(
    told(
      'Teymanak-e Olya',
      'Teymanak-e Olya is a village in Jolgeh-ye Musaabad Rural District, in the Central District of Torbat-e Jam County, Razavi Khorasan Province, Iran.',
    ),
  ).toEqual(['Teymanak-e Olya is a village in Jolgeh-ye Musaabad Rural District.']);
});
test('a person whose name is said in full is then called by the article’s title', () => {
  expect(
    told(
      'Anwar Kamal Khan',
      'Anwar Kamal Khan Marwat Mina Khel was a Pakistani politician.\nHe led his first tribal army in 1973.',
    ),
  ).toEqual([
    'Anwar Kamal Khan Marwat Mina Khel was a Pakistani politician.',
    'Anwar Kamal Khan led his first tribal army in 1973.',
  ]);
});
test('a name that begins with a stop ends no sentence', () => {
  expect(
    told(
      'RCW',
      'An RCW is an object that the .NET runtime makes. The .NET runtime makes one object for each library.',
    ),
  ).toContain('An RCW is an object that the .NET runtime makes.');
});
