/** What a page says, and what of it can be said as it stands: by form and grammar, never by what it sells. */
import { describe, expect, test } from 'vitest';
import { pageSentences } from '../../../../server/writing/quoting/pageSentences';
import { closed } from '../../../../server/writing/quoting/spoken';
import { languageOf } from './support/languageOf';

const told = (description: string, title = 'Pilar Floor Lamp – White', language = 'en') =>
  pageSentences({ title, description }, languageOf(language)).sentences;
const whole = (...page: Parameters<typeof told>) =>
  told(...page).filter(({ isWhole }) => isWhole).map(({ text }) => text); // prettier-ignore

test('[W8] each sentence of a page is offered whole and in its order, long ones too', () => {
  const long = `We built it from ${'old and '.repeat(14)}old sails.`;
  const page = `Size & care\n• waterproof zipper\n${long} Wash it cold!\nWeight: 2 kg`;
  expect(told(page).map(({ text, isWhole }) => ({ text, isWhole }))).toEqual([
    { text: 'Size & care.', isWhole: false },
    { text: 'Waterproof zipper.', isWhole: false },
    { text: long, isWhole: false },
    { text: 'Wash it cold!', isWhole: false },
    { text: 'Weight: 2 kg.', isWhole: false },
  ]);
});

describe('[W8] a clause that lost its full stop', () => {
  const among = (line: string) => whole(`Made for reading\n${line}\nLamp height: 140 cm\nLearn more`);

  test.each([
    'Three rubber feet keep the lamp from sliding',
    'Quiet dimming lets you read beside a sleeper',
    'The shade has a coat that no sun fades',
  ])('%s: is whole', (line) => {
    expect(among(line)).toEqual([`${line}.`]);
  });
  test.each([
    ['without a verb', 'Rubber feet for every old and uneven floor'],
    ['about the shop', 'We are happy to take the lamp back'],
    ['broken off in a word', 'One tap lets you dim the light to y'],
    ['of four words', 'The lamp dims slowly'],
  ])('%s is none', (_, line) => {
    expect(among(line)).toEqual([]);
  });
});

test.each([
  ['en', 'Pilar Floor Lamp', 'This lamp stands four and a half feet tall.'],
  ['de', 'Stehlampe Pilar', 'Die Stehlampe steht sicher auf drei Beinen.'],
  ['es', 'Pinzas Rapala', 'Las pinzas son excelentes para quitar los ganchos.'],
  ['sk', 'Fľaša', 'Fľaša udrží čaj teplý dvanásť hodín.'],
])('[W8] %s: a sentence of one breath is whole', (language, title, sentence) => {
  expect(whole(sentence, title, language)).toEqual([sentence]);
});

describe('[W8] a sentence of more than a breath', () => {
  const fold = 'The lamp folds flat, fits beside the bed of a small room and stands on its three legs';
  test.each([
    ['up to what is only added', `${fold}, which makes it the one for a guest who reads late.`, [`${fold}.`]],
    ['at a dash, in two', `${fold} — its shade is of linen that lets through the light of noon.`, [`${fold}.`, 'Its shade is of linen that lets through the light of noon.']],
    ['before a clause with a subject of its own, in two', `${fold}, and every shade is made by hand in a workshop of our town.`, [`${fold}.`, 'Every shade is made by hand in a workshop of our town.']],
  ])('is said %s', (_, sentence, said) => {
    expect(whole(sentence)).toEqual(said);
  }); // prettier-ignore
  test.each([
    ['what limits it', `${fold}, excluding those of the tables and the walls of our shop.`],
    ['a list', 'The lamp fits a bed, a desk, a wall, a shelf, a sofa, a chair, a bench, a stool, a table, a floor, a stair, a door, a car, a van, a boat and a tent.'],
  ])('is never cut before %s', (_, sentence) => {
    expect(whole(sentence)).toEqual([]);
  }); // prettier-ignore
});

test('[W8] a semicolon stands between two sentences', () => {
  expect(whole('The lamp has three oak legs; its shade is made of linen.')).toEqual([
    'The lamp has three oak legs.',
    'Its shade is made of linen.',
  ]);
});

test.each([
  ['an inch', 'The lamp has a 2" foot of oak.'],
  ['a label', 'Easy to use and clean: The lamp works with one finger alone.'],
  ['a label that it goes on from', 'A clip: with one finger you can fix the lamp to your shelf.'],
  ['what it was washed for', 'The lamp is washed for softness.'],
  ['one semicolon', 'The lamp gives a soft light; good for all who read late.'],
])('[W8] a sentence with %s is whole', (_, sentence) => {
  expect(whole(sentence)).toEqual([sentence]);
});

