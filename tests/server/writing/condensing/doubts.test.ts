/** [TP1] Signs that a sentence takes as known what its text has told elsewhere. */
import { expect, test } from 'vitest';
import { doubtIn } from '../../../../server/writing/condensing/doubts';
import type { Standing } from '../../../../server/writing/condensing/standing';
import { subjectOf } from '../../../../server/writing/condensing/subject';
import { words } from './support/told';

const english = words.get('en') ?? expect.unreachable();
const doubtOf = (title: string, first: string, sentence: string, standing: Partial<Standing> = {}) =>
  doubtIn(sentence, {
    ...{ words: english, language: 'en', isOwn: false, ...standing },
    subject: subjectOf({ title, first, remarks: first, text: first }, english),
  })?.why;

test.each([
  'Bodmin is a town of granite.',
  'Bodmin was burned in 1549.',
  'Bodmin was sold in the 16th century.',
  'Bodmin has the largest church of Cornwall.',
  'Bodmin has the first mill of Cornwall.',
  'Bodmin sold tin for the first time in 1901.',
  'Bodmin sold tin in the early nineteenth century.',
  'Examples of tin mines are found in Bodmin.',
  'The church of Bodmin is from 1472.',
  'Bodmin is proud of its church.',
  'Bodmin sells tin and other metals.',
  'Bodmin is larger than Padstow.',
  'Bodmin was born of a wish of monks.',
  'Merchants of Padstow sell tin in Bodmin.',
])('[TP1] no sign: “%s”', (sentence) => {
  expect(doubtOf('Bodmin', 'Bodmin is a town in Cornwall.', sentence)).toBeUndefined();
});
test.each([
  // no year is "541 votes"
  ['time', 'Bodmin received 541 votes.'],
  ['time', 'Bodmin was in ruins.'],
  ['time', 'Bodmin was three behind.'],
  ['thing', 'Bodmin has the station.'],
  ['thing', 'Bodmin played the first leg at home in 1901.'],
  ['time', 'Bodmin would sell tin.'],
  ['name', 'Bodmin feared Volchek in 1901.'],
  ['name', 'Mandis has a paper about Bodmin.'],
  ['pronoun', 'They sold tin in Bodmin in 1901.'],
  ['joins', 'Bodmin has since sold tin.'],
  ['joins', 'Bodmin sells tin to Padstow as well.'],
  ['name', 'In Bodmin, b and c are mines.'],
  ['time', 'Bodmin went on to sell tin.'],
  ['joins', 'Bodmin eventually sells its tin.'],
  ['joins', 'Bodmin sold tin again in 1901.'],
  ['thing', 'The towns of tin can be seen from Bodmin.'],
  ['thing', 'Bodmin declined, and sold its tin in 1901.'],
  ['unsure', 'Examples include tin from Bodmin.'],
  ['unsure', 'Bodmin is a notable exception, with nine mills.'],
  ['thing', 'Bodmin consists of all the components.'],
  ['thing', 'A fourth mill of Bodmin is in Padstow.'],
  ['joins', 'For each mill has a wheel in Bodmin.'],
  ['pronoun', 'Selling wool to Spain in 1901, it was known for Bodmin.'],
  ['comparison', 'Smaller towns sell tin to Bodmin.'],
  ['comparison', 'Bodmin has a larger church.'],
  ['comparison', 'Bodmin has another church.'],
  ['comparison', 'Bodmin later sold tin in 1901.'],
  ['subject', 'Bodmin won her first war in 1901.'],
  ['subject', 'Merchants of Padstow sell tin.'],
  ['subject', 'Merchants of Padstow brought their tin to Bodmin.'],
  ['subject', 'Composer of Padstow is Anna Bray.'],
] as const)('[TP1] a sign of %s: “%s”', (why, sentence) => {
  expect(doubtOf('Bodmin', 'Bodmin is a town in Cornwall.', sentence)).toBe(why);
});
test.each([
  ['Bodmin took the company to court in 1901.', 'thing'],
  ['After the fire, Bodmin was rebuilt in granite.', 'thing'],
  ['Bodmin is in the hundred of Trigg, and sells the tin.', undefined],
  ['Bodmin gave up the idea of a canal.', undefined],
  ['Bodmin sold the granite that it had dug.', undefined],
])('[TP1] an introduction, too, tells what happened to something that was told of: “%s”', (sentence, why) => {
  expect(doubtOf('Bodmin', 'Bodmin is a town in Cornwall.', sentence, { isOfIntroduction: true })).toBe(why);
});
test('[TP1] what is said beside a kind is mostly so at all times', () => {
  const first = 'Spoonbills are wading birds.';
  const text = `${first} Most spoonbills are white.`;
  expect(doubtOf('Spoonbill', text, 'Young geese eat shrimp.')).toBeUndefined();
});
test('[TP1] what has happened beside a kind may be of anything', () => {
  const first = 'Spoonbills are wading birds.';
  const text = `${first} Most spoonbills are white.`;
  expect(doubtOf('Spoonbill', text, 'A comic series was sold in 1995.')).toBe('subject');
  expect(doubtOf('Spoonbill', text, 'Several rules have been written.')).toBe('subject');
  expect(doubtOf('Spoonbill', text, 'Spoonbills were sold in 1995.')).toBeUndefined();
});
test('[TP1] “the spoonbill” is one of all spoonbills, and “the left wing” is none', () => {
  const text = 'Spoonbills are birds. They eat shrimp.';
  expect(doubtOf('Spoonbill', text, 'The spoonbill is white.')).toBe('thing');
  expect(doubtOf('Spoonbill', 'A spoonbill is a bird.', 'The spoonbill is white.')).toBe('thing');
  expect(doubtOf('Spoonbill', 'The spoonbill is a bird.', 'The spoonbill is white.')).toBeUndefined();
});
test('[TP1] “the Order” alone stands for a longer name', () => {
  const text = 'Bodmin is a town in Cornwall. Each order of monks has a house.';
  expect(doubtOf('Bodmin', text, 'The Order is from Bodmin.')).toBe('thing');
  expect(doubtOf('Bodmin', text, 'The Order of Tin is from Bodmin.')).toBeUndefined();
});
test('[TP1] “its” of somebody is something else’s', () => {
  const text = 'Anna Bray is a painter. She lives in Truro. She was born in Looe.';
  expect(doubtOf('Anna Bray', text, 'Anna Bray was its captain in 1901.')).toBe('pronoun');
});
test('[TP1] whom the brackets of a title name is somebody else', () => {
  const first = 'John Bray was a clerk of Cornwall.';
  const text = `${first} He sold tin. He lived in Padstow.`;
  expect(doubtOf('John Bray (son of Thomas)', text, 'Thomas died in 1730.')).toBe('name');
});
test.each([
  ['Mr. Bray was a soldier of Devon.', 'subject'],
  ['Tom Bray is a baker.', 'subject'],
  ['Anna Bray is a baker.', undefined],
  ['Bray is the wife of Tom Bray.', undefined],
])('[TP1] who has the same last name is somebody else: “%s”', (sentence, why) => {
  const first = 'Anna Bray is a painter.';
  expect(doubtOf('Anna Bray', `${first} She lives in Padstow. She paints.`, sentence)).toBe(why);
});
