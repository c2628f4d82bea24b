/** [TP1] Where a sentence that says what something is may end early. */
import { expect, test } from 'vitest';
import { definitionEndsOf } from '../../../../server/writing/condensing/definitionEnds';
import { told, words } from './support/told';

const endsOf = (sentence: string) =>
  definitionEndsOf(sentence, words.get('en') ?? expect.unreachable()).map((at) =>
    sentence.slice(0, at).trim(),
  );

test.each([
  [
    'what was done to it',
    'An allegiance is a duty of fidelity said to be owed by a citizen to a state.',
    'An allegiance is a duty of fidelity',
  ],
  [
    'what it does',
    'The Communion is an international association of churches consisting of the Church of England.',
    'The Communion is an international association of churches',
  ],
  [
    'what happens by it',
    'Photosynthesis is a system of biological processes by which organisms make sugar.',
    'Photosynthesis is a system of biological processes',
  ],
  [
    'what it has',
    'France is a state in Western Europe with several islands.',
    'France is a state in Western Europe',
  ],
  [
    'what somebody is known for',
    'Alan Milne was an English author, best known for his books about a teddy bear.',
    'Alan Milne was an English author,',
  ],
])('before %s', (_, sentence, said) => expect(endsOf(sentence)).toContain(said));

test.each([
  ['a bare noun', 'A barometer is a device with a needle.'],
  ['an empty word', 'Pelmanism is a term used by painters.'],
  ['what is the only one', 'Paris is the capital city with the most museums.'],
  ['what is denied', 'A whale is not a large fish with lungs.'],
  ['what happens to it', 'Circular motion is an example of a body experiencing a force.'],
  ['any of a kind', 'An analog signal is any continuous signal with a feature.'],
])('%s is not left', (_, sentence) => expect(endsOf(sentence)).toEqual([]));

test.each([
  [
    'Sound power',
    'without another name',
    'Sound power or acoustic power is the rate at which sound energy of a source is emitted, reflected, transmitted or received.',
    'Sound power is the rate at which sound energy of a source is emitted, reflected, transmitted or received.',
  ],
  [
    'Momentum',
    'without its field',
    'In classical mechanics, linear momentum or momentum of translation is the product of mass and velocity of a thing in Cornwall.',
    'Linear momentum or momentum of translation is the product of mass and velocity of a thing in Cornwall.',
  ],
  [
    'Athena',
    'with a list that is whole',
    'Athena is an ancient Greek goddess of wisdom, handicraft, and warfare, who was later held to be the Roman goddess Minerva.',
    'Athena is an ancient Greek goddess of wisdom, handicraft, and warfare.',
  ],
])('[TP1] what %s is, is said %s', (title, _, sentence, said) => {
  expect(told(title, sentence)).toEqual([said]);
});
test('[TP1] a long definition is said so, before what else is told', () => {
  const text = `The Bodmin Society is a learned society of painters founded in the eighteenth century by a mayor of Padstow who had no friends in Truro.
It has a house in Cornwall.`;
  expect(told('Bodmin Society', text)).toEqual([
    'The Bodmin Society is a learned society of painters.',
    'The Bodmin Society has a house in Cornwall.',
  ]);
});
