/** [TP1] What something is fits into a short sentence, its pronoun gives way to its name, and what nobody has named is not said. */
import { describe, expect, test } from 'vitest';
import { alone, told } from './support/told';

describe('[TP1] a long first sentence says what something is', () => {
  test.each([
    [
      'without its other names',
      'Andorra',
      'Andorra, officially the Principality of Andorra, also called the Principality of the Valleys, is a microstate in Southwestern Europe.',
      'Andorra is a microstate in Southwestern Europe.',
    ],
    [
      'without where its name is from',
      'Albedo',
      'Albedo, derived from Latin albedo "whiteness" in turn from albus "white", is the diffuse reflecting power of a surface.',
      'Albedo is the diffuse reflecting power of a surface.',
    ],
    [
      'without the day on which something was done to it',
      'Animal Farm',
      'Animal Farm is an allegorical and dystopian novella by George Orwell, first published in England on 17 August 1945.',
      'Animal Farm is an allegorical and dystopian novella by George Orwell, first published in England.',
    ],
    [
      'without what somebody is now',
      'Alain Connes',
      'Alain Connes is a French mathematician, currently Professor at the Collège de France, IHÉS, Ohio State University and Vanderbilt University.',
      'Alain Connes is a French mathematician.',
    ],
    [
      'without a “who” at its end',
      'Pat Mills',
      'Pat Mills is a British comics writer and editor who, along with John Wagner, has been called the godfather of British comics.',
      'Pat Mills is a British comics writer and editor.',
    ],
    [
      'without one other name',
      'Sound power',
      'Sound power or acoustic power is the rate at which sound energy of a source is emitted, reflected, transmitted or received.',
      'Sound power is the rate at which sound energy of a source is emitted, reflected, transmitted or received.',
    ],
    [
      'without who made it, where no comma stands',
      'iPod',
      'The iPod is a line of portable media players and multi-purpose pocket computers designed and marketed by Apple Inc.',
      'The iPod is a line of portable media players and multi-purpose pocket computers.',
    ],
    [
      'with the colon of its name',
      'The Legend of Zelda: Twilight Princess',
      'The Legend of Zelda: Twilight Princess is an action-adventure game developed and published by Nintendo for the GameCube and Wii home video game consoles.',
      'The Legend of Zelda: Twilight Princess is an action-adventure game developed and published by Nintendo.',
    ],
    [
      'without the team that it was for',
      'Charlie Milstead',
      'Charles Frank Milstead is a former American football quarterback and defensive back for the Houston Oilers of the American Football League.',
      'Charles Frank Milstead is a former American football quarterback and defensive back.',
    ],
    [
      'without what it is commonly known as',
      'United Kingdom',
      'The United Kingdom of Great Britain and Northern Ireland, commonly known as the United Kingdom and colloquially Great Britain or simply Britain, is a sovereign country in western Europe.',
      'The United Kingdom of Great Britain and Northern Ireland is a sovereign country in western Europe.',
    ],
    [
      'with a list that is whole',
      'Athena',
      'Athena is an ancient Greek goddess of wisdom, handicraft, and warfare, who was later held to be the Roman goddess Minerva.',
      'Athena is an ancient Greek goddess of wisdom, handicraft, and warfare.',
    ],
    [
      'whatever its name is made of',
      'Ride Beyond Vengeance',
      'Ride Beyond Vengeance is a 1966 western film.',
      'Ride Beyond Vengeance is a 1966 western film.',
    ],
    [
      'whatever numbers its name has',
      '7 (Beach House album)',
      '7 is the seventh studio album by American dream pop band Beach House, released on May 11, 2018, through Sub Pop.',
      '7 is the seventh studio album by American dream pop band Beach House, released on May 11, 2018.',
    ],
    [
      'without what stands between dashes',
      'Bacillus anthracis',
      'Bacillus anthracis is the etiologic agent of anthrax — a common disease of livestock and, occasionally, of humans — and the only obligate pathogen within the genus Bacillus.',
      'Bacillus anthracis is the etiologic agent of anthrax and the only obligate pathogen within the genus Bacillus.',
    ],
    [
      'as fully as it can be said',
      'Alan Moore',
      'Alan Moore is an English writer primarily known for his work in comic books, a medium where he has produced series including Watchmen, V for Vendetta, and From Hell.',
      'Alan Moore is an English writer primarily known for his work in comic books.',
    ],
    [
      'without the larger places that it is in',
      'Teymanak-e Olya',
      'Teymanak-e Olya is a village in Jolgeh-ye Musaabad Rural District, in the Central District of Torbat-e Jam County, Razavi Khorasan Province, Iran.',
      'Teymanak-e Olya is a village in Jolgeh-ye Musaabad Rural District.',
    ],
    [
      'with the commas between its adjectives',
      'Animal Liberation Front',
      'The Animal Liberation Front is an international, underground leaderless resistance that engages in illegal direct action in pursuit of animal liberation.',
      'The Animal Liberation Front is an international, underground leaderless resistance.',
    ],
    [
      'without a list that its clause goes on with',
      'Felix Ehrenhaft',
      'Felix Ehrenhaft was an Austrian physicist who contributed to atomic physics, to the measurement of electrical charges and to the optical properties of metal colloids.',
      'Felix Ehrenhaft was an Austrian physicist.',
    ],
    [
      'without a condition of what is left out',
      'Humayra Abedin',
      'Humayra Abedin is a Bangladeshi doctor of medicine who worked in the United Kingdom and became a cause célèbre after her parents held her captive until she was freed by court order.',
      'Humayra Abedin is a Bangladeshi doctor of medicine.',
    ],
    [
      'without what a place of a name does',
      "St. Leonard's Forest",
      "St. Leonard's Forest is at the western end of the Wealden Forest Ridge which runs from Horsham to Tonbridge, and is part of the High Weald Area of Outstanding Natural Beauty.",
      "St. Leonard's Forest is at the western end of the Wealden Forest Ridge.",
    ],
    [
      'without other bodies of its kind',
      'Stannometry',
      'Stannometry is the branch of Cornish geology that involves careful measurements of the weights and colours of tin and other metals.',
      'Stannometry is the branch of Cornish geology that involves careful measurements of the weights and colours of tin.',
    ],
    [
      'without what else it is',
      'Mary Trevelyan',
      'Mary Trevelyan was the fourth mayor of the town of Bodmin and a leading member of the Cornish Society of Miners.',
      'Mary Trevelyan was the fourth mayor of the town of Bodmin.',
    ],
    [
      'without an “or” behind a comma',
      'Tributer',
      'A tributer is a miner or smelter capable of raising a lode, or, alternatively, capable of dressing the ore that others have raised.',
      'A tributer is a miner or smelter capable of raising a lode.',
    ],
    [
      'without a clause that is nothing without its when',
      'Tin music',
      'Tin music is a genre of Cornish music that originated in its present form during the middle of the nineteenth century in Redruth.',
      'Tin music is a genre of Cornish music.',
    ],
    [
      'without when it was in use',
      'Tin Road',
      'The Tin Road was a network of Cornish trade routes active from the second century BC until the early sixteenth century AD.',
      'The Tin Road was a network of Cornish trade routes.',
    ],
    [
      'without several other names',
      'Streaming',
      'Streaming, washing, or alluvial mining is the art, science and craft of using water to part tin from the gravel of rivers.',
      'Streaming is the art, science and craft of using water to part tin from the gravel of rivers.',
    ],
    [
      'without its field, where that is enough',
      'Stoping',
      'In mining, stoping is the gradual opening of large underground rooms by the removal of ore from a lode.',
      'Stoping is the gradual opening of large underground rooms by the removal of ore from a lode.',
    ],
  ])('%s', (_, title, sentence, said) => {
    expect(alone(title, sentence)).toEqual([said]);
  });
  test.each([
    [
      'what it is for',
      'Arraignment',
      'Arraignment is a formal reading of a criminal charging document in a court of law to inform people of the charges against them.',
    ],
    [
      'its field',
      'Momentum',
      'In classical mechanics, linear momentum or momentum of translation is the product of mass and velocity of a thing in Cornwall.',
    ],
    [
      'which of its kind it is',
      'Allegiance',
      'An allegiance is a duty of fidelity said to be owed by a subject or a citizen to his or her state or sovereign.',
    ],
    [
      'what it is the largest of',
      'Anschutz library',
      'The Anschutz library is the largest health sciences library in the whole of the Rocky Mountain West of the United States.',
    ],
    [
      'what all of them are',
      'Stannic number',
      'A stannic number is any positive whole number that is a root of a simple polynomial with three coefficients of the same sign.',
    ],
    [
      'which points they are',
      'Tin circle',
      'A tin circle is a shape made of all points in a Cornish plane that are at a given distance from a given mine.',
    ],
    [
      'the noun that two names share',
      'Stannide',
      'The stannide or stannoid series contains the fifteen metals of Cornwall with weights from eighty to ninety five, tin through lead.',
    ],
    [
      'what is measured',
      'Analysis of ore',
      'Analysis of ore is a collection of chemical methods used to weigh the differences among samples and their many kinds of impurities.',
    ],
  ])('never without %s', (_, title, sentence) => {
    expect(alone(title, sentence)).toEqual([]);
  });
  test.each([
    ['behind the year of what happened', 'in 1937 through a merger of', 'Truro was founded in 1937.'],
    ['and not where it says who did it', 'in 1937 by a large company of', ''],
    ['nor where it has been so since', 'since 1937 in the present form of', ''],
  ])('a sentence may end %s', (_, middle, said) => {
    const verb = middle.startsWith('since') ? 'has existed' : 'was founded';
    const rest =
      'old wool mills and factories for linen in Brittany, Normandy, Picardy, Flanders, Spain and Portugal.';
    expect(alone('Truro', `Truro ${verb} ${middle} ${rest}`)).toEqual(said ? [said] : []);
  });
  test('nor where little is said without what stands behind the year', () => {
    const rest =
      'with the founding of a school for miners of tin, lead and copper from Padstow, Looe and Fowey.';
    expect(alone('Truro', `Truro was successful in 1937 ${rest}`)).toEqual([]);
  });
  test('a person whose name is said in full is then called by the article’s title', () => {
    expect(
      alone(
        'Anwar Kamal Khan',
        'Anwar Kamal Khan Marwat Mina Khel was a Pakistani politician.\nHe led his first tribal army in 1973.',
      ),
    ).toEqual([
      'Anwar Kamal Khan Marwat Mina Khel was a Pakistani politician.',
      'Anwar Kamal Khan led his first tribal army in 1973.',
    ]);
  });
  test.each(['Bray, was', 'Bray,, was', 'Bray, \uFFFC was', 'Bray \uFFFC was', 'Bray\uFFFC was'])(
    'what stood beside a name goes, how it is said or a remark: “%s”',
    (opening) => {
      const said = 'Anna Loveday Bray was a Cornish painter.';
      expect(alone('Anna Bray', `Anna Loveday ${opening} a Cornish painter.`)).toEqual([said]);
    },
  );
  test('a gap within a name is not said with it', () => {
    const text =
      'Anna \uFFFC Loveday Bray was a Cornish painter. Anna \uFFFC Loveday Bray sold nine boats in 1901.';
    expect(alone('Anna Bray', text).join(' ')).not.toContain('\uFFFC');
  });
  test('what is written onto a word in brackets is part of it', () => {
    const text =
      'Tin, also called white metal(s), is a metal. Tin(IV) is mostly found in Bodmin. Tin (a metal) is sold in Padstow.';
    expect(alone('Tin', text)).toEqual(['Tin, called white metal, is a metal.', 'Tin is sold in Padstow.']);
  });
  test('two lines that run together are none', () => {
    const text = 'Bodmin is a town in Cornwall. Bodmin sold its tin in 1975Padstow sells it still.';
    expect(alone('Bodmin', text)).toEqual(['Bodmin is a town in Cornwall.']);
  });
  test('who does something between two commas is no insertion', () => {
    const text =
      'Bodmin is a town in Cornwall. In many views of Bodmin, the human being is often regarded as on a footing with animals, plants, and the natural forces of the moor.';
    expect(alone('Bodmin', text)).toEqual(['Bodmin is a town in Cornwall.']);
  });
  test('a source within one of many sentences leaves the others', () => {
    const sentences = ['Bodmin is a town in Cornwall.', 'Bodmin has a mill of granite, pp.372, 408.'];
    const rest = ['Bodmin has nine mills.', 'Bodmin sells tin and wool.'];
    expect(alone('Bodmin', [...sentences, ...rest].join(' '))).toEqual([sentences[0], ...rest]);
  });
  test('who is called nothing by the first sentence goes by the pronoun that the others begin with', () => {
    expect(
      alone(
        'Mary Trevelyan',
        'Mary Trevelyan became known in Cornwall in 1981.\nShe built boats in Padstow in 1985. She sold old mines to Bodmin in 1990.',
      ),
    ).toContain('Mary Trevelyan built boats in Padstow in 1985.');
  });
  test('a name that begins with a stop ends no sentence', () => {
    expect(
      alone(
        'RCW',
        'An RCW is an object that the .NET runtime makes. The .NET runtime makes one object for each library.',
      ),
    ).toContain('An RCW is an object that the .NET runtime makes.');
  });
});