describe('[W8] what cannot be said as it stands is offered, and not proposed', () => {
  test.each([
    ['a question', 'Is this lamp what you need?'],
    ['what points elsewhere', 'The lamp fits the rooms below.'],
    ['a list that was cut', 'This lamp is available for:'],
    ['a row', 'Lamp height: 140 cm'],
    ['a price', 'The lamp costs only €20 today.'],
    ['a price that is lowered', 'With two of these lamps you get 5% taken off.'],
    ['more than a breath', `The lamp is made of ${'oak and '.repeat(14)}steel.`],
    ['a line without its end', 'Lamp Size And Lamp Care'],
    ['terms of trade', 'Free shipping on all of our orders.'],
    ['three words', 'Oak ages slowly.'],
    ['what the seller says of himself', 'My lamps have stood in many rooms.'],
    ['an address without its www', 'The lamp is sold on lamps.example all year.'],
    ['a day in figures', 'The lamp is ours alone until 7/30/16.'],
    ['what lost a word', 'The brightest lamp of the in all of Europe.'],
    ['a link that is gone', 'Take a look at our for more lamps.'],
    ['a place that nobody filled', 'This lamp is made for your .'],
    ['a list of what is gone', 'The lamp goes with a choice of , , and more.'],
    ['what it needs beside it', 'A lamp holder and a dimmer are required.'],
    ['what may be otherwise', 'The shade of the lamp may be of another white.'],
    ['how it is cleaned, in two words', 'The shade of the lamp is dry clean only.'],
    ['what is in stock', 'The lamp is in stock at the moment.'],
    ['a picture of the page', 'Images show the lamp with its cord.'],
    ['what a person on a picture wears', 'Model is wearing size small.'],
    ['the same with an article', 'The model is wearing a size small.'],
    ['two lines in one', 'Oil included Perfect for: a room of lamps, shades, cords and feet.'],
    ['words for a search', 'A Lamp For Rooms - Floor Lamp - White Shade - Foot of Oak.'],
    [
      'so many without a verb',
      'Floor lamp white shade cord oak foot bedroom hall kitchen desk sofa reading evening light.',
    ],
    ['an instruction', 'The foot of the lamp must be oiled every year.'],
    ['a warning behind its label', 'Note: As long as the lamp is lit, the cord of it stays warm.'],
    ['an order to choose', 'Choose the right lamp for your room.'],
    ['what belongs to another sentence', 'Whether bedroom, kitchen or hall of a house.'],
    ['figures and models', 'Lamp of 2 x E27 LED with 40W IP44.'],
    ['what somebody said', '“The lamp is the best of all,” one reader said.'],
  ])('%s', (_, sentence) => {
    expect(whole(sentence)).toEqual([]);
  });
  test('what says the same, or the title, is proposed once', () => {
    expect(whole('The lamp keeps a room warm and bright. The lamp keeps your room warm and bright.')).toHaveLength(1); // prettier-ignore
  });
});

test.each([
  ['en', 'Silk Hosiery', 'The stockings hold their shape all day.'],
  ['en', 'Kamu Cup', 'The cup is a tumbler that delivers cold drinks all day.'],
  ['en', 'Indesit Washing Machine', 'The washing machine hums while you sleep.'],
  ['de', 'Waschmaschinenregal', 'Das Regal passt über jede Waschmaschine.'],
])(
  '[W8] %s: a longer word that begins as one of small print is none, nor one of the name',
  (language, title, sentence) => {
    expect(whole(sentence, title, language)).toEqual([sentence]);
  },
);

test('[W8] of a list one stage among others says nothing, a single figure does', () => {
  const list = (...points: string[]) => points.map((point) => `• ${point}`).join('\n');
  const point = 'A shade of raw linen from the north';
  expect(whole(list('0–6 months of soft yellow light', '6–12 months of bright white light', point))).toEqual([
    `${point}.`,
  ]);
  expect(whole(list('5–40 watts of soft yellow light', 'Three legs of old oak', point))).toHaveLength(3);
});

