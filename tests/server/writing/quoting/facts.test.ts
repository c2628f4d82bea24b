/** What can be quoted of a page: by its structure and the roles of its words, never by what it sells. */
import { describe, expect, test } from 'vitest';
import { closed, factsOf } from '../../../../server/writing/quoting/facts';
import { languageOf } from './support/languageOf';

const named = { title: 'Ember Flask – steel bottle for long winter walks', name: 'Ember Flask' };
const factsIn = (...lines: string[]) =>
  factsOf(lines.join('\n'), named, languageOf('en')).map(({ text }) => text);
const factsInOther = (language: string, ...lines: string[]) =>
  factsOf(lines.join('\n'), named, languageOf(language)).map(({ text }) => text);

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
    ['sentences without a space between', 'The lid is of bamboo.It closes tight and stays shut.', ['The lid is of bamboo. It closes tight and stays shut.']],
    ['an abbreviation', 'The strap is approx. 5 cm wide and soft.', ['The strap is approx. 5 cm wide and soft.']],
    ['lines of one width as the sentence that they were', 'The strap of this bag is woven in Porto from\nold sails and lasts for years.', ['The strap of this bag is woven in Porto from old sails and lasts for years.']],
    ['a short unit, whose full stop may be its own', 'The steel hose of 25 ft. Liquidtite carries water and oil.', ['The steel hose of 25 ft. Liquidtite carries water and oil.']],
    ['a name with a small letter', 'iPhone and tablet fit into the inner pocket.', ['iPhone and tablet fit into the inner pocket.']],
    ['an opening that points back, with what it points to', 'The frame weighs two kilos. Along with this, the straps are padded.', ['The frame weighs two kilos. Along with this, the straps are padded.']],
    ['one end', 'Best mat ever!!!', ['Best mat ever!']],
  ])('%s', (_, description, facts) => {
    expect(factsIn(description)).toEqual(facts);
  }); // prettier-ignore

  test.each([
    ['the number of an article', 'Product code: 83810610\nModel: XG-2041'],
    ['cells of a table', 'Brand\nWerpower\nModel\nWine opener set\nWeight'],
    ['what others say', '"Best flask that I ever had."'],
    ['an answer to a question', 'Know that one detail? You just found it.'],
    ['crumbs', 'Home > Kitchen > Mugs of clay\nShop | About us | Contact'],
    ['addresses', 'Terms of use are at https://shop.example/terms.\nWrite to us at help@shop.example today.'],
    ['code', 'Write flask.fill(water)\nimport * as flask from here'],
    ['what stops in mid-thought', 'It is one of the\nNice for trips such as'],
    ['a question', 'Tired of cold coffee every morning?'],
    ['a heading of what follows', 'What you get:'],
    ['letters that were lost', '2013\ufffdWick and Wax Trading of Porto'],
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
    expect(factsIn(sentence)).toEqual([sentence]);
  }); // prettier-ignore
  test('a sentence of more than 30 words that cannot be cut is left out', () => {
    expect(factsIn(`We sew it from ${'old and '.repeat(14)}old sails.`)).toEqual([]);
  });

  test.each([
    ['en', 'what only adds', `${LONG_LEFT}, which you can feel`, `${LONG_LEFT}.`],
    ['en', 'an apposition', `${LONG_LEFT}, the sunniest part of the whole country`, `${LONG_LEFT}.`],
    ['en', 'brackets', 'The handle of our pan (turned by hand from one piece of walnut) stays cool for as long as you cook with it.', 'The handle of our pan stays cool for as long as you cook with it.'],
    ['de', 'ein Nebensatz', 'Der Griff unserer Pfanne bleibt auch nach einer ganzen Stunde auf dem Herd noch angenehm kühl in der Hand, sodass du sie ohne Handschuh tragen kannst.', 'Der Griff unserer Pfanne bleibt auch nach einer ganzen Stunde auf dem Herd noch angenehm kühl in der Hand, sodass du sie ohne Handschuh tragen kannst.'],
    ['de', 'ein Relativsatz', 'Der Griff unserer Pfanne ist aus einem einzigen Stück Walnussholz gedreht und sitzt fest auf dem Stahl, der in Solingen geschmiedet wird.', 'Der Griff unserer Pfanne ist aus einem einzigen Stück Walnussholz gedreht und sitzt fest auf dem Stahl.'],
    ['fr', 'une relative', 'La poignée de notre poêle est taillée dans un seul morceau de noyer du sud de la France, qui sèche deux ans.', 'La poignée de notre poêle est taillée dans un seul morceau de noyer du sud de la France.'],
    ['es', 'una oración final', 'El mango de nuestra sartén sale de una sola pieza de nogal del sur de Francia y queda fresco, ideal para cocinar despacio.', 'El mango de nuestra sartén sale de una sola pieza de nogal del sur de Francia y queda fresco.'],
  ])('%s: %s goes where the rest is whole, and never what limits it', (language, _, sentence, short) => {
    expect(factsInOther(language, sentence)).toEqual([short]);
  }); // prettier-ignore
});