describe('[TP1] what is taken as known is not said', () => {
  const FIRST = 'Bodmin is a town in Cornwall.';
  test.each([
    'Petroc of Cornwall named the property China Grove.',
    'Petroc is by far the largest monastery.',
    'In more advanced mills, many stones are of granite.',
    'Actual use Cornish Index, which includes all prices in a year.',
    'The towns can be visited by train.',
  ])('“%s”', (sentence) => {
    expect(alone('Bodmin', `${FIRST} ${sentence}`)).toEqual([FIRST]);
  });
  test('nor a short name that only brackets explain', () => {
    const text = `${FIRST} Cornwall grants a Certificate of Stone Training (CST). Masons of Cornwall with a CST may build in Bodmin.`;
    expect(alone('Bodmin', text)).toEqual([FIRST]);
  });
});

test('[TP1] “it was reported that” is of nothing, behind an opening, too', () => {
  const first = 'Amphibia is an American animated television series created by Matt Braly.';
  const text = `${first} It premiered in Bodmin in 2018. In April 2019, it was reported that Justin Felbinger would voice Sprig Plantar in the series.`;
  expect(alone('Amphibia (TV series)', text)).toEqual([first, 'Amphibia premiered in Bodmin in 2018.']);
});

test.each([
  [
    'Battle of Jutphaas',
    'The Battle of Jutphaas, also known as the Battle of the Vaart or the Battle of Vreeswijk, occurred on 9 May 1787 on the banks of the Vaartsche Rijn canal near Jutphaas and Vreeswijk between Orangists and Patriots.',
    'The Battle of Jutphaas occurred on 9 May 1787.',
  ],
  [
    'Battle of Yinshan',
    'The Battle of Yinshan was fought in 630 CE near the Yin mountain range close to the city of Dingxiang in Inner Mongolia.',
    'The Battle of Yinshan was fought in 630 CE.',
  ],
  [
    '1900 English beer poisoning',
    'In 1900, more than 6,000 people in England were poisoned by arsenic-tainted beer.',
    'In 1900, more than 6,000 people in England were poisoned by arsenic-tainted beer.',
  ],
])('[TP1] what happened opens the script of an event: %s', (title, text, said) => {
  expect(alone(title, text)).toEqual([said]);
});

