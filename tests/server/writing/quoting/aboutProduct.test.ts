/** What surely tells of the product, and is proposed: by the sentence's subject, or as a point of what it has. */
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../../server/text/partsOfSpeech';
import { aboutsOf as aboutsIn } from '../../../../server/writing/quoting/aboutProduct';
import { pageSentences } from '../../../../server/writing/quoting/pageSentences';
import { languageOf } from './support/languageOf';

const aboutsOf = (
  description: string,
  { title = 'Acme Pilar Floor Lamp', brand = 'Acme', language = 'en' } = {},
) => {
  const spoken = languageOf(language);
  const { sentences, names } = pageSentences({ title, brand, description }, spoken);
  return aboutsIn(sentences, names, spoken.grammar, partsOf);
};
const points = (point: string) =>
  `• Three oak legs that stand on soft felt\n• A shade of raw linen from the north\n• ${point}`;

describe('[W8] English: the product is the subject', () => {
  test.each([
    ['by its noun', 'The lamp folds flat in a second.'],
    ['by its name', 'Acme Pilar stands on three legs of oak.'],
    ['shown, whatever it is called', 'This versatile light stands on any old floor.'],
    ['behind what is said first', 'Made of oak and linen, the lamp keeps its colour for years.'],
    ['of a verb that looks like a noun', 'This lamp features a shade of raw linen.'],
    ['left out', 'Fits any floor of your house.', 'point'],
    ['shown, with a comma before its noun', 'This long, thin lamp embraces a minimal style.'],
    ['shown, of what was done to it', 'This lamp was awarded a prize for its light.'],
    ['as what "it" is, right at the beginning', 'It lets you read for an hour longer.'],
    ['as what an order is about', 'Put the lamp beside your bed and read.'],
    ['as what somebody can do with it', 'You can fold this lamp with one hand.'],
    ['by all of its name, with what it is', 'The Pilar Floor Lamp Stand keeps its balance on any floor.'],
    ['by a noun that looks like a verb', 'This classy medium hold lamp is carefully made of oak.'],
    ['shown, by a noun with an adverb', 'Built for readers, these totally silent lights have no fan.'],
  ])('%s', (_, sentence, about = 'product') => {
    expect(aboutsOf(sentence)).toEqual([about]);
  });
  test('also by the noun that the page showed it by', () => {
    expect(aboutsOf('This tall reader has a shade of linen. The reader folds flat in a second.')).toEqual([
      'product',
      'product',
    ]);
  });
  test('by a name of several words', () => {
    const title = 'Lime, Basil & Mandarin Scented Candle';
    expect(aboutsOf('Lime, Basil & Mandarin is a clean and fresh blend.', { title })).toEqual(['product']);
    expect(aboutsOf('Lavender, Basil & Thyme is a warm and sweet blend.', { title })).toEqual([null]);
  });
  test('by its noun, with the name of its brand', () => {
    const [title, text] = ['Adhesive Wall Hooks', 'The Trevo Wall Hook is your home essential.'];
    expect(aboutsOf(text, { title, brand: 'Trevo' })).toEqual(['product']);
    expect(aboutsOf(text, { title, brand: 'Acme' })).toEqual([null]);
  });
  test('but not by what its name says that it is for', () => {
    const title = 'Lamp for the Garden';
    expect(aboutsOf('The garden deserves a warm light, too.', { title })).toEqual([null]);
    expect(
      aboutsOf('Der Garten verdient warmes Licht.', { title: 'Lampe für Garten', language: 'de' }),
    ).toEqual([null]);
  });
  test('what it has belongs to it, right behind it', () => {
    expect(aboutsOf('The lamp folds flat. Its shade is made of raw linen.')).toEqual(['product', 'point']);
  });
});

