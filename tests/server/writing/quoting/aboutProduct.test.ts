/** What surely tells of the product, and is proposed: in English what has no sign of doubt, elsewhere what names it. */
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../../server/text/partsOfSpeech';
import { suresOf as suresIn } from '../../../../server/writing/quoting/aboutProduct';
import { pageSentences } from '../../../../server/writing/quoting/pageSentences';
import { languageOf } from './support/languageOf';

const suresOf = (
  description: string,
  { title = 'Acme Pilar Floor Lamp', brand = 'Acme', language = 'en' } = {},
) => {
  const spoken = languageOf(language);
  const { sentences, names } = pageSentences({ title, brand, description }, spoken);
  return suresIn(sentences, names, spoken.grammar, partsOf);
};
const points = (point: string) =>
  `• Three oak legs that stand on soft felt\n• A shade of raw linen from the north\n• ${point}`;

/** Behind a sentence that names the product. */
const behind = (sentence: string, { between = '', title = 'Acme Pilar Floor Lamp' } = {}) =>
  suresOf(`The lamp folds flat in a second. ${between} ${sentence}`, { title }).at(-1);

describe('[W8] English: what has no sign of doubt is said', () => {
  test.each([
    ['the product', 'The lamp keeps its colour for years.'],
    ['by its name', 'Acme Pilar stands on three legs of oak.'],
    ['shown, whatever it is called', 'This versatile light stands on any old floor.'],
    ['as “it”', 'It lets you read for an hour longer.'],
    ['a part of it', 'The shade stays cool for hours.'],
    ['each of its parts', 'Each leg is turned from oak.'],
    ['what it has', 'Its shade is made of raw linen.'],
    ['left out', 'Works on curved and on flat floors.'],
    ['left out, by what it is for', 'Perfect for reading in the evening.'],
    ['without a verb', 'A classic choice for every old house.'],
    ['behind what is said first', 'Made of oak and linen, the shade keeps its colour for years.'],
    ['as what an order is about', 'Read for an hour longer with this lamp.'],
    ['of which something is denied as people speak', 'The shade won’t fade in the sun.'],
  ])('%s', (_, sentence) => {
    expect(behind(sentence)).toBe(true);
  });
  test('with its brand, where that is its brand', () => {
    const [title, text] = ['Adhesive Wall Hooks', 'The Trevo Wall Hook is your home essential.'];
    expect(suresOf(text, { title, brand: 'Trevo' })).toEqual([true]);
  });
});

describe('[W8] English: a sign of doubt', () => {
  test.each([
    ['a maker for itself', 'Acme is a member of the guild of lamp makers.', { title: 'Pilar' }],
    ['something for itself', 'Replacement depends on how you use it.'],
    ['behind what is said first, too', 'Known for its oak, Northampton makes fine chairs.'],
    ['many of another kind', 'Skills are like apps for your house.'],
    ['the seller', 'We love this lamp and its warm light.'],
    ['the seller’s, behind “of”', 'Feel the power of our lamp in the evening.'],
    ['what was', 'The lamp was designed for an old mill.'],
    ['what once happened', 'They soon became known for this lamp.'],
    ['somebody', 'The lamp made her evening, and I agree.'],
    ['a condition', 'When you read in bed, the lamp keeps the glare away.'],
    ['what joins it to another', 'And the lamp folds flat, too.'],
    ['“this” alone', 'This is why the lamp folds flat.'],
    ['a notice', 'The bulb of the lamp is not included.'],
    ['an aside', 'The lamp folds flat (in its larger size).'],
    ['what it begins with, bare', 'Inability to read in the evening.'],
    ['an order that does not name it', 'Keep it away from the oak.'],
    ['an order behind an adverb', 'Always oil the wood of your floor.'],
    ['an order that waits', 'Let the lamp cool before you touch it.'],
    ['an order behind what it is for', 'For best results, take two of them.'],
    ['another sentence behind a comma', 'The lamp is very light, let you feel no weight.'],
    ['a heading that has lost its end', 'Smart Design The lamp folds flat in a second.'],
    [
      'a heading that ends before “as”',
      'A Strong Shade As an aid, the lamp keeps glare away.',
      { title: 'Glass Lamp' },
    ],
    ['a heading that asks', 'What you will love of this lamp.'],
    ['names alone', 'Velocity Outlet Ltd, Acme Outlet of Porto.'],
    ['a paragraph that lost the space before the name', 'The light of 200lmPilar lamps folds flat.'],
    ['a line that lost the space before “this”', 'Highly stretchyThis lamp folds flat.'],
    ['what else there is to be had', 'The lamp is also available in red.'],
    ['a choice', 'The lamp comes in five colours and two sizes.'],
  ] as const)('%s', (_, sentence, page: Parameters<typeof behind>[1] = {}) => {
    expect(behind(sentence, page)).toBe(false);
  });
  test('what its name is of, and is not', () => {
    expect(behind('The lion is the king of all beasts.', { title: 'Lion Lamp' })).toBe(false);
    expect(behind('Lions are the kings of all beasts.', { title: 'Lion Lamp' })).toBe(false);
    expect(behind('The lamp is the king of all lights.', { title: 'Lion Lamp' })).toBe(true);
  });
});

