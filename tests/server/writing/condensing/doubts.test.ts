/** [TP1] Signs that a sentence takes as known what its text has told elsewhere. */
import { expect, test } from 'vitest';
import { isInDoubt } from '../../../../server/writing/condensing/doubts';
import { subjectOf } from '../../../../server/writing/condensing/subject';
import { words } from './support/told';

const english = words.get('en') ?? expect.unreachable();
const isDoubted = (title: string, first: string, sentence: string) =>
  isInDoubt(sentence, subjectOf({ title, first, remarks: first, text: first }, english), english);

test.each([
  'Bodmin is a town of granite.',
  'Bodmin was burned in 1549.',
  'Bodmin was sold in the 16th century.',
  'Bodmin has the largest church of Cornwall.',
  'Bodmin has one of the first mills.',
  'The church of Bodmin is from 1472.',
  'Bodmin is proud of its church.',
  'Bodmin sells tin and other metals.',
  'Bodmin is larger than Padstow.',
  'Bodmin was born of a wish of monks.',
  'Merchants of Padstow sell tin in Bodmin.',
])('[TP1] no sign: “%s”', (sentence) => {
  expect(isDoubted('Bodmin', 'Bodmin is a town in Cornwall.', sentence)).toBe(false);
});
test.each([
  // at which moment, and no year is "541 votes"
  'Bodmin received 541 votes.',
  'Bodmin was in ruins.',
  'Bodmin was three behind.',
  'Bodmin later sold tin in 1901.',
  // which, who, than what
  'Bodmin has a larger church.',
  'Bodmin has another church.',
  'Bodmin has the station.',
  'Bodmin feared Volchek in 1901.',
  // of somebody else
  'Bodmin won her first war in 1901.',
  'Merchants of Padstow sell tin.',
  'Merchants of Padstow brought their tin to Bodmin.',
  'Composer of Padstow is Anna Bray.',
])('[TP1] a sign that it takes something as known: “%s”', (sentence) => {
  expect(isDoubted('Bodmin', 'Bodmin is a town in Cornwall.', sentence)).toBe(true);
});
test('[TP1] what is said beside a kind is mostly so at all times', () => {
  const first = 'Spoonbills are wading birds.';
  const text = `${first} Most spoonbills are white.`;
  expect(isDoubted('Spoonbill', text, 'Young geese eat shrimp.')).toBe(false);
});
test.each([
  ['Mr. Bray was a soldier of Devon.', true],
  ['Tom Bray is a baker.', true],
  ['Anna Bray is a baker.', false],
  ['Bray is the wife of Tom Bray.', false],
])('[TP1] who has the same last name is somebody else: “%s”', (sentence, isOther) => {
  const first = 'Anna Bray is a painter.';
  expect(isDoubted('Anna Bray', `${first} She lives in Padstow. She paints.`, sentence)).toBe(isOther);
});
