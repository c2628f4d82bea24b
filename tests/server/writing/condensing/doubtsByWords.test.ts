/** [TP1] What is in doubt of a sentence in a language without a tagger: it is offered, and not told by itself; what is no statement is neither. */
import { expect, test } from 'vitest';
import { sentencesToChoose } from '../../../../server/writing/condensing/sentencesToChoose';
import { readOf } from './support/told';

const FIRST: Record<string, string> = {
  fr: 'La migraine est une maladie du cerveau.',
  de: 'Migräne ist eine Krankheit des Gehirns.',
  es: 'La migraña es una enfermedad del cerebro.',
  it: 'L’emicrania è una malattia del cervello.',
};
const TITLES: Record<string, string> = { fr: 'Migraine', de: 'Migräne', es: 'Migraña', it: 'Emicrania' };

const behindFirst = (language: string, sentence: string) => {
  const read = readOf(TITLES[language] ?? '', `${FIRST[language]}\n${sentence}`, language);
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
  ['fr', 'Au soir, la migraine y est grave.', { why: 'pronoun', words: 'y' }],
  ['de', 'Am Abend wird die Migräne erneut stark.', { why: 'joins', words: 'erneut' }],
  ['es', 'De noche la migraña es de nuevo grave.', { why: 'joins', words: 'de' }],
  ['it', 'L’emicrania è ormai una malattia nota.', { why: 'joins', words: 'ormai' }],
  ['fr', 'Environ 30 à 40 % ont une migraine grave.', { why: 'thing', words: 'ont' }],
  ['de', 'Etwa 30 % haben Migräne am Abend.', { why: 'thing', words: 'haben' }],
  ['fr', 'Certains font de la migraine une gloire.', { why: 'thing', words: 'certains' }],
  ['fr', 'Les plus courantes sont les migraines du soir.', { why: 'thing', words: 'courantes' }],
  ['es', 'Las más comunes son las migrañas de la noche.', { why: 'thing', words: 'comunes' }],
  ['it', 'Le più comuni sono le emicranie della notte.', { why: 'thing', words: 'comuni' }],
  ['fr', 'Libération de facteurs de nécrose, contribuant aux signes.', { why: 'unsure', words: '' }],
])('%s: “%s” is not told by itself', (language, sentence, doubt) => {
  const read = behindFirst(language, sentence);
  expect(read.doubt).toEqual(doubt);
  expect(read.told).not.toContain(sentence);
});

test.each([
  ['fr', 'Certains patients ont une migraine le soir.'],
  ['fr', 'La migraine du soir est grave, et une autre est rare.'],
  ['fr', 'Environ 30 à 40 % des patients ont une migraine grave.'],
  ['fr', 'Plus de cent gènes sont connus de la migraine.'],
  ['de', 'Migräne ist häufiger als andere Krankheiten.'],
  ['de', 'Die Migräne ist am Morgen stark und dann am Abend schwach.'],
  ['es', 'La migraña se describió en Grecia.'],
  ['es', 'La migraña de la noche es grave, y la otra es rara.'],
])('%s: “%s” is told', (language, sentence) => {
  expect(behindFirst(language, sentence).told).toContain(sentence);
});

test.each([
  ['fr', 'S’il y a souvent confusion entre la migraine et la fatigue du soir.'],
  ['fr', 'Selon le modèle, lorsqu’un patient est atteint de migraine.'],
  ['fr', 'Lorsqu’elles surviennent un traitement de la migraine est nécessaire.'],
  ['fr', 'Souvent causée par une cirrhose, elle peut suivre une migraine.'],
  ['fr', 'Vrille et raideur de la nuque se traduisant par la migraine.'],
  ['fr', 'Migraine et perforationLa douleur est grave.'],
  ['fr', 'Ci-dessous sont proposés des soins de la migraine.'],
  ['fr', 'Le premier signe serait alors le trouble de la vue.'],
  ['fr', '1932 – Un médecin reçoit un prix pour la migraine.'],
  ['fr', 'La migraine est une maladie au cours.'],
  ['fr', 'Dans les mois qui suivent, la migraine est rare.'],
  ['fr', 'Premièrement, la migraine est une maladie rare.'],
  ['fr', 'Le soir, la migraine peut en effet être grave.'],
  ['fr', 'Veuillez noter que la migraine est une maladie rare.'],
  ['de', 'Tatsächlich ist die Migräne eine Krankheit der Nerven.'],
  ['es', 'En primer lugar, la migraña es una enfermedad rara.'],
])('%s: “%s” does not stand alone', (language, sentence) => {
  const read = behindFirst(language, sentence);
  expect(read.told).toEqual([FIRST[language]]);
});
test.each([
  ['fr', 'Lorsqu’un patient est fatigué, la migraine est grave.'],
  ['fr', 'S’il y a une fatigue, la migraine est plus grave.'],
])('%s: “%s” stands, its condition has its clause', (language, sentence) => {
  expect(behindFirst(language, sentence).told).toContain(sentence);
});

test('a short name that its first sentence says in brackets alone is not heard, and not said', () => {
  const first = 'La névralgie ophtalmique (NO) est une maladie du nerf.';
  const sentences = ['Un enfant peut avoir une NO le soir.', 'Un enfant peut avoir une névralgie le soir.'];
  const text = [first, ...sentences].join('\n');
  const { told } = readOf('Névralgie ophtalmique', text, 'fr');
  expect(told.sentences).toEqual(['La névralgie ophtalmique est une maladie du nerf.', sentences[1]]);
});

const LONG = 'que estudia el dolor de la cabeza y de los ojos de muchos enfermos en la noche.';
test.each([
  ['una', ['La migraña de la noche es una enfermedad de la cabeza.']],
  ['la', []],
])('es: “es %s …” with a clause behind its comma is told in short: %j', (article, cut) => {
  const sentence = `La migraña de la noche es ${article} enfermedad de la cabeza, ${LONG}`;
  expect(behindFirst('es', sentence).told.slice(1)).toEqual(cut);
});