describe('[W8] English: nothing says that it is about the product', () => {
  test.each([
    ['the world', 'The possibilities of warm light are infinite.'],
    ['the maker', 'Acme is a member of the guild of lamp makers.'],
    ['another model', 'The 2018 lamps sell fast in every shop.'],
    ['a season', 'This year Acme brings us more lamps than ever.'],
    ['how it came about', 'Acme was founded by two sisters.'],
    ['the seller', 'We love this lamp and its warm light.'],
    ['what was', 'The lamp was designed for an old mill.'],
    ['under a condition', 'When you read in bed, the lamp keeps the glare away.'],
    ['an order about something else', 'Order the larger size of our blankets.'],
    ['a thing without its article', 'Lamp features a shade of raw linen.'],
    ['one and many of the two', 'The lamp provide a warm light to all readers.'],
    ['many and one of the two', 'These lamps folds flat in a second.'],
    ['one of many', 'The lamp was made by a women, and folds flat for a women on the go.'],
    ['another sentence behind a comma', 'The lamp is very light, let you feel no weight.'],
    ['what is had for another one', 'Get credit for the shop when you bring us back your lamp.'],
    ['what else there is to be had', 'The lamp is also available in red.'],
    ['a choice', 'The lamp comes in five colours and two sizes.'],
    ['two words for one infinitive', 'The lamp has a clip to firmly fastens it to the shelf.'],
    ['"it" behind something else', 'The linen grows in the north. It dries in the sun of May.'],
  ])('%s', (_, sentence) => {
    expect(aboutsOf(sentence).at(-1)).toBeNull();
  });
  test('a paragraph that lost the space before the name', () => {
    expect(aboutsOf('The light of 200lmPilar lamps folds flat, and the lamp is made of oak.')).toEqual([
      null,
    ]);
  });
});

describe('[W8] English: the product is left out, or what is spoken of as known belongs to it', () => {
  const behind = (sentence: string) => aboutsOf(`The lamp folds flat in a second. ${sentence}`)[1];
  test.each([
    'Perfect for reading in the evening.',
    'Removable shade of raw northern linen.',
    'Specially made for old houses.',
    'Works on curved and on flat floors.',
    'A classic choice for every old house.',
    'The shade stays cool for hours.',
    'Each leg is turned from oak.',
    'The knot on the cord shortens it at once.',
    'The lightweight shade of the lamp lets warm light through.',
  ])('%s', (sentence) => {
    expect(behind(sentence)).toBe('point');
  });
  test.each([
    ['of the maker', 'Made by Nehemiah Works for old houses.'],
    ['of the page', 'The pictures show a lamp in the evening.'],
    ['with another name', 'Raw linen of a mill in Northampton.'],
    ['something else that is known', 'The only limit to your evening is your imagination.'],
    ['another thing of which it is said', 'Easy to carry around, flowers are a fine gift.'],
    ['an order', 'Massage it gently into the oak.'],
    ['beside something', 'Same as the colour of the wall.'],
  ])('not %s', (_, sentence) => {
    expect(behind(sentence)).toBeNull();
  });
  test('a plain part belongs to it also behind a sentence on something else, not before any on the product', () => {
    const other = 'Linen grows in the north of the world.';
    const part = 'The shade stays cool for hours.';
    expect(aboutsOf(`The lamp folds flat in a second. ${other} ${part}`).at(-1)).toBe('point');
    expect(aboutsOf(`${other} ${part}`).at(-1)).toBeNull();
  });
  test('first of all, one thing without a verb is the product', () => {
    expect(aboutsOf('An oval pendant with a delicate chain.', { title: 'Azure' })).toEqual(['point']);
    expect(aboutsOf('Linen grows in the north. An oval pendant with a delicate chain.')[1]).toBeNull();
  });
});

describe.each([
  ['de', 'Leselampe', 'Die Leselampe ist auch in Rot erhältlich.'],
  ['fr', 'Lampe', 'La lampe est disponible en rouge.'],
  ['nl', 'Leeslamp', 'De leeslamp is verkrijgbaar in rood.'],
])('[W8] %s: what else there is to be had', (language, title, sentence) => {
  test('is not proposed', () => {
    expect(aboutsOf(sentence, { title, language })).toEqual([null]);
  });
});
test('[W8] es: the product is shown behind what is said first', () => {
  const sentence = 'Con un acabado en acero, este timbre combina fuerza con estilo.';
  expect(aboutsOf(sentence, { title: 'Timbre Mercury', language: 'es' })).toEqual(['product']);
});

