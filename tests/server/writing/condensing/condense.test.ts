/** [TP1] A text in sentences that can be said alone: in its own words, of at most 18 of them. */
import { describe, expect, test } from 'vitest';
import { condense } from '../../../../server/writing/condensing/condense';
import { subjectOf } from '../../../../server/writing/condensing/subject';
import { hasUnnamedSubject } from '../../../../server/writing/condensing/unnamedSubject';
import { alone, offered, SECTION, told, words } from './support/told';

const FIRST = 'Bodmin is a town in Cornwall.';
describe('[TP1] what points out of its sentence is not said', () => {
  test.each([
    'This made it rich.',
    'Such towns are rare in the county.',
    'The vote was close and bitter.',
    'Two of them were never found again.',
    'The court ruled that year in favour of the abbey.',
    'As mayor of the town, she opened the new library.',
    'Three years later the abbey was closed.',
    'Much like a castle that has never been finished.',
    'Founded in 1124, the abbey of canons regular.',
    'In 1797 the convoy had been attacked by pirates.',
    'Anna Bray finished the film in 1983.',
    'Common examples include tin and copper.',
    'Many people of Cornwall feared the heavier taxes.',
    'The mayor of Bodmin did make plans for a wall.',
    'Twenty minutes later, Cornwall lost its harbour.',
    'The mayor of Bodmin signed both treaties.',
    'In 1901 a bridge was built by the two men.',
    'The town hall was rebuilt that evening.',
    'Cornwall paid for the new stone bridge.',
    'The county of Cornwall was again a duchy.',
    'King Henry of England appointed him.',
    'The 32 sticks were of Cornish oak.',
    'Old towns of Cornwall, sometimes termed boroughs, which hold a market.',
    'The granite steps used for fonts of Cornwall.',
    'A standard for the set of values used to represent letters in Cornwall.',
    'The hills of Cornwall, through which the train was riding to Bodmin.',
    'St. Petroc as the patron, a monk who wears a hood and is praised in Bodmin.',
    'St. Petroc gave an opinion that because the law of Cornwall was old.',
    'Tools of the miners include the Cornish vz.',
    'On July 16 Cornwall sent 12,000 stones to Bodmin.',
    'By the end of the year, Cornwall was rich.',
    'Prices in Cornwall were significantly higher.',
    'More complex mills have three stones of Cornish granite.',
    'The Corporation is its first chartered board.',
    'Petroc of Cornwall gave the armour to the abbey of Padstow.',
    'An election in Cornwall would have been needed.',
    'The fair of Cornwall was the second.',
    'A similar custom is known from Cornwall.',
    // no clause of its own, or an end that is missing
    'Bodmin Jail, a prison of granite currently ranked highest in lists of Cornwall.',
    'In many towns of Cornwall a wall would be.',
    // nobody that a pronoun can be
    "They're built to hold all kinds of wool from Cornwall.",
    'A wall was built behind it, enclosing miles of fields.',
    'The Cornish Chronicle does not record his death.',
    // a noun that is left out
    'The most complete is that of Padstow.',
    'Slaying one gives power to kings of Cornwall.',
    // of what, of which, than which
    'The popular museum of Bodmin is the best-known example.',
    'Bishops of Cornwall recovered a part in 1119.',
    'A smaller river passes through Cornwall.',
    'Mines of Cornwall are more effective in summer.',
    'Various other fish live near Cornwall.',
    'In game 31, Cornwall had a good position.',
    // what lost its noun, its other half or the match that it is of
    'Cornwall was praised for its in a magazine of London.',
    'The Cornish pirates were beaten by 1.',
    'Cornwall won 2–0 with a goal of Anna Bray.',
    'Miners of Cornwall were about to strike.',
    'In a third case, a court of Cornwall ruled in favour of women.',
    'A fourth bridge was built by Cornwall in 1901.',
    'The 1993 school year was the end of the two village schools.',
    'In the first round Cornwall lost to Truro.',
    'The mayor of Bodmin responded "After the fair, no."',
    'A High Court in Cornwall cut his term to two years.',
    'In December her house in Cornwall was sold in 1901.',
    'A game of Cornwall known as and was released in 1901.',
    'Lamps of Cornwall were placed every and lit by gas.',
    // what joins it to another
    // of two, of a time, of a sign or of anything that it does not say
    'In either case, mines of Cornwall are deep.',
    'Cornwall has since become a duchy.',
    'Now the mayor of Cornwall has three names.',
    'Cornwall, in contrast, has deep mines.',
    'Fish, in contrast, live near Cornwall.',
    'Elements of V are called vectors in Cornwall.',
    'Petroc of Cornwall’s cattle problem; its solution needs a wise mayor.',
    'Seizing power in Cornwall after the miners withdrew.',
    'Following a decision of Cornwall regarding newly produced evidence.',
    'However, Bodmin has two railway stations.',
    'Thus, mines of Cornwall are deep.',
    'At first, mines of Cornwall were shallow.',
    'Mines of Cornwall were therefore sold to Padstow.',
    'Bodmin was then a market for wool.',
    'Mines of Cornwall are, however, deep.',
    'Mines in Devon are built similarly.',
    'Hereabouts, monks of Padstow kept bees.',
    'Alternatively, visitors of Cornwall can walk.',
    'Monks of Padstow still owned Fowey in 1530.',
    'Ships and boats were built in Fowey and Looe, respectively.',
    'Bodmin was no longer a market for wool.',
    // a part of a name that nobody has told
    'Thomas was sent to Exeter College in 1530.',
    "Judith's father was a bishop of Cornwall.",
    'Lowenstein stated that mines of Cornwall lost money.',
    // nobody who does it
    'In Cornish frequently referred to as the old town.',
    'The owner of a mine he befriends in Cornwall.',
    'A success of miners and nominated for prizes in Cornwall.',
    'In towns of Cornwall carts, boats or wheels that miners built or painted to earn money.',
    // whom its author speaks to
    'We have seen that Bodmin is a town.',
    'At the meeting David Price, a mayor of Padstow, spoke of wool.',
    // whose second half or verb is missing
    'To pass laws of Cornwall intended to act as guideposts.',
    'Bodmin is a town of old streets by which green buses.',
    'Price’s second law of Cornwall states that the areal velocity of a planet.',
    'Mines of Cornwall turn ore into metal. is a reaction.',
    'Unlike later vacuum mines thought to be necessary by De Forest.',
    'Miners and Cornwall known makers.',
    'On 11 February 2016 named GW150914, representing the first observation of Cornwall.',
    'The Cornish diagram is a diagram.',
    'The wealth of Cornwall is defined as.',
    // what it compares with, or joins
    'Many other mines marked the wealth of Cornwall.',
    'An alternative place is the market of Padstow.',
    'In Cornwall, prices differ even more.',
    'As a consequence, Cornwall lost its wool.',
    'Below, the mines of Cornwall are shown in colour.',
    'Wool of Cornwall is sold in games; see market.',
    // when, in what, to what
    'Use of coal in Cornwall shrank from 68% to 62%.',
    'Bodmin placed 3rd and swapped out miners for Padstow.',
    'The mayor of Cornwall replied, "Wool, without a doubt."',
    // of nothing that has a name, or of somebody that has none
    'An analysis was published in November 2006.',
    'The Countess left the market of Cornwall.',
    'The mayor of Padstow killed her during a match.',
    'The mayor of Padstow closed his shop once he had completed them.',
    'The Cornish word was used by miners.',
    'Bray, his father, was a mayor of Cornwall.',
    'Anna Bray and Tom Price of Cornwall repeated his work.',
    // what is so where that is so; what it is the cheapest of
    'Wool of Cornwall can be dear, but when it is rare and goes on.',
    'Wool of Cornwall is by far the cheapest.',
    'Regardless, the mines of Cornwall were rich.',
    'The role of Cornwall in the above-mentioned sciences is different.',
    'The definition of wealth given for Cornwall above can be extended to any port.',
    'Magnitude and distance of Cornwall are interrelated parameters—if two are known.',
    'Although an infinite line is assumed in Cornwall, since all quantities are per unit of length.',
    'The wealth of Cornwall is almost always told in units of cm2/.',
    // at which point of what was told
    'The mayor of Bodmin would lead the next match against Padstow.',
    'The mayor of Cornwall was visiting Padstow with a friend.',
    'The mayor of Cornwall had appeared in 51 games of Padstow.',
    'The mayor of Bodmin made his debut that night against Padstow.',
    'Cornwall banned songs as well in a contest of its own.',
    // who that is, and which of them
    'Volchek does not like the market of Cornwall.',
    'Bodmin is one of the old towns.',
    'In March, the two met in Padstow.',
    'The mayor of Cornwall opened a market in 1901, although a small mine.',
    'Dr. Volchek likes the market of Cornwall.',
    // what no English voice reads, and the number of a line
    'The game cricket in Hindi is क्रिकेट krikeţ.',
    '2. The wealth of Cornwall is triphasic.',
    'Bodmin has been so since 1998, when the old market of Cornwall, founded by Anna Bray.',
    'Less broadly, Cornwall is a land of mines.',
    // a formula's letter
    'Every quarry of Cornwall is in M.',
    // whom it takes along
    'Your speed in Cornwall does not remain constant.',
  ])('“%s”', (sentence) => {
    expect(alone('Bodmin', `${FIRST}${SECTION}Cornwall has a court of its own. ${sentence}`)).not.toContain(
      sentence,
    );
  });
});
test('[TP1] who was named in full before is not known by the surname alone', () => {
  const text = `${FIRST}${SECTION}Samuel Johnson built the jail of Bodmin. Johnson's story is told in Cornwall.`;
  expect(alone('Bodmin', text)).toEqual([FIRST]);
});
test('[TP1] nor who has no first name that the tagger knows, where the text never says it of a place', () => {
  const text = `${FIRST}${SECTION}Hanung Bramantyo built the jail of Bodmin. The story of Bramantyo is told in Cornwall.`;
  expect(alone('Bodmin', text)).toEqual([FIRST]);
});
test('[TP1] what stands in quotation marks is nobody’s but the speaker’s, from its first mark to its last', () => {
  const text = `${FIRST} A mayor said: "Cornwall is rich. Truro is a fine market for wool. Mines of Cornwall are deep."`;
  expect(alone('Bodmin', text)).toEqual([FIRST]);
});
test('[TP1] what happened at no moment that it tells is not said, though a person may choose it', () => {
  const undated = 'Bodmin won a victory over rich merchants.';
  const dated = 'Bodmin won a victory over rich merchants in 1497.';
  expect(told('Bodmin', `${FIRST}${SECTION}${undated}`)).toEqual([FIRST]);
  expect(offered('Bodmin', `${FIRST}${SECTION}${undated}`)).toEqual([FIRST, undated]);
  expect(told('Bodmin', `${FIRST}${SECTION}${dated}`)).toEqual([FIRST, dated]);
});
describe('[TP1] an introduction is written to be read first', () => {
  test.each([
    ['and tells when in general', 'Bodmin won a victory over rich merchants.'],
    ['and of what anybody knows', 'Bodmin keeps brown cattle near the quarry.'],
    ['and of whom', 'Bodmin loves Wyatt and rich merchants of Spain.'],
  ])('%s', (_, sentence) => {
    expect(told('Bodmin', `${FIRST} ${sentence}`)).toEqual([FIRST, sentence]);
    expect(told('Bodmin', `${FIRST}${SECTION}${sentence}`)).toEqual([FIRST]);
  });
  test.each([
    ['after what', 'Bodmin had lost a battle against rich merchants.'],
    ['which', 'The quarry gives slate to houses of Bodmin.'],
  ])('but for %s, which its own sentences tell each other', (_, sentence) => {
    expect(told('Bodmin', `${FIRST} ${sentence}`)).toEqual([FIRST]);
  });
});
describe('[TP1] of an article on a kind', () => {
  const TIN = 'Tin mining is the digging of tin.';
  test('a sentence is not cut of what it has to do with it', () => {
    const whole =
      'Anna Bray of Padstow is a minister of the old church in Cornwall, and she is a friend of tin mining and its miners.';
    expect(offered('Tin mining', `${TIN} ${whole}`)).toEqual([
      TIN,
      'Anna Bray of Padstow is a minister of the old church in Cornwall.',
    ]);
    expect(told('Tin mining', `${TIN} ${whole}`)).toEqual([TIN]);
  });
  test('a clause of “whereby” is none of its own', () => {
    expect(
      offered('Tin mining', `${TIN} Through shafts of granite whereby the tin is found and sold.`),
    ).toEqual([TIN]);
  });
});
describe('[TP1] of a section, what leans on the sentences before it is not said', () => {
  const LATER = 'Fishers sell smoked herring to merchants of Bodmin and Spain.';
  const OTHER = 'Mills of Bodmin have sails of white linen from Brittany.';
  test('though it stands alone: what opens a paragraph is', () => {
    expect(told('Bodmin', `${FIRST}${SECTION}${OTHER} ${LATER}`)).toEqual([FIRST, OTHER]);
    expect(
      told(
        'Bodmin',
        `${FIRST}${SECTION}${OTHER}
${LATER}`,
      ),
    ).toEqual([FIRST, OTHER, LATER]);
    expect(alone('Bodmin', `${FIRST}${SECTION}${OTHER} ${LATER}`)).toEqual([FIRST, OTHER, LATER]);
  });
  test('but what begins with the name of what the text is on', () => {
    const named = 'Bodmin sells smoked herring to merchants of Spain.';
    expect(told('Bodmin', `${FIRST}${SECTION}${OTHER} ${named}`)).toEqual([FIRST, OTHER, named]);
  });
});
test('[TP1] how a name sounds is no part of it', () => {
  const text = 'Bodmin /bdmn/ is a town in Cornwall. It keeps brown cattle.';
  expect(told('Bodmin', text)).toEqual([FIRST, 'Bodmin keeps brown cattle.']);
});
test('[TP1] what goes on behind a semicolon is told only where a person chooses it', () => {
  const sold = 'The mines of Bodmin were sold in 1996; miners of Bodmin stayed as guides.';
  expect(told('Bodmin', `${FIRST}${SECTION}${sold}`)).not.toContain('Miners of Bodmin stayed as guides.');
});
test('[TP1] a cut takes from “the statement” not what it states', () => {
  const text =
    'In geometry, the Bodmin axiom, or BA, is an axiom of the old school equivalent to the statement that a product of several sets is not empty.';
  expect(told('Bodmin axiom', text)).toEqual([]);
});
/** Enough for a script without the sentence in question. */
const OTHERS = [
  'Fishers of Truro sell smoked herring to merchants, and merchants sell spices from India.',
  'Mills of Padstow are red and have sails of white linen from Brittany and Spain.',
  'Penryn is a port with old granite quarries and farms for brown cattle and sheep.',
  'Cornwall has meadows with white geese that fly to Norway at Easter and in summer.',
  'London has boats of blue oak that carry visitors from France to islands without roads.',
  'Exeter is known for wine, honey, wool and a church with eleven coloured windows.',
];
test('[TP1] what a paragraph has spoken of is that one, and none that is said of any', () => {
  const text = 'This is why farmers of Cornwall use a plough. Women of Bodmin pull the plough by hand.';
  expect(alone('Bodmin', `${FIRST}${SECTION}${text}`)).toEqual([FIRST]);
});
test('[TP1] what may go on with what somebody says is not said', () => {
  const text = `${FIRST} Petroc of Padstow argued that tin is holy. Tin gives miners of Cornwall a long life.`;
  expect(told('Bodmin', `${text}\n${OTHERS.join('\n')}`)).not.toContain(
    'Tin gives miners of Cornwall a long life.',
  );
});
test('[TP1] a name of capital letters is said by its own noun', () => {
  const said = 'The Edict forbade merchants of Bristol to sell tin.';
  expect(offered('Edict of Bodmin', `In 1242 there was a long quarrel with Truro. ${said}`)).toContain(said);
});
test('[TP1] some of what an article is on are told which', () => {
  const first = 'Canals are waterways in Cornwall.';
  expect(alone('Canal', `${first}${SECTION}The new canals proved highly successful.`)).toEqual([first]);
});
test('[TP1] no name is cut, and nothing in front of a participle', () => {
  const known = 'Bodmin is a port of the county best known for its old houses of oak, of slate and of stone.';
  expect(alone('Bodmin', known)).toEqual([]);
  const name =
    'Anna Bray is a painter who sells houses in the Ultimate Fighting Championship of Cornwall, Devon, Dorset, Kent and Surrey.';
  expect(alone('Anna Bray', name)).toEqual([
    'Anna Bray is a painter.',
    'Anna Bray sells houses in the Ultimate Fighting Championship of Cornwall, Devon, Dorset, Kent and Surrey.',
  ]);
});
test('[TP1] a sentence whose template has lost its words is not cut before the gap', () => {
  const text =
    'Bodmin is a short form of the Cornish , which in turn comes from the name of a house in Truro.';
  expect(alone('Bodmin', `${FIRST} ${text}`)).toEqual([FIRST]);
});
test('[TP1] what something is is not cut to a word that says nothing of it', () => {
  const text =
    'A merrymaid is a woman who lives in the sea off Cornwall, sings at night and takes young miners of Zennor home with her.';
  expect(alone('Merrymaid', text)).toEqual([]);
});
test.each([
  'Bodmin was given the in 1981 by Cornwall.',
  '“We love the streets,” said Bodmin.',
  'As noted, Bodmin has streets of stone.',
])('[TP1] “%s” is not said', (sentence) => {
  expect(alone('Bodmin', `${FIRST} ${sentence}`)).toEqual([FIRST]);
});
test('[TP1] nor is somebody known by one name whose place the text has told with it', () => {
  const text = `${FIRST} In 1901 a mayor of Bodmin had a brother Heigo in Padstow. In July 1933, Heigo left for Truro.`;
  expect(alone('Bodmin', text)).not.toContain('In July 1933, Heigo left for Truro.');
});
test('[TP1] what one section has brought up is not known to another', () => {
  const sections = [
    { heading: '', paragraphs: [FIRST] },
    { heading: 'Abbeys', paragraphs: ['In 1180, monks of Padstow built an abbey in Bodmin.'] },
    { heading: 'Miners', paragraphs: ['Miners of Cornwall burned the abbey in 1549.'] },
  ];
  const how = { asked: [], language: 'en', words: words.get('en') ?? expect.unreachable() };
  expect(condense({ title: 'Bodmin', sections }, how).sentences).not.toContain(
    'Miners of Cornwall burned the abbey in 1549.',
  );
});
test('[TP1] what an “and” or a semicolon joins is said apart only where it names what the text is on', () => {
  const text = `${FIRST} Mines of Cornwall had one shaft and a tower of old granite in 1801, but mines existed with no shaft and two towers of lead.`;
  expect(alone('Bodmin', text)).not.toContain('Mines existed with no shaft and two towers of lead.');
});
test('[TP1] nothing is cut off where a list goes on behind an insertion', () => {
  const text =
    'A. A. Milne was an English author. A. A. Milne was born in Hampstead, London to parents John Vince Milne, who was Scottish, and Sarah Marie Milne and grew up at Henley House School, a small public school run by his father.';
  expect(alone('A. A. Milne', text).join(' ')).not.toContain('John Vince Milne.');
});
test('[TP1] nor where what somebody sees something to be stands behind it', () => {
  const text =
    'A comoving observer is a watcher of galaxies. A comoving observer is the only observer that will perceive the universe, including the cosmic microwave background radiation, to be isotropic.';
  expect(alone('Comoving observer', text)).toEqual(['A comoving observer is a watcher of galaxies.']);
});
test('[TP1] a title goes on behind a comma with a capital letter', () => {
  const first = 'Spider-Man is an American comic book series by Marvel Comics.';
  const text = `${first} Spider-Man was the only monthly series by Marvel Comics to star Spider-Man until the old series Peter Parker, The Spectacular Spider-Man.`;
  expect(alone('Spider-Man', text)).toEqual([first]);
});
test('[TP1] “he” is not who is named behind it', () => {
  const text =
    'Abdul Bray is a poet from Cornwall. He lived in Padstow. He found the chamber of Bray in Truro.';
  const said = offered('Abdul Bray', text);
  expect(said).toContain('Abdul Bray lived in Padstow.');
  expect(said.join(' ')).not.toContain('Abdul Bray found');
});
test('[TP1] a sentence that goes on without a space is two', () => {
  const text = `${FIRST} Bodmin has a court of granite.Bodmin has a museum of wool.`;
  expect(alone('Bodmin', text)).toEqual([
    FIRST,
    'Bodmin has a court of granite.',
    'Bodmin has a museum of wool.',
  ]);
});
test('[TP1] the same is not told twice, in a short sentence and in a long one', () => {
  const long = 'Bodmin was founded in 1124 by St. Petroc as a market for wool, and had a wall of granite.';
  const short = 'Bodmin was founded in Cornwall in 1124 by St. Petroc as a market for wool.';
  const said = told('Bodmin', `${FIRST} ${long} ${short}`);
  expect(said.filter((one) => one.includes('1124'))).toHaveLength(1);
});
test('[TP1] an article is on its title, which a phrase with “of a” or another name goes on from', () => {
  const text =
    'Rotational speed or speed of revolution of an object is a measure of turns. It is told in turns.';
  expect(alone('Rotational speed', text)).toEqual([
    'Rotational speed or speed of revolution of an object is a measure of turns.',
    'Rotational speed is told in turns.',
  ]);
});
describe('[TP1] “her” gives way to the name as whose or as whom', () => {
  const ACTRESS = 'Meryl Streep is an actress from New Jersey. She was born in Summit.';
  test.each([
    [
      'In 1983 Hollywood gave her the Academy Award.',
      'In 1983 Hollywood gave Meryl Streep the Academy Award.',
    ],
    ['In 1983 Hollywood honoured her in Paris.', 'In 1983 Hollywood honoured Meryl Streep in Paris.'],
    ['In 1978 her film won the Academy Award.', "In 1978 Meryl Streep's film won the Academy Award."],
    ['In 1978 Hollywood made her rich in Paris.', null],
    ['In 1978 Hollywood let her win in Paris.', null],
    ['In 1978 her newly built house burned in Summit.', null],
  ])('“%s”', (sentence, said) => {
    const sentences = alone('Meryl Streep', `${ACTRESS} ${sentence}`);
    expect(sentences.slice(2)).toEqual(said === null ? [] : [said]);
  });
});
describe('[TP1] a pronoun for whom the text is on gives way to the name', () => {
  const KING = 'Alfonso IV, called the Kind, was the King of Aragon.';
  test.each([
    ['In 1323, he led a fleet to Sardinia.', 'In 1323, Alfonso IV led a fleet to Sardinia.'],
    ['Little is known about his life in Aragon.', "Little is known about Alfonso IV's life in Aragon."],
  ])('“%s”', (sentence, said) => {
    const text = `${KING} He was born in Naples. ${sentence}`;
    expect(alone('Alfonso IV of Aragon', text)).toContain(said);
  });
  test('nor where the name follows: with it twice, it would be of two', () => {
    const text = `${KING} He was born in Naples. Continuing his war in Sardinia, Alfonso lost a fleet.`;
    expect(alone('Alfonso IV of Aragon', text).join(' ')).not.toContain("Alfonso IV's war");
  });
  test.each([
    'James of Urgell married a cousin, and he moved to Naples.',
    'Alfonso was proud of his fleet in Sardinia.',
  ])('not where somebody is named before it: “%s”', (sentence) => {
    const text = `${KING} He was born in Naples. ${sentence}`;
    expect(offered('Alfonso IV of Aragon', text)).toContain(sentence);
  });
});
test.each([
  'The first Eddystone Lighthouse was built in 1698. It was the only one in open sea.',
  'The tallest lighthouse is in Saudi Arabia. It has a height of 133 metres.',
])('[TP1] one of a kind is not the kind: “%s”', (text) => {
  const said = alone('Lighthouse', `A lighthouse is a tower with a bright light at its top.\n${text}`);
  expect(said.join(' ')).not.toMatch(/A lighthouse (?:was|has)/);
});
test('[TP1] a thing of which the text names several is not what it is on', () => {
  const episodes =
    'The episode was made in Cork. The episode was sold in Rome. The episode was shown in Bonn. The episode was cut in Nice. Two episodes were lost in Kent.';
  expect(alone('Ren', `Ren is a cartoon of 1995.\n${episodes}`)).not.toContain(
    'The episode was sold in Rome.',
  );
});
test('[TP1] an article that begins with its field is on its title', () => {
  const text =
    'In statistics, a box plot is a picture of numbers. It shows half of all values as a rectangle.';
  expect(alone('Box plot', text)).toEqual([
    'In statistics, a box plot is a picture of numbers.',
    'A box plot shows half of all values as a rectangle.',
  ]);
});
test('[TP1] nor what was named in full by the end of its name alone', () => {
  const text = `${FIRST} The Royal Platform was a party of Cornwall. The Platform asked for a court.`;
  expect(alone('Bodmin', text)).toEqual([FIRST]);
});
test.each([
  'The town was rich in 1750.',
  'The largest church is from 1472.',
  'Hens built a wall around the oldest gate.',
  'Miners of Cornwall found tin, and kings sold the tin.',
])('[TP1] a definite thing is known: “%s”', (sentence) => {
  expect(offered('Bodmin', `${FIRST} ${sentence}`)).toEqual([FIRST, sentence]);
});
describe('[TP1] what may be said', () => {
  test.each([
    [
      'as it stands',
      'St. Petroc founded a monastery in Bodmin.',
      'St. Petroc founded a monastery in Bodmin.',
    ],
    [
      'by its name',
      'It has a small museum of military history.',
      'Bodmin has a small museum of military history.',
    ],
    ['without an “also”', 'Bodmin also has two railway stations.', 'Bodmin has two railway stations.'],
    [
      'with what joins two halves of it',
      'Bodmin was burnt in Cornish wars and then rebuilt in granite.',
      'Bodmin was burnt in Cornish wars and then rebuilt in granite.',
    ],
    [
      'with what says of when or of how much it is so',
      'Today, Bodmin has two railway stations.',
      'Today, Bodmin has two railway stations.',
    ],
    [
      'cut where a clause ends',
      'The town of Bodmin lies on a hill above the river Camel, which flows through a deep valley to Padstow and the sea.',
      'The town of Bodmin lies on a hill above the river Camel.',
    ],
    [
      'with a “however” that joins nothing',
      'A law of Bodmin, however old, is read in Cornwall.',
      'A law of Bodmin, however old, is read in Cornwall.',
    ],
    [
      'without what is put in between',
      'The chapel of St Thomas, which was built in the fourteenth century by the monks of the abbey, is a ruin today.',
      'The chapel of St Thomas is a ruin today.',
    ],
  ])('%s', (_, sentence, said) => {
    expect(offered('Bodmin', `${FIRST} ${sentence}`)).toEqual([FIRST, said]);
  });
  test.each([
    'Bodmin was never a city in the eyes of the law, although many people of the county have called it one ever since.',
    'Bodmin lies between the moor, which is high and wild and full of old stones, and the green valley of the Camel.',
    'Miners of Cornwall were alone among the workers of the county, including some sailors of Fowey, in believing in a war.',
    'Petroc worked with the Portuguese bishop, Luis Rocha, the old songs of a saint of Cornwall, filmed in Spain and France.',
    'The monks of Bodmin built castles of granite in the north of Cornwall, and churches of slate known from Spain and France.',
  ])('nothing is cut off on which the rest hangs: “%s”', (sentence) => {
    expect(alone('Bodmin', `${FIRST} ${sentence}`)).toEqual([FIRST]);
  });
  test('German by its own words', () => {
    const text =
      'Der Mond ist der einzige Trabant der Erde. Er ist auch sehr alt. Dies wurde 1969 gemessen. Der Mond entfernt sich jedes Jahr um vier Zentimeter.';
    expect(alone('Mond', text, 'de')).toEqual([
      'Der Mond ist der einzige Trabant der Erde.',
      'Der Mond ist sehr alt.',
      'Der Mond entfernt sich jedes Jahr um vier Zentimeter.',
    ]);
  });
});
describe('[TP1] without a tagger, a sentence has a verb of its own', () => {
  test.each([
    ['fr', 'Bregenz est une ville d’Autriche.', 'Vorarlberg, dont la capitale est Bregenz.'],
    ['fr', 'Bregenz est une ville d’Autriche.', '15 sièges au parti du maire de Bregenz.'],
    ['fr', 'Bregenz est une ville d’Autriche.', '1903, le, il visite la ville de Bregenz.'],
    ['fr', 'Bregenz est une ville d’Autriche.', 'À l’âge de dix ans, il visite la cour de Vienne.'],
    ['fr', 'Bregenz est une ville d’Autriche.', 'Philip Henry nota qu’après la fête de Bregenz.'],
    ['fr', 'Bregenz est une ville d’Autriche.', 'Celle-ci est placée sous la garde du comte de Vienne.'],
    ['it', 'Cadice è una città della Spagna.', 'Il re di Spagna e quest’ultima sono a Vienna.'],
    ['es', 'Cádiz es una ciudad de España.', 'Vivió la mayor parte del tiempo en Sevilla.'],
    ['es', 'Cádiz es una ciudad de España.', 'Una ciudad con un puerto que recibe muchos barcos.'],
    ['es', 'Cádiz es una ciudad de España.', 'Posee varias playas en el centro de la ciudad.'],
    ['es', 'Cádiz es una ciudad de España.', 'En 1812, aprobó una constitución para toda España.'],
    ['it', 'Cadice è una città della Spagna.', 'Crescono su terreni freschi e profondi della costa.'],
    ['de', 'Bremen ist eine Stadt an der Weser.', 'Das Rathaus der Stadt mit dem Roland von 1404.'],
    ['nl', 'Gent is een stad in België.', 'De oude haven van Gent met haar huizen.'],
    ['pt', 'Braga é uma cidade de Portugal.', 'A antiga igreja no centro de Braga.'],
    ['hi', 'बर्लिन जर्मनी की राजधानी है।', 'बर्लिन की पुरानी दीवार का एक भाग।'],
  ])('%s: after “%s” not “%s”', (language, first, sentence) => {
    expect(alone(first.split(' ')[0] ?? '', `${first} ${sentence}`, language)).toEqual([first]);
  });
  test.each([
    ['fr', 'Bregenz est une ville d’Autriche.', 'Le lac de Constance est au nord de la ville.'],
    ['es', 'Cádiz es una ciudad de España.', 'La ciudad recibe muchos visitantes en verano.'],
    ['it', 'Cadice è una città della Spagna.', 'Il porto di Cadice fu fondato dai Fenici.'],
    ['de', 'Bremen ist eine Stadt an der Weser.', 'Auf dem Marktplatz gibt es seit 1404 einen Roland.'],
    ['nl', 'Gent is een stad in België.', 'De stad heeft een grote haven.'],
    ['pt', 'Braga é uma cidade de Portugal.', 'A cidade tem uma universidade antiga.'],
    ['hi', 'बर्लिन जर्मनी की राजधानी है।', 'बर्लिन में बहुत से संग्रहालय हैं।'],
  ])('%s: after “%s” also “%s”', (language, first, sentence) => {
    expect(alone(first.split(' ')[0] ?? '', `${first} ${sentence}`, language)).toEqual([first, sentence]);
  });
});
describe('[TP1] without a tagger, it is told whether a sentence names what it is on', () => {
  const isUnnamed = (language: string, first: string, sentence: string) => {
    const told = words.get(language) ?? expect.unreachable();
    const title = first.split(' ')[0] ?? '';
    return hasUnnamedSubject(sentence, subjectOf({ title, first, remarks: '', text: first }, told), told);
  };
  test.each([
    ['de', 'Bremen ist eine Stadt an der Weser.', 'Das Unternehmen baute eine Lampe.'],
    ['de', 'Bremen ist eine Stadt an der Weser.', 'Die alte Vereinbarung legte einen Preis fest.'],
    ['fr', 'Bregenz est une ville d’Autriche.', 'L’équipe gagne le prix.'],
    ['es', 'Cádiz es una ciudad de España.', 'El esquema no era una trama real de datos.'],
    ['it', 'Cadice è una città della Spagna.', 'Il gruppo preparò una festa per Roma.'],
    ['it', 'Cadice è una città della Spagna.', 'Negli anni successivi alternò alcune parti di rilievo.'],
  ])('%s: after “%s” not “%s”', (language, first, sentence) => {
    expect(isUnnamed(language, first, sentence)).toBe(true);
  });
  test.each([
    ['de', 'Bremen ist eine Stadt an der Weser.', 'Die Stadt baute eine Mauer.'],
    ['de', 'Bremen ist eine Stadt an der Weser.', 'Das Rathaus von Bremen wurde 1405 gebaut.'],
    ['fr', 'Bregenz est une ville d’Autriche.', 'Le lac de Constance est au nord.'],
    ['es', 'Cádiz es una ciudad de España.', 'La Bolsa tiene muchos socios.'],
    ['it', 'Cadice è una città della Spagna.', 'A Cadice si tiene una festa.'],
    ['it', 'Cadice è una città della Spagna.', 'Nel 1859 Cadice perse il porto.'],
  ])('%s: after “%s” also “%s”', (language, first, sentence) => {
    expect(isUnnamed(language, first, sentence)).toBe(false);
  });
});
describe('[TP1] without a tagger, a long sentence is cut where a clause ends', () => {
  test.each([
    [
      'it',
      'before a second verb',
      'Cadice è una città della Spagna.',
      'Il porto di Cadice fu fondato dai Fenici e divenne nel corso dei secoli uno dei più grandi mercati del mare.',
      'Il porto di Cadice fu fondato dai Fenici.',
    ],
    [
      'it',
      'behind a comma',
      'Cadice è una città della Spagna.',
      'La cattedrale di Cadice fu costruita nel Settecento, restando per molti anni il più alto edificio di tutta la costa.',
      'La cattedrale di Cadice fu costruita nel Settecento.',
    ],
    [
      'it',
      'by its name, where the verb alone says who',
      'Cadice è una città della Spagna.',
      'È il porto più antico di tutta la Spagna.',
      'Cadice è il porto più antico di tutta la Spagna.',
    ],
    [
      'it',
      'by its name, where something was done to it, also behind a sentence without a subject',
      'Cadice è una città della Spagna.',
      'Si tratta di un antico porto. È stata fondata dai Fenici nel IX secolo.',
      'Cadice è stata fondata dai Fenici nel IX secolo.',
    ],
    [
      'it',
      'before a pronoun with its preposition',
      'Cadice è una città della Spagna.',
      'Cadice è un porto del mare nel quale sono arrivate per molti secoli tutte le navi cariche di oro e di argento.',
      'Cadice è un porto del mare.',
    ],
    [
      'it',
      'without what says more of its subject',
      'Cadice è una città della Spagna.',
      'Il porto di Cadice, detto Gadir in molte delle fonti antiche, fu fondato dai Fenici e dai mercanti del sud.',
      'Il porto di Cadice fu fondato dai Fenici e dai mercanti del sud.',
    ],
    [
      'es',
      'by its name, where the verb alone says who',
      'Cádiz es una ciudad de España.',
      'Fue fundada por los fenicios en el siglo IX.',
      'Cádiz fue fundada por los fenicios en el siglo IX.',
    ],
    [
      'pt',
      'by its name, where the verb alone says who',
      'Braga é uma cidade de Portugal.',
      'Foi fundada pelos romanos no século I.',
      'Braga foi fundada pelos romanos no século I.',
    ],
    [
      'hi',
      'behind its verb',
      'बर्लिन जर्मनी की राजधानी है।',
      'बर्लिन में बहुत से संग्रहालय हैं, जिनमें हर साल लाखों लोग दुनिया के सभी देशों से पुरानी मूर्तियाँ देखने के लिए आते हैं।',
      'बर्लिन में बहुत से संग्रहालय हैं।',
    ],
    [
      'hi',
      'without what is put in between',
      'बर्लिन जर्मनी की राजधानी है।',
      'बर्लिन की दीवार, जो बहुत साल तक शहर के दोनों भागों के बीच में खड़ी थी, 1989 में लोगों के लिए खोली गई।',
      'बर्लिन की दीवार 1989 में लोगों के लिए खोली गई।',
    ],
  ])('%s: %s', (language, _, first, sentence, said) => {
    expect(alone(first.split(' ')[0] ?? '', `${first} ${sentence}`, language)).toEqual([first, said]);
  });
  test.each([
    ['it', 'Le feste più notevoli di Cadice sono.'],
    ['it', 'Una di queste feste è il carnevale.'],
    ['it', 'Crescono intorno molti alberi di fico.'],
    ['it', 'È possibile visitare il porto di notte.'],
    ['it', 'Il porto fu importante perché.'],
  ])('%s: not “%s”', (language, sentence) => {
    const first = 'Cadice è una città della Spagna.';
    expect(alone('Cadice', `${first} ${sentence}`, language)).toEqual([first]);
  });
});
test('[TP1] a long article keeps within 110 words, and what is asked comes before the rest', () => {
  const long = Array.from(
    { length: 150 },
    (_, n) => `Canal ${n} carries water from lake ${n} to the old town ${n + 1}.`,
  );
  const sections = [
    {
      heading: '',
      paragraphs: ['Bodmin is a town in Cornwall.', ...long, 'The tin of Bodmin was sold to Venice.'],
    },
  ];
  const { sentences } = condense(
    { title: 'Bodmin', sections },
    { asked: ['tin'], language: 'en', words: words.get('en') ?? expect.unreachable() },
  );
  expect(sentences.join(' ').split(' ').length).toBeLessThanOrEqual(110);
  expect(sentences).toContain('The tin of Bodmin was sold to Venice.');
});
test('[TP1] of a person neither somebody of the same name is said nor “their”, where nobody else is', () => {
  const first = 'Eben Draper (born 1893) was a Cornish mayor. He was born in Bodmin.';
  expect(
    alone(
      'Eben Draper',
      `${first} In October 1935, Hazel Draper suffered a breakdown. Draper's last act as their mayor was to name a mine in 1936.`,
    ),
  ).toEqual(['Eben Draper was a Cornish mayor.', 'Eben Draper was born in Bodmin.']);
});

