/** English as far as ads need it: articles, plurals, and verbs that go with one thing or with many. */

const VERBS = new Set(
  (
    'absorb adapt add assemble adjust answer arrive attach balance bake block boil break breathe brew bring brush build burn calm capture ' +
    'carry change charge chop clean clear clip close come connect control convert cook cool cost cover create cut cushion ' +
    'deliver dissolve dry ease edit fade feel fill find fit float fold follow freeze give glide glow go grill grind grip ' +
    'grow guide hang harm heat help hide hold hydrate include insulate keep know last leave let lift light lock look ' +
    'lower make massage match measure melt mix mount move need offer open organise organize pack pair play plug pour ' +
    'prevent print produce protect provide pull push put raise reach read recharge recline record reduce relieve provide remember remind ' +
    'remove repel replace rest resist rinse rise roll rotate run save scan scrub seal send serve shed show shut sit ' +
    'sharpen sleep slice slide slip smell smooth soak soften soothe sort sound spin spray spread stack stain stand start ' +
    'stay steam stick stop store stream stretch suit support swing switch sync take taste teach tell tighten toast track ' +
    'train transform travel turn understand unfold update use vacuum walk warm wash wear weigh wipe work wrap write zip'
  ).split(' '),
);
/** Verbs inside a line that are hardly ever its nouns; a noun taken for a verb makes nonsense. */
const PLAIN_VERBS =
  /^(?:absorb|add|adapt|answer|arrive|block|breathe|bring|carry|come|connect|dissolve|fit|fold|give|go|help|hold|hydrate|keep|last|learn|leave|let|lift|make|offer|provide|relieve|mean|melt|need|open|prevent|protect|reduce|remember|remind|remove|resist|rise|seal|show|sit|soften|soothe|sort|stay|suit|support|take|teach|tell|turn|understand|work)$/;
const SURELY_FINITE =
  /^(?:is|are|was|were|has|have|had|can|cannot|can't|will|won't|do|does|did|don't|doesn't|isn't|aren't|must|should|may|never|always)$/i;

/** `runs` is the verb `run`; anything else is none. */
export function baseOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  const bases = lower.endsWith('ies')
    ? [`${lower.slice(0, -3)}y`]
    : lower.endsWith('es')
      ? [lower.slice(0, -1), lower.slice(0, -2)]
      : lower.endsWith('s')
        ? [lower.slice(0, -1)]
        : [];
  if (lower === 'has') return 'have';
  return bases.find((base) => VERBS.has(base));
}
export const isBase = (word: string) => VERBS.has(word.toLowerCase());
/** As `isBase`, and hardly ever a noun or an adjective. */
export const isPlainBase = (word: string) => PLAIN_VERBS.test(word.toLowerCase());

export const isPluralWord = (word: string) =>
  /^(?:people|children|feet|teeth|mice|men|women)$/i.test(word) ||
  (/[a-z]s$/i.test(word) && !/(?:ss|us|is|ics|news|lens)$/i.test(word));

/** Whether the first clause says something of something: "the case adds 28 hours", not "a case with a zip". */
export function hasVerb(line: string): boolean {
  const [clause = ''] = line.split(/,\s| that | which | who | when | while | and the /);
  const words = clause.split(' ');
  const isOfMany = /^(?:\d+|two|three|four|five|six|all|both|these|they|we|you)$/i.test(words[0] ?? '');
  return words.some((word, at) => {
    if (at === 0) return false;
    if (SURELY_FINITE.test(word)) return true;
    const base = baseOf(word);
    if (base && PLAIN_VERBS.test(base)) return true;
    const before = words[at - 1] ?? '';
    if (at === 1 && isPluralWord(before) && isBase(word)) return true;
    if (at === 3 && words[1] === 'and' && isBase(word)) return true;
    if (at === 1 && isPluralWord(before) && isBase(word)) return true;
    if (at === 3 && words[1] === 'and' && isBase(word)) return true;
    const mayAct = PLAIN_VERBS.test(word.toLowerCase()) && !/^(?:to|can|a|an|the)$/i.test(before);
    return mayAct && (isOfMany || isPluralWord(before) || isPluralWord(words[0] ?? ''));
  });
}

const SOUNDS_OPEN =
  /^(?:[aeio]|un(?!i)|u(?![nst][aeiou]|k|rn)|8|11(?!\d)|18(?!\d)|hour|honest|heir|(?:LED|LCD|SPF|FM|XL|HD|MP|SD|AI|IP)\b)/i;
const SOUNDS_SHUT = /^(?:one\b|once\b|euro|uni[^nm]|use)/i;
/** "an hour", "a unit", "an 8-hour day". */
export const withArticle = (phrase: string) =>
  `${SOUNDS_OPEN.test(phrase) && !SOUNDS_SHUT.test(phrase) ? 'an' : 'a'} ${phrase}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Small at the beginning, unless the word is written large for a reason of its own. */
export const small = (text: string) =>
  /^[A-Z][a-z'’-]*(?:\s|,|$)/.test(text) || /^A\s/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** "itch" of one thing: "itches". */
export const actOfOne = (base: string) =>
  /(?:s|x|ch|sh|o)$/.test(base) ? `${base}es` : `${base.replace(/([^aeiou])y$/, '$1ie')}s`;

/** "keeps … and fits …" of one thing is "keep … and fit …" of many. */
export const forMany = (line: string) =>
  line.replace(/(^|\band )([A-Za-z]+s)\b/g, (whole, before: string, word: string) => {
    const base = baseOf(word);
    return base && (before === '' || PLAIN_VERBS.test(base)) ? before + base : whole;
  });
