/** What can be quoted of a page: by its structure and the roles of its words, never by what it sells. */
import { describe, expect, test } from 'vitest';
import { closed, factsOf } from '../../../../server/writing/quoting/facts';

const factsIn = (...lines: string[]) =>
  factsOf(lines.join('\n'), {
    title: 'Ember Flask – steel bottle for long winter walks',
    name: 'Ember Flask',
  });

describe('[W8] a fact is a sentence or a point of the page', () => {
  test.each([
    ['each sentence of a line', 'Dry skin drinks this up. Two drops are enough for the face.', ['Dry skin drinks this up.', 'Two drops are enough for the face.']],
    ['a point, whatever marks it', '• Waterproof zipper\n- made in Lisbon\n3) Two pockets ✔ No buttons', ['Waterproof zipper.', 'Made in Lisbon.', 'Two pockets.', 'No buttons.']],
    ['markup', '<ul><li>Waterproof zipper</li><li>Fits a 15&quot; laptop</li></ul>', ['Waterproof zipper.', 'Fits a 15" laptop.']],
    ['the seller’s own voice', 'We sew each of our bags by hand.', ['We sew each of our bags by hand.']],
    ['a whole sentence behind a heading', 'STRONG SUCTION: The motor lifts crumbs from carpets.', ['The motor lifts crumbs from carpets.']],
    ['a heading that its line needs', 'WARRANTY TERMS: 5 years on frame and motor', ['Warranty terms: 5 years on frame and motor.']],
    ['capitals that are words, not those that are letters', 'A PERFECT GIFT with a USB port and IPX5', ['A perfect gift with a USB port and IPX5.']],
    ['what points back, with what it points to', 'The cover comes off with one zip. It goes into the machine.', ['The cover comes off with one zip. It goes into the machine.']],
    ['an abbreviation', 'The strap is approx. 5 cm wide and soft.', ['The strap is approx. 5 cm wide and soft.']],
    ['lines of one width as the sentence that they were', 'The strap of this bag is woven in Porto from\nold sails and lasts for years.', ['The strap of this bag is woven in Porto from old sails and lasts for years.']],
    ['one end', 'Best mat ever!!!', ['Best mat ever!']],
  ])('%s', (_, description, facts) => {
    expect(factsIn(description)).toEqual(facts);
  }); // prettier-ignore

  test.each([
    ['a row of a table', 'Weight: 200 g\nChain length: 45 cm, wide'],
    ['crumbs', 'Home > Kitchen > Mugs of clay\nShop | About us | Contact'],
    ['addresses', 'Terms of use are at https://shop.example/terms.\nWrite to us at help@shop.example today.'],
    ['code', 'Write flask.fill(water)\nimport * as flask from here'],
    ['what stops in mid-thought', 'It is one of the\nNice for trips such as'],
    ['a question', 'Tired of cold coffee every morning?'],
    ['a heading of what follows', 'What you get:'],
    ['a word', 'Waterproof'],
    ['brackets, which a script leaves open', 'Comes in [insert colour] and blue'],
    ['what the name says already', 'Ember Flask'],
    ['the title again', 'Ember Flask: a steel bottle for your winter walks'],
    ['prose in another language', 'Die Flasche hält Getränke zwölf Stunden lang heiß und ist aus Stahl.'],
    ['another writing', '保温瓶 不锈钢 500毫升'],
  ])('not %s', (_, description) => {
    expect(factsIn(description)).toEqual([]);
  });

  test('what was said before is not said again', () => {
    expect(factsIn('Keeps drinks hot for 12 hours', 'It keeps your drinks hot for 12 hours.')).toEqual([
      'Keeps drinks hot for 12 hours.',
    ]);
  });
});

describe('[W8] a sentence that is too long to say is cut where a clause ends, or left out', () => {
  const LONG_LEFT =
    'The handle of our pan is turned from one piece of walnut that grows in the south of France';
  test.each([
    [`${LONG_LEFT}; the base is thick.`, [`${LONG_LEFT}.`, 'The base is thick.']],
    [`${LONG_LEFT}, and the base is thick.`, [`${LONG_LEFT}.`, 'The base is thick.']],
    [`${LONG_LEFT} – our smith makes the rest.`, [`${LONG_LEFT}.`, 'Our smith makes the rest.']],
  ])('“%s”', (sentence, pieces) => {
    expect(factsIn(sentence)).toEqual(pieces);
  });
  test.each([
    ['an alternative', 'You send the whole set of pans back to us within thirty days of the day of its arrival, or you keep it.'],
    ['a condition', 'If you order one of our pans before noon on any day of the week but Sunday, and it is there, we ship it.'],
    ['an order that the rest hangs on', 'Order any pan of ours by noon on any day of the week but Sunday and holidays, and we ship it today.'],
    ['a list', 'Made with oats, wildflower honey, whole almonds, raisins, dates, figs, plums, pears, apples, nuts, seeds, salt, water, yeast, butter, and plenty of love.'],
  ])('not at %s', (_, sentence) => {
    expect(factsIn(sentence)).toEqual([]);
  }); // prettier-ignore
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