describe('[TP1] what an article is on is named by what it is called', () => {
  test('“the Truro class” names what is called Truro-class', () => {
    const text = 'The "Truro" class is a class of ferry of the Cornish line.';
    expect(alone('Truro-class ferry', text)).toEqual([text]);
  });

  test('a first sentence that begins with its verb is on the title', () => {
    const text = 'is a Cornish novel of the sea written by Anna Bray.';
    expect(alone('Ten Bells (novel)', text)).toEqual([
      'Ten Bells is a Cornish novel of the sea written by Anna Bray.',
    ]);
  });
});

test('[TP1] what a section says under the name of a place is said with that place', () => {
  const sections = [
    { heading: '', paragraphs: ['Tin mining is the work of digging for tin.'] },
    {
      heading: 'Spain',
      paragraphs: [
        'Miners were paid in silver during the war of 1808–1814. Spanish mines were deep in 1808.',
      ],
    },
    { heading: 'History', paragraphs: ['Wages of tin mining were low in 1790.'] },
  ];
  const { sentences } = condense(
    { title: 'Tin mining', sections },
    { asked: [], language: 'en', words: words.get('en') ?? expect.unreachable() },
  );
  expect(sentences).toEqual([
    'Tin mining is the work of digging for tin.',
    'Spanish mines were deep in 1808.',
    'Wages of tin mining were low in 1790.',
  ]);
});

