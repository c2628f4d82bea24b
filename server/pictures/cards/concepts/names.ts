/** Names that have a picture: any other word with a capital letter within a sentence is a name of something else. */

export const names: ReadonlySet<string> = new Set(
  (
    'earth, sun, moon, mars, venus, mercury, jupiter, saturn, neptune, uranus, milky way, big bang, polaris, ' +
    'north star, north pole, rome, roman, romans, roman empire, ancient rome, ancient greece, ancient egypt, caesar, ' +
    'julius caesar, augustus, egypt, europe, africa, asia, america, australia, pacific, antarctica, arctic, sahara, ' +
    'alps, himalaya, everest, fuji, nile, amazon rainforest, japan, china, india, indonesia, brazil, chile, mexico, ' +
    'canada, california, france, germany, italy, spain, england, britain, russia, paris, tokyo, new york, ' +
    'united states, south america, easter island, silk road, middle ages, stone age, ice age, world war, cold war, ' +
    'civil war, renaissance, viking, columbus, darwin, newton, edison, pythagoras, shakespeare, mozart, beethoven, ' +
    'picasso, van gogh, leonardo da vinci, mona lisa, sherlock holmes, titanic, great wall, eiffel tower, ' +
    'buckingham palace, internet, wi-fi, dna, gps, ai, cpu, nasa, bitcoin, christmas, halloween, thanksgiving, diwali, ' +
    'new year, santa, santa claus, february, april, july, december, monday, friday, sunday, bible, islam, judaism, ' +
    'christianity, hinduism, mecca, pope, king, queen, emperor, president, hollywood, olympics, world cup, wimbledon, ' +
    'formula one, lego, pluto, euro, yen, statue of liberty, fibonacci, colosseum, pantheon, supreme court'
  ).split(', '),
);
