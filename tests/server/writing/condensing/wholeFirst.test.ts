/** [TP1] What is said whole goes before what has to be cut, but for what was asked. */
import { describe, expect, test } from 'vitest';
import { condense } from '../../../../server/writing/condensing/condense';
import { readOf, SECTION, words } from './support/told';

const FIRST = 'Bodmin is a town in Cornwall.';
const LONG =
  'The town of Bodmin lies on a hill above the river Camel, which flows through a deep valley to Padstow and the sea.';
const CUT = 'The town of Bodmin lies on a hill above the river Camel.';
const WHOLE = [
  'Bodmin sells tin and copper to merchants from London, Bristol, Plymouth and Exeter.',
  'Bodmin has old mills with sails of white linen from Brittany, Normandy and northern Spain.',
  'Bodmin keeps brown cattle, sheep, goats, pigs and geese on fields of slate.',
  'Bodmin owns boats of blue oak that carry visitors from France to islands without roads.',
  'Bodmin keeps books of prayer from Ireland and Wales in a house of grey Cornish stone.',
  'Bodmin is known in England for honey, wool, wine and a church with eleven coloured windows.',
];

const toldOf = (whole: readonly string[], asked: readonly string[] = []) =>
  condense(
    {
      title: 'Bodmin',
      sections: [
        { heading: '', paragraphs: [`${FIRST} ${LONG}`] },
        { heading: 'Trade', paragraphs: whole },
      ],
    },
    { asked, language: 'en', words: words.get('en') ?? expect.unreachable() },
  ).sentences;

test('where whole sentences are enough, none is cut', () => {
  expect(toldOf(WHOLE)).toEqual([FIRST, ...WHOLE]);
});
test('where they are too few, one is', () => {
  expect(toldOf(WHOLE.slice(0, 3))).toEqual([FIRST, CUT, ...WHOLE.slice(0, 3)]);
});
test('what was asked is told all the same', () => {
  expect(toldOf(WHOLE, ['camel'])).toContain(CUT);
});

describe('[TP1] the person is asked', () => {
  const isSure = (title: string, text: string, asked?: readonly string[]) =>
    readOf(title, text, 'en', asked).told.isSure;
  const SURE = WHOLE.join(' ');
  test('not where all is sure', () => {
    expect(isSure('Bodmin', `${FIRST} ${SURE}`)).toBe(true);
    expect(isSure('Bodmin', `${FIRST} ${SURE}`, ['tin'])).toBe(true);
  });
  test('where nothing says what it is on', () => {
    expect(isSure('Bodmin', `It is far away.\n${SURE}`)).toBe(false);
  });
  test('where only what takes something as known tells what was asked', () => {
    const text = `${FIRST} ${SURE}${SECTION}Bodmin won a victory over smugglers.`;
    expect(isSure('Bodmin', text, ['smuggler'])).toBe(false);
  });
  test('of a list', () => {
    expect(isSure('List of towns of Bodmin', `${FIRST} ${SURE}`)).toBe(false);
  });
});

test.each([
  [
    'no “but” is cut off',
    'Bodmin has been pressed by merchants of Truro to leave old markets of Cornwall, but has not left any of them so far.',
  ],
  [
    'nor is an “and” within a clause',
    'Bodmin sells houses of oak when merchants come to old towns of Cornwall and find doors of old houses locked by day.',
  ],
])('[TP1] by itself %s', (_, sentence) => {
  expect(toldOf([sentence])).toHaveLength(2);
});

describe('[TP1] of an article on a kind', () => {
  const LEAD = ['Spoonbills are birds of Cornwall.', 'Young spoonbills eat shrimp.'];
  const tell = (paragraphs: readonly string[]) =>
    condense(
      {
        title: 'Spoonbill',
        sections: [
          { heading: '', paragraphs: LEAD },
          { heading: 'Food', paragraphs },
        ],
      },
      { asked: [], language: 'en', words: words.get('en') ?? expect.unreachable() },
    ).sentences;
  test('an “also” of something else goes on from what was said', () => {
    expect(tell(['Old nets are also used.', 'Spoonbills are also hunted for food.'])).toEqual([
      ...LEAD,
      'Spoonbills are hunted for food.',
    ]);
  });
});
