/** [TP1] What is said whole goes before what has to be cut, but for what was asked. */
import { expect, test } from 'vitest';
import { condense } from '../../../../server/writing/condensing/condense';
import { words } from './support/told';

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
