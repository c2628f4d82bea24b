/** What a page says, and what of it is surely said of its product: by form and grammar, never by what it sells. */
import { describe, expect, test } from 'vitest';
import { readSentenceWords } from '../../../../server/writing/condensing/sentenceWords';
import { pageSentences } from '../../../../server/writing/quoting/pageSentences';
import { closed } from '../../../../server/writing/quoting/spoken';
import { contentDir } from '../../../support/contentDir';
import { languageOf } from './support/languageOf';

const sentenceWords = readSentenceWords(contentDir);
const told = (description: string, title = 'Pilar Floor Lamp – White', language = 'en') =>
  pageSentences({ title, description }, languageOf(language), sentenceWords.get(language));
const ticked = (...page: Parameters<typeof told>) =>
  told(...page).filter(({ isSure }) => isSure).map(({ text }) => text); // prettier-ignore

test('[W8] each sentence of a page is offered whole and in its order, long ones too', () => {
  const long = `We built it from ${'old and '.repeat(14)}old sails.`;
  expect(told(`Size & care\n• waterproof zipper\n${long} Wash it cold!\nWeight: 2 kg`)).toEqual([
    { text: 'Size & care.', isSure: false, isWhole: false },
    { text: 'Waterproof zipper.', isSure: false, isWhole: false },
    { text: long, isSure: false, isWhole: false },
    { text: 'Wash it cold!', isSure: false, isWhole: false },
    { text: 'Weight: 2 kg.', isSure: false, isWhole: false },
  ]);
});

test.each([
  ['Oak ages slowly and well.', true],
  ['Oak ages slowly and well', false],
  ['Oak ages.', false],
  ['Is oak worth it for you?', false],
  ['Free shipping on all of our orders.', false],
])('[W8] of whatever it speaks, “%s” is whole: %s', (text, isWhole) =>
  expect(told(text)).toMatchObject([{ isSure: false, isWhole }]),
);

describe('[W8] a sentence is ticked whose subject is the product', () => {
  test.each([
    ['its name', 'The Pilar is a shining light on a slender base.'],
    ['what it is', 'This lamp stands four and a half feet tall.'],
    ['what it is, of the seller’s', 'Our lamps are made of old oak.'],
    ['behind what it is made of', 'Made of old oak, the lamp warms every room.'],
    ['a pronoun, where nothing was said before', 'It is a warm light for long evenings.'],
  ])('%s', (_, sentence) => {
    expect(ticked(sentence)).toEqual([sentence]);
  });
  test('a pronoun and a part go with the product’s sentence before them', () => {
    const page = 'The lamp is light and strong. It folds flat in seconds. The shade is of linen.';
    expect(ticked(page)).toHaveLength(3);
    expect(ticked(page.replace('The lamp', 'Bamboo'))).toEqual([]);
  });
  test('what it was said to be names it from there on', () => {
    expect(ticked('BROM is a mountain bike for long days. Any weather is fine. This bike climbs well all day.', 'BROM SM')).toEqual(['BROM is a mountain bike for long days.', 'This bike climbs well all day.']); // prettier-ignore
  });
  test.each([
    ['de', 'Stehlampe Pilar', 'Die Lampe passt in jedes Zimmer. Diese Stehlampe leuchtet sehr warm. Die Stehlampe steht sicher auf drei Beinen.', ['Die Stehlampe steht sicher auf drei Beinen.']],
    ['es', 'Pinzas Rapala', 'Las pinzas son excelentes para quitar los ganchos. Las fotos son ilustrativas.', ['Las pinzas son excelentes para quitar los ganchos.']],
    ['sk', 'Fľaša', 'Fľaša udrží čaj teplý dvanásť hodín.', []],
  ])('%s: by its article, the title’s word and a verb', (language, title, page, sentences) => {
    expect(ticked(page, title, language)).toEqual(sentences);
  }); // prettier-ignore
});

describe('[W8] what is not sure is offered and not ticked', () => {
  test.each([
    ['the world', 'A lamp is a device that makes light.'],
    ['something else', 'Bamboo is revered because it grows fast.'],
    ['the trade', 'Our lamps are shipped within two days.'],
    ['a question', 'Is this lamp what you need?'],
    ['what points elsewhere', 'The lamp fits the rooms below.'],
    ['what points back', 'The lamp also keeps this promise.'],
    ['a list that was cut', 'This lamp is available for:'],
    ['a row', 'Lamp height: 140 cm'],
    ['a price', 'The lamp costs only €20 today.'],
    ['more than a breath', `The lamp is made of ${'oak and '.repeat(14)}steel.`],
    ['a heading', 'Lamp Size And Lamp Care'],
  ])('%s', (_, sentence) => {
    expect(ticked(sentence)).toEqual([]);
  });
  test('what says the same, or the title, is said once', () => {
    expect(ticked('The lamp keeps a room warm and bright. The lamp keeps your room warm and bright.')).toHaveLength(1); // prettier-ignore
  });
});

describe('[W8] a point is ticked where its list stands for itself', () => {
  const list = (...points: string[]) => points.map((point) => `- ${point}`).join('\n');
  const points = ['Two switches on the cord', 'Fits any room you have', 'The shade is of linen'];
  test('names and what is said of the product and its parts', () => {
    expect(ticked(list(...points))).toEqual(points.map((point) => `${point}.`));
  });
  test.each([
    ['behind a colon', `Fits:\n${list(...points)}`],
    ['of terms', list(...points, 'Free shipping on all orders', 'Returns within 30 days')],
    ['of rows', list('Height: 140 cm', 'Weight: 3 kg', 'Two switches on the cord')],
    ['of two', list('Two switches on the cord', 'Fits any room you have')],
    ['with single words and no marks', 'Overview\nTwo switches on the cord\nCare\nFits any room you have'],
  ])('not one %s', (_, page) => {
    expect(ticked(page)).toEqual([]);
  });
  test.each([
    ['two words', 'Side switches'],
    ['what somebody is to do', 'Wipe it with a cloth'],
    ['what another thing does', 'Handling time is usually two days'],
  ])('not %s', (_, point) => {
    expect(ticked(list(...points, point))).not.toContain(`${point}.`);
  });
});

test.each([
  ['Folds flat', 'Folds flat.'],
  ['Folds flat.', 'Folds flat.'],
  ['Folds flat,', 'Folds flat.'],
  ['“Folds flat.”', '“Folds flat.”'],
  ['folds flat?!', 'folds flat?!'],
])('“%s” is said as “%s”', (words, sentence) => {
  expect(closed(words)).toBe(sentence);
});
