/** What is written short and said long: letters, units, currencies, symbols, abbreviations. */

const LETTERS: Readonly<Record<string, string>> = {
  a: 'ay', b: 'bee', c: 'see', d: 'dee', e: 'ee', f: 'eff', g: 'jee', h: 'aitch', i: 'eye', j: 'jay',
  k: 'kay', l: 'ell', m: 'em', n: 'en', o: 'oh', p: 'pee', q: 'cue', r: 'ar', s: 'ess', t: 'tee', u: 'you',
  v: 'vee', w: 'double you', x: 'ex', y: 'why', z: 'zee',
}; // prettier-ignore
export const letterWords = (letters: string): string[] =>
  [...letters.toLowerCase()].flatMap((letter) => LETTERS[letter]?.split(' ') ?? []);

/** Behind a number: one of it, more of it. */
export const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  mah: ['milliamp hour', 'milliamp hours'],
  wh: ['watt hour', 'watt hours'],
  kwh: ['kilowatt hour', 'kilowatt hours'],
  w: ['watt', 'watts'],
  kw: ['kilowatt', 'kilowatts'],
  v: ['volt', 'volts'],
  oz: ['ounce', 'ounces'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  mg: ['milligram', 'milligrams'],
  ml: ['milliliter', 'milliliters'],
  l: ['liter', 'liters'],
  mm: ['millimeter', 'millimeters'],
  cm: ['centimeter', 'centimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  ft: ['foot', 'feet'],
  in: ['inch', 'inches'],
  mi: ['mile', 'miles'],
  mph: ['mile per hour', 'miles per hour'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  hz: ['hertz', 'hertz'],
  khz: ['kilohertz', 'kilohertz'],
  mhz: ['megahertz', 'megahertz'],
  ghz: ['gigahertz', 'gigahertz'],
  db: ['decibel', 'decibels'],
  mb: ['megabyte', 'megabytes'],
  gb: ['gigabyte', 'gigabytes'],
  tb: ['terabyte', 'terabytes'],
  mp: ['megapixel', 'megapixels'],
  px: ['pixel', 'pixels'],
  fps: ['frame per second', 'frames per second'],
  m2: ['square meter', 'square meters'],
  km2: ['square kilometer', 'square kilometers'],
  cm2: ['square centimeter', 'square centimeters'],
  ft2: ['square foot', 'square feet'],
  m3: ['cubic meter', 'cubic meters'],
  kr: ['krone', 'kroner'],
  usd: ['you ess dollar', 'you ess dollars'],
  eur: ['euro', 'euros'],
  gbp: ['british pound', 'british pounds'],
  yrs: ['year', 'years'],
  '¢': ['cent', 'cents'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  s: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  ms: ['millisecond', 'milliseconds'],
  pcs: ['piece', 'pieces'],
  x: ['time', 'times'],
  '%': ['percent', 'percent'],
  '°': ['degree', 'degrees'],
  '°c': ['degree celsius', 'degrees celsius'],
  '°f': ['degree fahrenheit', 'degrees fahrenheit'],
  '"': ['inch', 'inches'],
  am: ['ay em', 'ay em'],
  pm: ['pee em', 'pee em'],
  k: ['thousand', 'thousand'],
};
/** Units that are also words or plain letters: said as units only when written on to the number. */
export const GLUED_ONLY: ReadonlySet<string> = new Set(['in', 'x', 'k', 'm', 's', 'h', 'v', 'w', 'am', '"']);

export const CURRENCIES: Readonly<
  Record<string, { readonly whole: readonly [string, string]; readonly part: readonly [string, string] }>
> = {
  $: { whole: ['dollar', 'dollars'], part: ['cent', 'cents'] },
  '€': { whole: ['euro', 'euros'], part: ['cent', 'cents'] },
  '£': { whole: ['pound', 'pounds'], part: ['penny', 'pence'] },
  '₹': { whole: ['rupee', 'rupees'], part: ['paisa', 'paise'] },
  '¥': { whole: ['yen', 'yen'], part: ['sen', 'sen'] },
};
export const MAGNITUDES: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', b: 'billion' };

/** Before a number. */
export const PREFIXES: Readonly<Record<string, string>> = {
  '~': 'about',
  '≈': 'about',
  '±': 'plus or minus',
  '<': 'less than',
  '>': 'more than',
  '≤': 'at most',
  '≥': 'at least',
};

/** Dollars of other countries. */
export const DOLLARS: Readonly<Record<string, string>> = {
  a: 'australian dollars',
  c: 'canadian dollars',
  us: 'you ess dollars',
  nz: 'new zealand dollars',
  hk: 'hong kong dollars',
};

/** Whole written words, lower case, without the marks around them. */
export const WORDS: Readonly<Record<string, string>> = {
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '%': 'percent',
  '×': 'by',
  'w/': 'with',
  'w/o': 'without',
  'e.g': 'for example',
  'i.e': 'that is',
  etc: 'et cetera',
  vs: 'versus',
  approx: 'approximately',
  mr: 'mister',
  mrs: 'missus',
  dr: 'doctor',
  iphone: 'eye phone',
  ipad: 'eye pad',
  ios: 'eye oh ess',
  youtube: 'you tube',
  wifi: 'why fie',
  'wi-fi': 'why fie',
  ok: 'okay',
  diy: 'dee eye why',
  'a.m': 'ay em',
  'p.m': 'pee em',
  'a.k.a': 'also known as',
  aka: 'also known as',
  asap: 'ay ess ay pee',
  ram: 'ram',
  sql: 'sequel',
  gif: 'gif',
  jpeg: 'jay peg',
  oled: 'oh led',
  iot: 'eye oh tee',
  phd: 'pee aitch dee',
  ph: 'pee aitch',
  'c#': 'see sharp',
  '.net': 'dot net',
  'node.js': 'node jay ess',
  '911': 'nine one one',
};

/** A full stop behind these does not end a sentence. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set([
  'e.g',
  'i.e',
  'vs',
  'approx',
  'mr',
  'mrs',
  'dr',
  'st',
  'no',
  'nos',
  'prof',
  'mt',
  'vol',
  'fig',
  'pp',
  'p',
  'ch',
]);

/** Short words that are often shouted: read as words, where other short capitals are spelled. */
export const SHOUTED: ReadonlySet<string> = new Set(
  'a i an as at be by do go he if in is it me my no of on or so to up us we and all any are ask big box boy but buy can car cup cut day did dry eat end eye far fit fly for fun get gift got gym had has her him his hot how ice its job joy key kid let low lot man may men mom dad mix new not now off oil old one our out own pay pet put red run sea see set she sit six sky ten the tip too top toy try two use via was way wet who why win yes yet you zip best free only save sale'.split(
    ' ',
  ),
);