describe('[W8] a word for what was said before is whole', () => {
  test.each([
    ['behind a sentence that is', 'The cord is two metres long. It hides in the foot.', 2],
    ['at the beginning, where it means the product', 'It stands on three strong legs.', 1],
    ['behind the title', 'Pilar Floor Lamp\nIt stands on three strong legs.', 1],
    ['where it points to nothing', 'Not what you seek?\nThere’s no brighter lamp for a bedroom.', 1],
    ['with the name of the product', 'Not what you seek?\nThis lamp stands on three strong legs.', 1],
  ])('%s', (_, page, count) => {
    expect(whole(page)).toHaveLength(count);
  });
  test.each([
    ['behind what is not', 'Please read the label of the bulb. It names all that is in it.'],
    ['under a heading', 'Sliding switch\nIt works with one finger alone.'],
    ['in short', 'Sliding switch\nIt’s added to what you have.'],
  ])('never %s', (_, page) => {
    expect(whole(page)).toEqual([]);
  });
});

describe('[W8] what stands with small print is of it', () => {
  test.each([
    ['in a paragraph', 'Returns are free for thirty days. No reason is ever asked.'],
    ['in a list', '- Please keep the shade dry.\n- Wash it by hand alone.\n- Lay it flat in the sun.'],
    ['under a heading', 'How to use\n- Push the switch with one finger.\n- Turn the shade to the wall.'],
    ['as values of a label', 'Contains: soy, hazelnuts, milk, pecans and barley.'],
    ['among rows', 'Foot: oak\nCare: The lamp is wiped with a dry cloth.\nShade: linen'],
    ['under a long heading', 'Storage of the Pilar Floor Lamp in White\nKeep the lamp in a dry room.'],
  ])('%s', (_, page) => {
    expect(whole(page)).toEqual([]);
  });
  test('and not what stands behind it', () => {
    expect(whole('How to use\n- Push the switch.\nDetails\nThe lamp is made of oak.')).toEqual([
      'The lamp is made of oak.',
    ]);
  });
  test('a sentence with a word of small print is no heading', () => {
    expect(whole('The lamp is discontinued. See others (4)\nThe shade is made of linen.')).toHaveLength(1);
  });
  test('a title with a word of small print is no such heading', () => {
    expect(whole('Washable Wool Rug\nThe pile is dense and soft.', 'Washable Wool Rug')).toHaveLength(1);
  });
  test('a heading that only says what the text is spares its points', () => {
    const page = 'Description\n- Two switches on the cord\n- Fits any room you have\n- The shade is of linen';
    expect(whole(page)).toHaveLength(3);
  });
});

test('[W8] the number that a point begins with is not said, even where its space is lost', () => {
  expect(whole('1.The lamp is made of oak.\n2.The cord is two metres long.')).toEqual([
    'The lamp is made of oak.',
    'The cord is two metres long.',
  ]);
});

test('[W8] the boxed heading of a point is its label', () => {
  expect(whole('📱【Folds Flat】: The lamp folds flat in a moment.')).toEqual([
    'Folds Flat: The lamp folds flat in a moment.',
  ]);
});

test('[W8] what is said in two or three words is said with its neighbours', () => {
  expect(
    whole('Made of oak. Oiled by hand. Linen shade. It stands on three strong legs. Brass foot.'),
  ).toEqual(['Made of oak. Oiled by hand. Linen shade.', 'It stands on three strong legs.']);
});

test('[W8] nor the number of a point in a line of several', () => {
  expect(whole('The lamp is made of oak. 2. The cord is two metres long.')).toEqual([
    'The lamp is made of oak.',
    'The cord is two metres long.',
  ]);
});