describe('[W8] what a fact is holds in other languages, too', () => {
  test.each([
    ['de', 'Die Flasche hält Getränke zwölf Stunden lang heiß. Außerdem passt sie in jeden Rucksack und wiegt mit ihrem Deckel aus Bambus kaum mehr als ein Apfel aus dem Garten.', ['Die Flasche hält Getränke zwölf Stunden lang heiß.']],
    ['de', 'Der Gurt ist ca. 5 cm breit, z. B. für Wanderungen. Ideal im Winter.', ['Der Gurt ist ca. 5 cm breit, z. B. für Wanderungen.', 'Ideal im Winter.']],
    ['fr', 'SOLIDE ET ROBUSTE : le cadre en acier est facile à assembler.', ['Le cadre en acier est facile à assembler.']],
    ['es', '¡El que lo inició todo!\n¿Buscas otra cosa?', ['¡El que lo inició todo!']],
    ['hi', 'यह बोतल पानी को बारह घंटे तक ठंडा रखती है। ढक्कन बाँस का है', ['यह बोतल पानी को बारह घंटे तक ठंडा रखती है।', 'ढक्कन बाँस का है।']],
    ['sk', 'Fľaša udrží čaj teplý dvanásť hodín. Vrchnák je z bambusu.', ['Fľaša udrží čaj teplý dvanásť hodín.', 'Vrchnák je z bambusu.']],
  ])('%s: %s', (language, description, facts) => {
    expect(factsInOther(language, description)).toEqual(facts);
  }); // prettier-ignore

  test('a table, small print and prose are told apart', () => {
    const description =
      'The lid is of bamboo.\nBattery: 30 hours\nFree shipping on everything you buy.\nMachine wash at 40 °C.';
    expect(factsOf(description, named, languageOf('en')).map(({ kind }) => kind)).toEqual([
      'told', 'row', 'smallPrint', 'smallPrint',
    ]); // prettier-ignore
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

const kindsIn = (language: string, ...lines: string[]) =>
  factsOf(lines.join('\n'), named, languageOf(language)).map(({ kind }) => kind);
test.each([
  ['a warning', 'en', 'Avoid sudden heating and cooling of the glass.'],
  ['a link', 'en', 'See a demo of the bottle in the snow.'],
  ['how it is used', 'en', 'To raise, lift the paddle with your weight off the seat.'],
  ['an offer with its last day', 'en', 'Exclusively ours in all of our stores until 7/30/16.'],
  ['what is sold no more', 'en', 'This bottle has been discontinued by its maker.'],
  ['a notice', 'de', 'Kann vereinzelt Kirschkerne enthalten.'],
  ['a notice', 'fr', 'Veuillez lire la notice du produit.'],
])('[W8] %s is no reason to buy (%s)', (_, language, line) => {
  expect(kindsIn(language, line)).toEqual(['smallPrint']);
});
test.each([
  [
    'en',
    'The frame is of oak.',
    'Furthermore,we also give away a rain cover to the first ten buyers of the season in the north.',
  ],
  [
    'en',
    'The frame is of oak.',
    'You also will experience a seat that is far softer than all that came before in this range.',
  ],
  [
    'de',
    'Die Flasche ist aus Stahl.',
    'Es wurde 1868 von zwei Brüdern in einem kleinen Dorf an der oberen Donau in Bayern damals zusammen gegründet.',
  ],
])('[W8] %s: behind “%s” the next sentence points back, and is left out', (language, first, next) => {
  expect(factsInOther(language, `${first} ${next}`)).toEqual([first]);
});