test('[TP1] of notes, whole sentences are their author’s, and neither a quotation nor what is left of a longer one without a verb', () => {
  const notes = [
    'Adoption is a way to become a parent.',
    '“All adopted kids are messed up.”',
    'Many adoptees know their birth parents.',
    'Next to the pool are two porches—one off the hall and the other off the yard—built by the miners who came to Bodmin from Devon.',
    'With little hint of what lies beyond, the elevation might easily be mistaken for the façade of a formulaic modernist box.',
  ];
  const { sentences } = condense(
    { title: 'Adoption', sections: [{ heading: '', paragraphs: notes }] },
    { asked: [], language: 'en', words: words.get('en') ?? expect.unreachable(), isOwn: true },
  );
  expect(sentences).toEqual([
    notes[0],
    notes[2],
    'Next to the pool are two porches built by the miners who came to Bodmin from Devon.',
  ]);
});

test('[TP1] of dates that are each of something else only the first is said', () => {
  const text =
    'Bodmin is a game of Cornwall. Bodmin was released on February 14, 2018 for iOS, on March 14, 2018 for Android, and for other telephones on February 13, 2020.';
  expect(alone('Bodmin (game)', text)).toEqual([
    'Bodmin is a game of Cornwall.',
    'Bodmin was released on February 14, 2018.',
  ]);
});