test('[TP1] no part of a quoted title stands for the whole of it', () => {
  const text =
    '"Storm King, the Cow\'s Son" is a tale from Cornwall that Ann Carew collected for the Duchy Museum in Bodmin, Truro, Padstow and Liskeard. It was recorded in Bodmin in 1891.';
  expect(alone("Storm King, the Cow's Son", text).filter((one) => one.startsWith('"Storm King was'))).toEqual(
    [],
  );
});

test('[TP1] a sign ends a sentence, and is no initial', () => {
  const text = 'Pi Day is a feast for the constant π. Larry Shaw held a feast on Pi Day in 1988.';
  expect(alone('Pi Day', text)).toEqual([
    'Pi Day is a feast for the constant π.',
    'Larry Shaw held a feast on Pi Day in 1988.',
  ]);
});

describe('[TP1] without a tagger, the pronoun of whom the text is on gives way to the name', () => {
  test.each([
    [
      'de',
      'Massimo de Mattia (* 1959 in Pordenone) ist ein italienischer Flötist.',
      '1993 legte er ein Album in Italien vor.',
      '1993 legte Massimo de Mattia ein Album in Italien vor.',
    ],
    [
      'de',
      'Anna Seghers (* 1900 in Mainz; † 1983) war eine deutsche Schriftstellerin.',
      'Sie lebte lange in Mexiko.',
      'Anna Seghers lebte lange in Mexiko.',
    ],
    [
      'fr',
      'Antoine Meillet, né le 11 novembre 1866, est un linguiste français.',
      'Il est professeur à Paris.',
      'Antoine Meillet est professeur à Paris.',
    ],
    [
      'nl',
      'Arthur Schopenhauer (Danzig, 22 februari 1788 – Frankfurt, 21 september 1860) was een Duits filosoof.',
      'Hij woonde lang in Frankfurt.',
      'Arthur Schopenhauer woonde lang in Frankfurt.',
    ],
  ])('%s: “%s %s”', (language, first, sentence, said) => {
    const [title = ''] = first.split(/ \(|, /);
    const more = { de: 'Er', fr: 'Il', nl: 'Hij' }[language] ?? '';
    const pronoun = sentence.startsWith('Sie') ? 'Sie' : more;
    const text = `${first} ${sentence}\n${pronoun} kam.`;
    expect(alone(title, text, language)).toContain(said);
  });
});

test('[TP1] no clause is cut off that goes on behind an insertion', () => {
  const first = 'Antoine Meillet est un linguiste français.';
  const sentence =
    "Meillet offre à Parry l'opinion, nouvelle à l'époque, que la structure de l'Iliade serait une conséquence directe de sa longue transmission orale.";
  expect(alone('Antoine Meillet', `${first} ${sentence}`, 'fr')).toEqual([first]);
});

describe('[TP1] without a tagger, whose it is was said', () => {
  test.each([
    ['de', '1806 zog seine Mutter mit den Kindern nach Weimar.'],
    ['de', 'Bekannt war vor allem seine wöchentliche Kolumne.'],
    ['de', 'Aus Anlass ihres Geburtstags zeigte Potsdam eine Ausstellung.'],
    ['de', 'Im selben Jahr wurde in Potsdam ein Preis verliehen.'],
    ['nl', 'Diens populariteit was in Frankfurt erg groot.'],
    ['fr', 'En 1806, sa mère visita la cour de Vienne.'],
  ])('%s: not “%s”', (language, sentence) => {
    const first = {
      de: 'Bremen ist eine Stadt an der Weser.',
      nl: 'Bremen is een stad in Duitsland.',
      fr: 'Bregenz est une ville d’Autriche.',
    }[language];
    expect(alone(first?.split(' ')[0] ?? '', `${first} ${sentence}`, language)).toEqual([first]);
  });
  test.each([
    [
      'Die Länder der Küste haben in Bremen ihre Vertretungen.',
      'Die Länder der Küste haben in Bremen ihre Vertretungen.',
    ],
    [
      'Adam schrieb in Bremen sowohl in Blättern als auch in Zeitschriften.',
      'Adam schrieb in Bremen sowohl in Blättern als auch in Zeitschriften.',
    ],
  ])('de: “%s”', (sentence, said) => {
    const first = 'Bremen ist eine Stadt an der Weser.';
    expect(told('Bremen', `${first} ${sentence}`, 'de')).toEqual([first, said]);
  });
});

describe('[TP1] who or what is meant stands before it', () => {
  const first = 'Isaiah Oggins was a spy for the Soviet Union.';
  test.each([
    'Anna Baker left Paris with their son in September 1939.',
    'In 1922, after failing to become Minister of the Interior, his relationship with Oggins ended.',
    'Smaller communities include stands of Lacey Oak near Oggins Hill.',
    'Isaiah Oggins had not been able to consult with lawyers.',
    'Within diffuse clouds H- + N → NH + e- is a major formation of Oggins.',
    'Born in Wilmington, Delaware in 1918, he was ordained in Oggins Hill.',
    'N. T. Oggins was cast as the male lead Sundaram, and Krishna Kumari who was often recognized as a daughter, reprised a role.',
    'In any case, Isaiah Oggins was a godson of Coppola.',
  ])('not “%s”', (sentence) => {
    expect(alone('Isaiah Oggins', `${first} ${sentence}`)).toEqual([first]);
  });
});