describe('[W8] English: what stands before it', () => {
  test('behind something else only what names the product is said', () => {
    const between = 'Linen grows in the north of the world.';
    expect(behind('The shade stays cool for hours.', { between })).toBe(false);
    expect(behind('The shade of the lamp stays cool for hours.', { between })).toBe(true);
  });
  test('behind small print, too', () => {
    const between = 'Please note that the lamp gets warm.';
    expect(behind('The shade stays cool for hours.', { between })).toBe(false);
  });
  test('“it” is said behind the product, or behind such an “it”', () => {
    const part = 'The cord is made of raw linen.';
    expect(behind('It dries in the sun of May.', { between: part })).toBe(false);
    expect(behind('It dries in the sun of May.', { between: 'It stands on three legs of oak.' })).toBe(true);
  });
  test('where nothing names the product, the page may be on its kind: its points alone are said', () => {
    const page = 'An oval pendant with a delicate chain. The chain is thin and of pure gold.';
    expect(suresOf(page, { title: 'Azure' })).toEqual([false, false]);
    expect(suresOf(points('Pivoting head for a wide, warm light'), { title: 'Azure' })).toEqual([
      ...[true, true, true],
    ]);
  });
});

describe.each([
  ['de', 'Leselampe', 'Die Leselampe ist auch in Rot erhältlich.'],
  ['fr', 'Lampe', 'La lampe est disponible en rouge.'],
  ['nl', 'Leeslamp', 'De leeslamp is verkrijgbaar in rood.'],
])('[W8] %s: what else there is to be had', (language, title, sentence) => {
  test('is not proposed', () => {
    expect(suresOf(sentence, { title, language })).toEqual([false]);
  });
});
test('[W8] es: the product is shown behind what is said first', () => {
  const sentence = 'Con un acabado en acero, este timbre combina fuerza con estilo.';
  expect(suresOf(sentence, { title: 'Timbre Mercury', language: 'es' })).toEqual([true]);
});

describe('[W8] English: a point of a list', () => {
  test.each([
    'Pivoting head for a wide, warm light',
    'Made of oak and of raw linen',
    'Offers three levels of warm light',
    'The shade turns to every side',
    'Motor spins without a sound',
  ])('%s: tells what it has', (point) => {
    expect(suresOf(points(point)).at(-1)).toBe(true);
  });
  test.each([
    'Stay close to it, dear readers',
    '1x Quick start guide of paper',
    'We ship it to your door',
    'Velocity Outlet Ltd, Acme Outlet of Porto',
  ])('%s: does not', (point) => {
    expect(suresOf(points(point)).at(-1)).toBe(false);
  });
});

