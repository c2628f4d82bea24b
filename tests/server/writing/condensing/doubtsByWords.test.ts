/** [TP1] What is in doubt of a sentence in a language without a tagger: it is offered, and not told by itself. */
import { expect, test } from 'vitest';
import { condensed } from '../../../../server/writing/condensing/condense';
import { sentencesToChoose } from '../../../../server/writing/condensing/sentencesToChoose';
import { words } from './support/told';

const FIRST: Record<string, string> = {
  fr: 'La migraine est une maladie du cerveau.',
  de: 'Migräne ist eine Krankheit des Gehirns.',
  es: 'La migraña es una enfermedad del cerebro.',
  it: 'L’emicrania è una malattia del cervello.',
};
const TITLES: Record<string, string> = { fr: 'Migraine', de: 'Migräne', es: 'Migraña', it: 'Emicrania' };

const readOf = (language: string, sentence: string) => {
  const read = condensed(
    {
      title: TITLES[language] ?? '',
      sections: [{ heading: '', paragraphs: [FIRST[language] ?? '', sentence] }],
    },
    { asked: [], language, words: words.get(language) ?? expect.unreachable() },
  );
  return {
    told: read.told.sentences,
    doubt: sentencesToChoose(read).find(({ text }) => text === sentence)?.leansOn,
  };
};

test.each([
  ['fr', 'Une autre forme est la migraine du soir.', { why: 'comparison', words: 'autre' }],
  ['es', 'En el otro grupo la migraña es rara.', { why: 'comparison', words: 'otro' }],
  ['de', 'Eine weitere Form ist die Migräne am Abend.', { why: 'comparison', words: 'weitere' }],
  ['fr', 'Plus rarement, la migraine est un signe de fatigue.', { why: 'comparison', words: 'plus' }],
  ['fr', 'Depuis, la migraine est une maladie connue.', { why: 'joins', words: 'depuis' }],
  ['fr', 'Les causes de la migraine en sont le signe.', { why: 'pronoun', words: 'en' }],
  ['fr', 'Certains font de la migraine une gloire.', { why: 'thing', words: 'certains' }],
  ['fr', 'Les plus courantes sont les migraines du soir.', { why: 'thing', words: 'courantes' }],
  ['es', 'Las más comunes son las migrañas de la noche.', { why: 'thing', words: 'comunes' }],
  ['it', 'Le più comuni sono le emicranie della notte.', { why: 'thing', words: 'comuni' }],
  ['fr', 'Libération de facteurs de nécrose, contribuant aux signes.', { why: 'unsure', words: '' }],
])('%s: “%s” is not told by itself', (language, sentence, doubt) => {
  const read = readOf(language, sentence);
  expect(read.doubt).toEqual(doubt);
  expect(read.told).not.toContain(sentence);
});

test.each([
  ['fr', 'Certains patients ont une migraine le soir.'],
  ['fr', 'La migraine du soir est grave, et une autre est rare.'],
  ['fr', 'Plus de cent gènes sont connus de la migraine.'],
  ['de', 'Migräne ist häufiger als andere Krankheiten.'],
  ['es', 'La migraña de la noche es grave, y la otra es rara.'],
])('%s: “%s” is told', (language, sentence) => {
  expect(readOf(language, sentence).told).toContain(sentence);
});