describe('[W8] English: a point of a list', () => {
  test('a part that is measured, or made of something, is one of the product’s', () => {
    expect(aboutsOf('The glass shade lets through 300 lm of light.')).toEqual(['point']);
    expect(aboutsOf('The shade is of raw linen.')).toEqual(['point']);
    expect(aboutsOf('The evening sun lets you read for free.')).toEqual([null]);
  });
  test.each([
    'Pivoting head for a wide, warm light',
    'Made of oak and of raw linen',
    'Offers three levels of warm light',
    'The shade turns to every side',
  ])('%s: tells what it has', (point) => {
    expect(aboutsOf(points(point)).at(-1)).toBe('point');
  });
  test.each([
    'Stay close to it, dear readers',
    '1x Quick start guide of paper',
    'Skills are like apps for lamps',
    'Stepping into the season with a splash of light',
    'Massage gently into the wood of the lamp',
    'Spun to 3% silk, this northern fibre feels soft',
    'Velocity Outlet Ltd, Acme Outlet of Porto',
  ])('%s: does not', (point) => {
    expect(aboutsOf(points(point)).at(-1)).toBeNull();
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
    return aboutsOf(`${first} ${between} ${sentence}`, { title, language }).at(-1);
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
    expect(behind(language, sentence)).toBe('point');
  });
  test.each([
    ['de', 'something else does something', 'Leinen kühlt die Haut im Sommer.'],
    ['de', 'it is what the reader does', 'Gefertigt für dich und deine Familie.'],
    ['fr', 'somebody is named behind a comma', 'Connue pour ses lampes, la maison offre un large choix.'],
    ['es', 'it has another name', 'Inspirada en las obras de Gaudí para el salón.'],
    ['pt', 'what is known does something', 'O norte é conhecido pela luz.'],
  ] as const)('not %s, where %s: %s', (language, _, sentence) => {
    expect(behind(language, sentence)).toBeNull();
  });
  test('nor behind a sentence on something else; a question, or what is called and told, leaves it', () => {
    const sentence = 'Ideal für Leser, die abends lange wach bleiben.';
    expect(behind('de', sentence, 'Flachs wächst im Norden.')).toBeNull();
    expect(behind('de', sentence, 'Wer liest gern?')).toBe('point');
    expect(behind('de', sentence, 'Das Ergebnis: warmes Licht am Abend.')).toBe('point');
  });
  test('right behind such a sentence it is shown, whatever it is called', () => {
    expect(behind('fr', 'Conçue pour lire, cette belle création éclaire tout.')).toBe('product');
    expect(
      behind('fr', 'Conçue pour lire, cette belle création éclaire tout.', 'Le lin pousse au nord.'),
    ).toBeNull();
  });
  test('by all of its name, with what it is', () => {
    const sentence = 'L’ensemble Distinction Azur de Marco redéfinit le soir.';
    expect(aboutsOf(sentence, { title: 'Distinction Azur', language: 'fr' })).toEqual(['product']);
    expect(aboutsOf(sentence, { title: 'Distinction Rouge', language: 'fr' })).toEqual([null]);
  });
  test('behind what is said first, its article shows it as well', () => {
    expect(behind('pt', 'Com seu braço longo, a luminária chega longe.')).toBe('product');
  });
});

describe('[W8] other languages: little words and its name come first', () => {
  test.each([
    ['de', 'Stehlampe Pilar', 'Die Stehlampe steht auf drei Beinen aus Eiche.'],
    ['fr', 'Lampadaire Pilar', 'Ce grand et beau lampadaire éclaire toute la pièce.'],
    ['nl', 'Vloerlamp Pilar', 'Met de vloerlamp lees je een uur langer.'],
    ['es', 'Lámpara Pilar', 'La lámpara tiene tres patas de roble.'],
  ])('%s: %s', (language, title, sentence) => {
    expect(aboutsOf(sentence, { title, language })).toEqual(['product']);
  });
  test.each([
    ['Trois pieds en chêne massif', 'point'],
    ['Caractéristiques du lampadaire', null],
  ])('a point has four words: %s', (point, about) => {
    const list = `• Un abat-jour en lin lavé\n• Un interrupteur à la main\n• ${point}`;
    expect(aboutsOf(list, { title: 'Lampe Pilar', language: 'fr' }).at(-1)).toBe(about);
  });
  test.each([
    ['de', 'Stehlampe Pilar', 'Die 101er Stehlampen von Acme haben einen Schirm.'],
    ['de', 'Stehlampe Pilar', 'Stellen Sie die Stehlampe dort auf, wo sie steht.'],
    ['it', 'Lampada Pilar', 'Scopri tutto su Pilar e acquista la lampada subito.'],
    ['fr', 'Lampadaire Pilar', 'Commandez les housses du lampadaire avec lui.'],
  ])('%s, %s: not “%s”', (language, title, sentence) => {
    expect(aboutsOf(sentence, { title, language })).toEqual([null]);
  });
});
