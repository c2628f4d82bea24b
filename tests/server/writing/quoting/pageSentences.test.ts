/** What a page says, and what of it can be said as it stands: by form and grammar, never by what it sells. */
import { describe, expect, test } from 'vitest';
import { pageSentences } from '../../../../server/writing/quoting/pageSentences';
import { closed } from '../../../../server/writing/quoting/spoken';
import { languageOf } from './support/languageOf';

const told = (description: string, title = 'Pilar Floor Lamp – White', language = 'en') =>
  pageSentences({ title, description }, languageOf(language));
const whole = (...page: Parameters<typeof told>) =>
  told(...page).filter(({ isWhole }) => isWhole).map(({ text }) => text); // prettier-ignore

test('[W8] each sentence of a page is offered whole and in its order, long ones too', () => {
  const long = `We built it from ${'old and '.repeat(14)}old sails.`;
  expect(told(`Size & care\n• waterproof zipper\n${long} Wash it cold!\nWeight: 2 kg`)).toEqual([
    { text: 'Size & care.', isWhole: false },
    { text: 'Waterproof zipper.', isWhole: false },
    { text: long, isWhole: false },
    { text: 'Wash it cold!', isWhole: false },
    { text: 'Weight: 2 kg.', isWhole: false },
  ]);
});

test.each([
  ['en', 'Pilar Floor Lamp', 'This lamp stands four and a half feet tall.'],
  ['de', 'Stehlampe Pilar', 'Die Stehlampe steht sicher auf drei Beinen.'],
  ['es', 'Pinzas Rapala', 'Las pinzas son excelentes para quitar los ganchos.'],
  ['sk', 'Fľaša', 'Fľaša udrží čaj teplý dvanásť hodín.'],
])('[W8] %s: a sentence of one breath is whole', (language, title, sentence) => {
  expect(whole(sentence, title, language)).toEqual([sentence]);
});

describe('[W8] what cannot be said as it stands is offered, and not proposed', () => {
  test.each([
    ['a question', 'Is this lamp what you need?'],
    ['what points elsewhere', 'The lamp fits the rooms below.'],
    ['what leans on what was said before', 'The lamp also fits small rooms.'],
    ['a list that was cut', 'This lamp is available for:'],
    ['a row', 'Lamp height: 140 cm'],
    ['a price', 'The lamp costs only €20 today.'],
    ['more than a breath', `The lamp is made of ${'oak and '.repeat(14)}steel.`],
    ['a line without its end', 'Lamp Size And Lamp Care'],
    ['terms of trade', 'Free shipping on all of our orders.'],
    ['three words', 'Oak ages slowly.'],
  ])('%s', (_, sentence) => {
    expect(whole(sentence)).toEqual([]);
  });
  test('what says the same, or the title, is proposed once', () => {
    expect(whole('The lamp keeps a room warm and bright. The lamp keeps your room warm and bright.')).toHaveLength(1); // prettier-ignore
  });
});

describe('[W8] a point is whole where its list stands for itself', () => {
  const list = (...points: string[]) => points.map((point) => `- ${point}`).join('\n');
  const points = ['Two switches on the cord', 'Fits any room you have', 'The shade is of linen'];
  test('names and what is said of the product and its parts', () => {
    expect(whole(list(...points))).toEqual(points.map((point) => `${point}.`));
  });
  test.each([
    ['behind a colon', `Fits:\n${list(...points)}`],
    ['of terms', list(...points, 'Free shipping on all orders', 'Returns within 30 days')],
    ['of rows', list('Height: 140 cm', 'Weight: 3 kg', 'Two switches on the cord')],
    ['of two', list('Two switches on the cord', 'Fits any room you have')],
    ['with single words and no marks', 'Overview\nTwo switches on the cord\nCare\nFits any room you have'],
  ])('not one %s', (_, page) => {
    expect(whole(page)).toEqual([]);
  });
  test('nor two words', () => {
    expect(whole(list(...points, 'Side switches'))).not.toContain('Side switches.');
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