describe('[W8] other languages: the product is left out right behind a sentence on it', () => {
  const lamps = {
    de: ['Leselampe', 'Die Leselampe steht auf drei Beinen.'],
    fr: ['Lampe', 'La lampe tient sur trois pieds.'],
    es: ['Lámpara', 'La lámpara tiene tres patas.'],
    it: ['Lampada', 'La lampada sta su tre piedi.'],
    nl: ['Leeslamp', 'De leeslamp staat op drie poten.'],
    pt: ['Luminária', 'A luminária fica em três pés.'],
  } as const;
  const behind = (language: keyof typeof lamps, sentence: string, between = '') => {
    const [title, first] = lamps[language];
    return suresOf(`${first} ${between} ${sentence}`, { title, language }).at(-1);
  };
  test.each([
    ['de', 'Ideal für Leser, die abends lange wach bleiben.'],
    ['de', 'Gefertigt aus Eiche und aus Leinen.'],
    ['de', 'Bietet drei Stufen von warmem Licht.'],
    ['fr', 'Idéale pour lire tard le soir.'],
    ['fr', 'Un abat-jour en lin lavé, idéal pour donner une belle lumière.'],
    ['es', 'Cuenta con un brazo extensible de doble articulación.'],
    ['es', 'Fabricada en roble y en lino del norte.'],
    ['it', 'Realizzata in rovere con un paralume di lino.'],
    ['nl', 'Twee knoppen aan de voorkant van de kap.'],
    ['nl', 'Breedte 40 cm en hoogte 12 cm.'],
    ['pt', 'Perfeita para ler até tarde.'],
    ['pt', 'Feita à mão com linho cru, traz luz ao canto de leitura.'],
  ] as const)('%s: %s', (language, sentence) => {
    expect(behind(language, sentence)).toBe(true);
  });
  test.each([
    ['de', 'something else does something', 'Leinen kühlt die Haut im Sommer.'],
    ['de', 'it is what the reader does', 'Gefertigt für dich und deine Familie.'],
    ['fr', 'somebody is named behind a comma', 'Connue pour ses lampes, la maison offre un large choix.'],
    ['es', 'it has another name', 'Inspirada en las obras de Gaudí para el salón.'],
    ['pt', 'what is known does something', 'O norte é conhecido pela luz.'],
  ] as const)('not %s, where %s: %s', (language, _, sentence) => {
    expect(behind(language, sentence)).toBe(false);
  });
  test('nor behind a sentence on something else; a question, or what is called and told, leaves it', () => {
    const sentence = 'Ideal für Leser, die abends lange wach bleiben.';
    expect(behind('de', sentence, 'Flachs wächst im Norden.')).toBe(false);
    expect(behind('de', sentence, 'Wer liest gern?')).toBe(true);
    expect(behind('de', sentence, 'Das Ergebnis: warmes Licht am Abend.')).toBe(true);
  });
  test('right behind such a sentence it is shown, whatever it is called', () => {
    expect(behind('fr', 'Conçue pour lire, cette belle création éclaire tout.')).toBe(true);
    expect(
      behind('fr', 'Conçue pour lire, cette belle création éclaire tout.', 'Le lin pousse au nord.'),
    ).toBe(false);
  });
  test('by all of its name, with what it is', () => {
    const sentence = 'L’ensemble Distinction Azur de Marco redéfinit le soir.';
    expect(suresOf(sentence, { title: 'Distinction Azur', language: 'fr' })).toEqual([true]);
    expect(suresOf(sentence, { title: 'Distinction Rouge', language: 'fr' })).toEqual([false]);
  });
  test('behind what is said first, its article shows it as well', () => {
    expect(behind('pt', 'Com seu braço longo, a luminária chega longe.')).toBe(true);
  });
});

describe('[W8] other languages: little words and its name come first', () => {
  test.each([
    ['de', 'Stehlampe Pilar', 'Die Stehlampe steht auf drei Beinen aus Eiche.'],
    ['fr', 'Lampadaire Pilar', 'Ce grand et beau lampadaire éclaire toute la pièce.'],
    ['nl', 'Vloerlamp Pilar', 'Met de vloerlamp lees je een uur langer.'],
    ['es', 'Lámpara Pilar', 'La lámpara tiene tres patas de roble.'],
  ])('%s: %s', (language, title, sentence) => {
    expect(suresOf(sentence, { title, language })).toEqual([true]);
  });
  test.each([
    ['Trois pieds en chêne massif', true],
    ['Caractéristiques du lampadaire', false],
  ])('a point has four words: %s', (point, about) => {
    const list = `• Un abat-jour en lin lavé\n• Un interrupteur à la main\n• ${point}`;
    expect(suresOf(list, { title: 'Lampe Pilar', language: 'fr' }).at(-1)).toBe(about);
  });
  test.each([
    ['de', 'Stehlampe Pilar', 'Die 101er Stehlampen von Acme haben einen Schirm.'],
    ['de', 'Stehlampe Pilar', 'Stellen Sie die Stehlampe dort auf, wo sie steht.'],
    ['it', 'Lampada Pilar', 'Scopri tutto su Pilar e acquista la lampada subito.'],
    ['fr', 'Lampadaire Pilar', 'Commandez les housses du lampadaire avec lui.'],
  ])('%s, %s: not “%s”', (language, title, sentence) => {
    expect(suresOf(sentence, { title, language })).toEqual([false]);
  });
});