test('[TP1] what a part has is not said of the whole', () => {
  const text = [
    'Season eleven of the Cornish show with singers of Bodmin and of every other town of the county began in August, with a song.',
    'The season consisted of 30 songs of Cornwall in 2018.',
    'The season ended in Padstow in 2018.',
  ];
  expect(alone('Cornish Studio (season 11)', text.join('\n')).join(' ')).not.toContain(
    'Cornish Studio consisted',
  );
});

test('[TP1] what somebody said between two commas is not left out', () => {
  const text = [
    'Bodmin is a town in Cornwall.',
    'In November 2020, the Minister for Transport announced that when the new ferries are put into operation, Bodmin would be kept in service until at least 2023.',
  ].join(' ');
  expect(alone('Bodmin', text)).toEqual(['Bodmin is a town in Cornwall.']);
});

describe('[TP1] where the whole article is asked for', () => {
  const INTRODUCTION = [
    FIRST,
    'Bodmin has a granite church with a tall spire.',
    'Bodmin has a weekly market for cattle and wool.',
    'Bodmin sent two members to Parliament until 1868.',
    'Bodmin is a stop of a steam railway to Boscarne.',
    'Bodmin has three schools and a college of nursing.',
    'Farmers near Bodmin grow barley, oats and potatoes.',
    'The jail of Bodmin was built by French prisoners.',
    'Bodmin lies between two rivers and a wide moor.',
    'Bodmin exports clay, tin and slate to Brittany.',
    'Bodmin has a museum of uniforms, medals and drums.',
    'Bodmin holds a festival of brass bands in July.',
    'Bodmin lost many families to plague in 1351.',
  ];
  const LATER = 'Schools of Bodmin hold a wool market in July.';
  const tells = (heading: string) =>
    condense(
      {
        title: 'Bodmin',
        sections: [
          { heading: '', paragraphs: INTRODUCTION },
          { heading, paragraphs: [LATER] },
        ],
      },
      { asked: [], language: 'en', words: words.get('en') ?? expect.unreachable() },
    ).sentences;
  test('a sentence of a section gives way to those of the introduction', () => {
    expect(tells('')).toContain(LATER);
    expect(tells('Trade')).not.toContain(LATER);
  });
});
describe('[TP1] a sentence ends where it ends', () => {
  test.each([
    [
      'at no initial',
      'Sara C. Bisel dug up the abbey of Bodmin.',
      'Sara C. Bisel dug up the abbey of Bodmin.',
    ],
    ['before a year', 'Bodmin lost its assizes. 1977 saw the last train.', 'Bodmin lost its assizes.'],
    [
      'behind a shortening, before a word that begins one',
      'Bodmin bought the mines of Tin Ltd. In 1971 Bodmin sold a museum.',
      'In 1971 Bodmin sold a museum.',
    ],
  ])('%s', (_, paragraph, said) => {
    expect(offered('Bodmin', `${FIRST} ${paragraph}`)).toContain(said);
  });
  test('German ordinals belong to their month', () => {
    const text =
      'Bodmin ist eine Stadt in Cornwall. Am 11. Februar 1987 brannte in Bodmin ein altes Kloster.';
    expect(alone('Bodmin', text, 'de')).toEqual([
      'Bodmin ist eine Stadt in Cornwall.',
      'Am 11. Februar 1987 brannte in Bodmin ein altes Kloster.',
    ]);
  });
});
describe('[TP1] what is no prose is not said', () => {
  test.each([
    'The Abbeys of Cornwall, Madison Press Books, Toronto, was printed in 1990, ISBN 978-0-590-43850-6.',
    'In 1970 when Boghosian was a sculptor known for the legend of Orpheus.',
    'Robertson Native Garden – plants from the deserts of Nevada.',
    'All the hymns written by Corey Taylor, all music composed by Stone.',
    'As can be seen from the table above, Bodmin was the biggest customer.',
    'White has the better game in Bodmin after 33. Kxf2 Nxf5.',
  ])('“%s”', (sentence) => {
    expect(alone('Bodmin', `${FIRST}\n${sentence}`)).toEqual([FIRST]);
  });
  test.each([
    ['a story', ['Plot'], 'In Exeter'],
    ['a story itself', [], 'Plot summary'],
    ['an appendix', ['References'], 'Books'],
  ])('nor what stands under a heading within %s', (_, under, heading) => {
    const prose = 'Bodmin has a small museum of military history.';
    const sections = [
      { heading: '', paragraphs: [FIRST] },
      { heading, under, paragraphs: [prose] },
    ];
    const wanted = { asked: [], language: 'en', words: words.get('en') ?? expect.unreachable() };
    expect(condense({ title: 'Bodmin', sections }, wanted).sentences).toEqual([FIRST]);
  });
  test('nor what stands under the headings of an appendix', () => {
    const prose = 'Bodmin has a small museum of military history.';
    const sections = [
      { heading: '', paragraphs: [FIRST] },
      { heading: 'Further reading', paragraphs: [prose] },
    ];
    const wanted = { asked: [], language: 'en', words: words.get('en') ?? expect.unreachable() };
    expect(condense({ title: 'Bodmin', sections }, wanted).sentences).toEqual([FIRST]);
  });
});
