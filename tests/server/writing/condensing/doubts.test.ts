/** [TP1] Signs that a sentence takes as known what its text has told elsewhere. */
import { expect, test } from 'vitest';
import { doubtsIn } from '../../../../server/writing/condensing/doubts';
import { subjectOf } from '../../../../server/writing/condensing/subject';
import { words } from './support/told';

const english = words.get('en') ?? expect.unreachable();
const doubts = (title: string, first: string, sentence: string) =>
  doubtsIn(sentence, subjectOf({ title, first, remarks: first, text: first }, english), english);

test.each([
  [0, 'Bodmin is a town of granite.'],
  [0, 'Bodmin was burned in 1549.'],
  [0, 'Bodmin was sold in the 16th century.'],
  [0, 'Bodmin has the largest church of Cornwall.'],
  // at which moment, and no year is "541 votes"
  [1, 'Bodmin received 541 votes.'],
  [1, 'Bodmin was in ruins.'],
  [1, 'Bodmin was three behind.'],
  [1, 'Bodmin later sold tin in 1901.'],
  // which, who, than what, whose
  [1, 'Bodmin has the station.'],
  [1, 'Bodmin feared Volchek in 1901.'],
  [1, 'Bodmin has a larger church.'],
  [1, 'Bodmin has another church.'],
  [1, 'Bodmin is proud of its church.'],
  // of somebody else, and the same of nothing that it tells of
  [2, 'Merchants of Padstow sell tin.'],
  [3, 'Composer of Padstow is Anna Bray.'],
])('[TP1] %i: “%s”', (many, sentence) => {
  expect(doubts('Bodmin', 'Bodmin is a town in Cornwall.', sentence)).toBe(many);
});
test('[TP1] what is said beside a kind is mostly so at all times', () => {
  const first = 'Spoonbills are wading birds.';
  expect(doubts('Spoonbill', `${first} Most spoonbills are white.`, 'Young geese eat shrimp.')).toBe(1);
});
