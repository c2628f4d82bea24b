/** [TP1] Where a text says little, what its sentences say is said apart, or without their ends: in its own words, and nothing that they do not say. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../../../server/writing/condensing/candidates';
import { condense } from '../../../../server/writing/condensing/condense';
import { shortened } from '../../../../server/writing/condensing/shorten';
import { saidApart } from '../../../../server/writing/condensing/saidApart';
import { alone, offered, SECTION, told, words } from './support/told';

const toldOf = (paragraphs: readonly string[], heading = '') =>
  condense(
    {
      title: 'Anna Bray',
      sections: [
        { heading: '', paragraphs: [FIRST] },
        { heading, paragraphs },
      ],
    },
    { asked: [], language: 'en', words: words.get('en') ?? expect.unreachable() },
  ).sentences;
const FIRST = 'Anna Bray (born 1952) is a painter from Cornwall.';
const IS = 'Anna Bray is a painter from Cornwall.';

describe('[TP1] what one sentence says of the same person twice', () => {
  test.each([
    [
      'behind an “and”',
      'Bray finished third in voting for the 1981 Cornish award for painters of harbours and ports and was a mayor of Padstow in 1984.',
      [
        'Bray finished third in voting for the 1981 Cornish award for painters of harbours and ports.',
        'Bray was a mayor of Padstow in 1984.',
      ],
    ],
    [
      'behind a time that it took',
      'For many years, while most of the other painters of Cornwall lived in Truro or abroad, Bray painted boats in Padstow.',
      ['Bray painted boats in Padstow.'],
    ],
  ])('%s', (_, sentence, said) => {
    expect(offered('Anna Bray', `${FIRST} ${sentence}`)).toEqual([IS, ...said]);
  });
  test('and what somebody is, does', () => {
    const sentence =
      'Anna Bray is a painter who built boats of oak in Padstow, Looe, Fowey, Penryn, Saltash, Bude, Truro and Bodmin.';
    const text = { title: 'Anna Bray', sections: [{ heading: '', paragraphs: [sentence] }] };
    const wanted = { language: 'en', words: words.get('en') ?? expect.unreachable(), asked: [] };
    expect(saidApart(sentence, readText(text, wanted).standing)).toEqual([
      'Anna Bray built boats of oak in Padstow, Looe, Fowey, Penryn, Saltash, Bude, Truro and Bodmin.',
    ]);
  });
  test.each([
    // the helping verb goes on
    'Bray was elected to the council of the old harbour town of Padstow in Cornwall in 1981 and praised in London.',
    // who does the second thing does it in another clause
    'Bray wrote in 1981 that the council of the old harbour town of Padstow had won and lost in London.',
    // what is denied is not done
    'Bray did not live in the old harbour town of Padstow in Cornwall in the 1980s and lost in London.',
    // of a time that nobody has told
    'Bray studied law and painting in the old harbour town of Padstow in Cornwall in 1981 and later lost in London.',
    'Bray carried seven thousand bales of wool from the old harbour town of Padstow in Cornwall in 1981 and lost a race in London.',
  ])('not out of “%s”', (sentence) => {
    const said = alone('Anna Bray', `${FIRST} ${sentence}`).join(' ');
    expect(said).not.toMatch(/Bray (?:later )?(?:praised|lost)/);
  });
});

describe('[TP1] an end that cannot be said alone is left out', () => {
  test.each([
    ['Bray painted boats in 1901, and wrote the line.', 'Bray painted boats in 1901.'],
    [
      'Bray painted boats from Padstow as well as the otherwise lost one.',
      'Bray painted boats from Padstow.',
    ],
    ['Bray painted boats in 1901, with the second one lost.', 'Bray painted boats in 1901.'],
  ])('“%s”', (sentence, said) => {
    expect(offered('Anna Bray', `${FIRST}${SECTION}${sentence}`)).toEqual([IS, said]);
  });
  test.each([
    'Bray painted the line in boats and aspartate metabolism.',
    'According to the legend, Anna Bray was a queen of Padstow.',
  ])('but not in “%s”', (sentence) => {
    expect(alone('Anna Bray', `${FIRST}${SECTION}${sentence}`)).toEqual([IS]);
  });
  test('nor where enough is told without', () => {
    const others = [
      'Bray sells smoked herring to merchants of Truro, and merchants of Truro sell spices from India.',
      'Bray has mills in Padstow with sails of white linen from Brittany, Normandy and northern Spain.',
      'Bray has granite quarries in Penryn and farms for brown cattle, sheep and geese in Saltash.',
      'Bray owns boats of blue oak that carry visitors from France to islands without roads.',
      'Bray is known in Fowey for wine, honey, wool and a church with eleven coloured windows.',
    ];
    const text = [...others, 'Bray painted boats in Padstow, and wrote the line.'].join('\n');
    expect(told('Anna Bray', `${FIRST}\n${text}`)).not.toContain('Bray painted boats in Padstow.');
  });
});

describe('[TP1] a cut leaves no list open and parts no subject from its verb', () => {
  const { standing } = readText(
    { title: 'Truro', sections: [{ heading: '', paragraphs: ['Truro is a town.'] }] },
    { language: 'en', words: words.get('en') ?? expect.unreachable(), asked: [] },
  );
  test.each([
    'In 1901 the mayor of the old harbour town was sentenced to 2 years, 9 months and 22 days in the jail of the county.',
    'All television stations of the county cancelled their regular programming, displayed their logo in grayscale, and replaced their cancelled programmes with live footage of the harbour for days.',
    'Bray Square House, its predecessor, as well as the original Penryn Stadium and Saltash Field, are some of the most famous sporting venues in the world.',
    'The county’s oldest singing competition, the International Bray Competition, founded in 1927, is held every five years in Truro, where its first winner was born.',
  ])('“%s”', (sentence) => {
    expect(shortened(sentence, standing, { andLess: true })).toEqual([]);
  });
});

describe('[TP1] “this enzyme” of an article on one', () => {
  const ENZYME = 'A ligase is an enzyme from yeast.';
  test('gives way to its name, until another one is spoken of', () => {
    const text = `${ENZYME} This enzyme belongs to the family of proteins in yeast. Many names are in use in Europe. This enzyme takes part in fermentation in yeast. A yeast cell has an enzyme for sugar. This enzyme splits sucrose in yeast.`;
    const said = offered('Ligase', text);
    expect(said).toContain('A ligase belongs to the family of proteins in yeast.');
    expect(said).toContain('A ligase takes part in fermentation in yeast.');
    expect(said).not.toContain('A ligase splits sucrose in yeast.');
  });
  test.each(['This enzyme class belongs to Europe.', 'This protein belongs to Europe.'])(
    'is not meant by “%s”',
    (sentence) => {
      expect(alone('Ligase', `${ENZYME} ${sentence}`)).toEqual([ENZYME]);
    },
  );
  test('and “the small enzyme” leads on to its pronoun', () => {
    const text = `${ENZYME} The small enzyme was found in Bremen in 1981. It splits sugar from beets in yeast.`;
    expect(alone('Ligase', text)).toContain('A ligase splits sugar from beets in yeast.');
  });
});

describe('[TP1] what stands alone', () => {
  test.each([
    [
      'He was elected to the council of Padstow in 1981.',
      'Tom Bray was elected to the council of Padstow in 1981.',
    ],
    [
      'Bray and his wife, Gloria, live in Padstow, Cornwall.',
      'Bray and his wife, Gloria, live in Padstow, Cornwall.',
    ],
    [
      'Bray was one of the premier painters in Cornwall.',
      'Bray was one of the premier painters in Cornwall.',
    ],
  ])('“%s”', (sentence, said) => {
    expect(offered('Tom Bray', `Tom Bray (born 1952) is a painter from Truro. ${sentence}`)).toContain(said);
  });
  test.each([
    'Bray had previously served in the council of Padstow.',
    'Bray and Gloria live in Padstow, Cornwall.',
    'Bray played a match in the redeveloped ground.',
    'Bray was one of the premier painters in oil.',
    'Together with the National Gallery makes up the Museum of Cornwall.',
  ])('not “%s”', (sentence) => {
    expect(
      alone('Tom Bray', `Tom Bray (born 1952) is a painter from Truro.${SECTION}${sentence}`),
    ).not.toContain(sentence);
  });
  test('nor what a list of some works says', () => {
    const line = 'Anna Bray has boats of oak from Padstow.';
    expect(toldOf([line], 'Selected discography')).toEqual([IS]);
    expect(toldOf([line], 'Selected towns')).toEqual([IS, line]);
  });
});

describe('[TP1] who was born on a day and died on one', () => {
  const LIFE = 'Anna Bray (April 11, 1895 – June 20, 1969) was a noted oil magnate from Cornwall.';
  test('is a person, of whom sentences begin with her pronoun', () => {
    const text = `${LIFE} Among her companies was the Gallery of Padstow. She was the mother of Tom Bray.`;
    expect(alone('Anna Bray', text)).toEqual([
      'Anna Bray was a noted oil magnate from Cornwall.',
      "Among Anna Bray's companies was the Gallery of Padstow.",
      'Anna Bray was the mother of Tom Bray.',
    ]);
  });
  test('and what lasted so long is none', () => {
    const text =
      'The siege of Fowey (11 April 1895 – 20 June 1896) was a battle in Cornwall. It began in Padstow.';
    expect(offered('Siege of Fowey', text)).toEqual([
      'The siege of Fowey was a battle in Cornwall.',
      'The siege of Fowey began in Padstow.',
    ]);
  });
});

test('[TP1] “similar to a large tambourine” is no name of what is like it', () => {
  const text =
    'Damphu is a percussion instrument similar to a large tambourine. This instrument is used in Nepal. This tambourine is used in Spain.';
  expect(alone('Damphu', text)).toEqual([
    'Damphu is a percussion instrument similar to a large tambourine.',
    'Damphu is used in Nepal.',
  ]);
});