test('[W8] sk: long sentences are whole, too, where no little words of a language are known', () => {
  const sentence = 'Fľaša udrží čaj teplý dvanásť hodín vďaka dvojitej stene oceľového tela.';
  expect(whole(sentence, 'Termoska', 'sk')).toEqual([sentence]);
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
    ['of rows without colons', list('Memory bus 128 bits', 'Core clock 2497 MHz', 'Two fans')],
    ['of two', list('Two switches on the cord', 'Fits any room you have')],
    ['with single words and no marks', 'Overview\nTwo switches on the cord\nCare\nFits any room you have'],
  ])('not one %s', (_, page) => {
    expect(whole(page)).toEqual([]);
  });
  test('before the terms that it ends in, each with a semicolon and the number of a footnote', () => {
    const more = [...points, 'A cord¹ that hides in the foot;', 'Returns within 30 days', 'Free shipping'];
    expect(whole(list(...more))).toEqual([
      ...points.map((point) => `${point}.`),
      'A cord that hides in the foot.',
    ]);
  });
  const HEADING = 'What the lamp is loved for by its readers';
  test('before a table that stands right under it', () => {
    expect(whole([HEADING, ...points, 'Figures:', 'Height: 140 cm', 'Weight: 3 kg'].join('\n'))).toEqual(
      points.map((point) => `${point}.`),
    );
  });
  test('with a single word among them', () => {
    expect(whole([HEADING, ...points, 'Foldable'].join('\n'))).toEqual(points.map((point) => `${point}.`));
  });
  test('nor a row that lost its colon', () => {
    expect(whole(list(...points, 'Bulb wattage 40 W'))).toEqual(points.map((point) => `${point}.`));
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

test('[W8] what names the brand alone does not name the product', () => {
  const description = 'Pilar is loved by readers in the whole world.\nThis lamp stands on any floor.';
  const named = (brand?: string) =>
    pageSentences({ title: 'Pilar Floor Lamp', brand, description }, languageOf('en')).sentences.map(
      ({ isNamed }) => isNamed,
    );
  expect(named('Pilar')).toEqual([false, true]);
  expect(named()).toEqual([true, true]);
});

test('[W8] a Dutch time of day keeps its small letter', () => {
  expect(told("'s avonds dimt de lamp vanzelf.", 'Lamp', 'nl').map(({ text }) => text)).toEqual([
    "'s avonds dimt de lamp vanzelf.",
  ]);
});

describe('[W8] what a person typed is told from what the page says', () => {
  const READ = 'The lamp folds flat in a second.\nLight: 300 lm\nThe shade is of raw linen.';
  const ownOf = (description: string, pageDescription?: string) =>
    pageSentences({ title: 'Pilar Floor Lamp', description, pageDescription }, languageOf('en'))
      .sentences.filter(({ isOwn }) => isOwn)
      .map(({ text }) => text);
  test.each([
    ['as it was read: nothing is theirs', READ, READ, []],
    ['nobody says what was read: nothing is theirs', READ, undefined, []],
    [
      'no page was read: all is theirs',
      READ,
      '',
      ['The lamp folds flat in a second.', 'Light: 300 lm.', 'The shade is of raw linen.'],
    ],
    [
      'a changed sentence is theirs, its neighbours are not',
      READ.replace('a second', 'a blink'),
      READ,
      ['The lamp folds flat in a blink.'],
    ],
    ['a shortened one, too', 'The lamp folds flat.', READ, ['The lamp folds flat.']],
    ['an added one, too', `${READ} I carve each one by hand.`, READ, ['I carve each one by hand.']],
    [
      'another order is no other text',
      'The shade is of raw linen.\nThe lamp folds flat in a second.',
      READ,
      [],
    ],
  ])('%s', (_, description, read, own) => {
    expect(ownOf(description, read)).toEqual(own);
  });
  test('short points that are said together are theirs where one of them is', () => {
    const read = '- Funnel neck\n- Textured design\n- Long sleeves';
    const typed = read.replace('Long sleeves', 'Short sleeves');
    expect(ownOf(read, read)).toEqual([]);
    expect(ownOf(typed, read)).toEqual(['Funnel neck, textured design, short sleeves.']);
  });
  test('somebody who speaks of themselves is quoted where it is the person', () => {
    const text = 'I carve each one by hand.';
    const wholeOf = (pageDescription: string) =>
      pageSentences({ title: 'Lamp', description: text, pageDescription }, languageOf('en')).sentences.map(
        ({ isWhole }) => isWhole,
      );
    expect([wholeOf(text), wholeOf('')]).toEqual([[false], [true]]);
  });
});

test.each([
  ['words for a search behind it', 'The lamp brings you a natural feeling. floating lamps.'],
  ['what stood between is lost', 'The lamp fits all rails with (not included) and (not included).'],
])('[W8] %s: it is offered, and never proposed', (_, sentence) => {
  expect(told(sentence).map(({ text, isWhole }) => [text, isWhole])).toEqual([[sentence, false]]);
});
test('[W8] sentences behind their labels are no rows of a table', () => {
  const points = [
    'Light: Protects the eyes and calms the room.',
    'Stand: Keeps its balance on the oldest floor.',
  ];
  expect(whole(points.join('\n'))).toEqual(points);
});
test('[W8] a number with an ideographic comma counts a point', () => {
  expect(told('1、The lamp folds flat in a second.').map(({ text }) => text)).toEqual([
    'The lamp folds flat in a second.',
  ]);
});

test('[W8] an English preposition may end its clause before another', () => {
  const sentence = 'The lamp is everything you dreamed of and more.';
  expect(whole(sentence)).toEqual([sentence]);
});

test('[W8] heads of a table of sizes are no points', () => {
  const page = 'The shade is of raw linen.\n- S (cm)\n- M (cm)\n- L (cm)\n- XL (cm)';
  expect(whole(page)).toEqual(['The shade is of raw linen.']);
});
