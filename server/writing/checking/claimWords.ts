/** What a language makes claims with: read from `content/words/claims.<language>.yaml` and `units.yaml`. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import nlp from '../../text/compromise';
import { stemmer } from 'stemmer';
import { z } from 'zod';
import { claimReasonSchema, type ClaimReason } from '../../../contract/scripts/claimReason';
import { openContent } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';
import { readAbbreviations, type Abbreviations } from '../../text/abbreviations';
import { numberWordsOf, SPELLED, type SpelledLanguage } from '../../text/numberWords';
import { isLittle, rootOf } from '../../text/words';
import { readBits } from './commonWords';
import { readSentenceWords, type SentenceWords } from '../condensing/sentenceWords';
import type { Term } from './term';
import { readUnits, unitsSchema } from '../../text/units';
import { spokenPartOf, unitNames } from './unitNames';

export type ClaimLanguage = SpelledLanguage;
const LANGUAGES = Object.keys(SPELLED) as ClaimLanguage[];

const phrases = z.array(z.string().min(1));
/** What English needs, and others have in fewer words. */
const more = phrases.default([]);
const figures = z.record(z.string(), z.number());
const claimWordsSchema = z.strictObject({
  claims: z.partialRecord(claimReasonSchema, z.array(phrases)),
  free: phrases,
  /** Comes with it. */
  included: more,
  /** Hundredths of a currency. */
  cents: more,
  plain: more,
  /** Who speaks for it. */
  says: more,
  /** Last words of compounds that claim: "shock-proof". */
  heads: more,
  articles: more,
  fillers: more,
  /** Before whom or what something may please. */
  forWhom: more,
  /** Verbs that take their meaning from what is beside them. */
  lightVerbs: more,
  /** What is imagined is not said. */
  imagined: more,
  /** What something is likened with. */
  likened: more,
  /** Words of one meaning. */
  same: z.array(phrases).default([]),
  joins: phrases,
  /** "Two to three metres". */
  rangeLinks: more,
  turns: phrases,
  nots: phrases,
  /** "Not only" denies nothing. */
  onlys: phrases,
  /** What a script is out of, or keeps away from. */
  awayFrom: more,
  negators: phrases,
  limits: phrases,
  bounds: z.strictObject({
    upTo: phrases,
    to: more,
    within: more,
    under: phrases,
    over: phrases,
    from: more,
    about: phrases,
  }),
  /** What a script counts of its own. */
  ownCounts: more,
  /** Behind a number, how often. */
  occasions: more,
  times: figures,
  parts: figures,
  dozens: figures,
  than: phrases,
  made: z.array(phrases),
  places: z.record(z.string(), z.string()),
  units: unitsSchema,
  currencies: z.record(z.string(), z.string()),
  /** What limits what it stands before to a part of it, what says all of it, and what says nearly. */
  partly: more,
  wholly: more,
  nearly: more,
  /** What holds a sentence together; of English, the grammar knows. */
  little: more,
});
type WrittenWords = z.infer<typeof claimWordsSchema>;

export interface Phrase {
  readonly roots: readonly string[];
  readonly words: readonly string[];
  readonly group: Group;
  /** In brackets: on a page it backs the phrases of its row, in a script it claims nothing. */
  readonly isBackingOnly: boolean;
}
export interface Group {
  readonly kind: ClaimReason | 'plain' | 'free' | 'made' | 'than' | 'limit' | 'says';
  readonly name: string;
}

/** How a figure binds what it measures. */
export type Bound = 'exact' | 'upTo' | 'to' | 'within' | 'under' | 'over' | 'from' | 'about';

interface UnitRead {
  /** How many of its dimension's base unit it is. */
  readonly factor: number;
  readonly dimension: string;
  /** What a bare number behind it counts, in the base unit: in "one metre twenty", centimetres. */
  readonly spokenPart: number | undefined;
}

export interface ClaimWords {
  readonly language: ClaimLanguage;
  readonly abbreviations: Abbreviations;
  rootOf(lower: string): string;
  isLittle(lower: string): boolean;
  /** Whether two roots are those of one word: `protect` and `protection`. */
  isAkin(root: string, other: string): boolean;
  /** Longest first, by the root of their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly negators: ReadonlySet<string>;
  readonly freeOf: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  readonly forWhom: ReadonlySet<string>;
  readonly lightVerbs: ReadonlySet<string>;
  /** How much a word tells by its root: the rarer, the more. */
  bitsOf(root: string): number;
  readonly imagined: readonly string[];
  /** Its verbs, pronouns and what opens a clause; null of a language whose articles are not read. */
  readonly grammar: SentenceWords | null;
  readonly likened: ReadonlySet<string>;
  /** What limits what it stands before to a part of it, with what says nearly, and what says all of it. */
  readonly partly: ReadonlySet<string>;
  readonly nearly: ReadonlySet<string>;
  readonly wholly: ReadonlySet<string>;
  readonly turns: ReadonlySet<string>;
  readonly joins: ReadonlySet<string>;
  readonly than: ReadonlySet<string>;
  /** Of "keyless", the key. */
  withoutOf(lower: string): string | null;
  isOf(lower: string | undefined): boolean;
  readonly nots: ReadonlySet<string>;
  readonly onlys: ReadonlySet<string>;
  /** The words of what leads away from the thing behind it. */
  readonly awayFrom: readonly (readonly string[])[];
  isLimit(terms: readonly Term[], at: number): boolean;
  /** Numbers in words, by words in lower case with spaces between them. */
  readonly numbers: ReadonlyMap<string, number>;
  /** "Point", "Komma": what is said for the sign before decimals. */
  readonly point: string;
  /** Words between two figures with one unit: "two to three". */
  readonly rangeLinks: ReadonlySet<string>;
  /** Roots of what a script counts of its own. */
  readonly ownCounts: ReadonlySet<string>;
  readonly occasions: ReadonlySet<string>;
  readonly times: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, number>>;
  readonly bounds: Readonly<Record<Exclude<Bound, 'exact'>, readonly string[]>>;
  readonly units: Readonly<Record<string, UnitRead>>;
  readonly cents: ReadonlySet<string>;
  readonly currencies: Readonly<Record<string, string>>;
  /** Countries and demonyms in lower case, by one name for each. */
  readonly places: ReadonlyMap<string, string>;
  /** The names of countries in lower case by their codes: "IT". */
  readonly countries: ReadonlyMap<string, string>;
}

/** Throws a `ContentError` where a file is not as it must be. */
export function readClaimWords(contentDir: string): (language: string) => ClaimWords {
  const units = readUnits(contentDir);
  const written = new Map(
    readdirSync(path.join(contentDir, 'words'))
      .flatMap((file) => /^claims\.(\w+)\.yaml$/.exec(file)?.[1] ?? [])
      .filter((language): language is ClaimLanguage => (LANGUAGES as string[]).includes(language))
      .map((language) => [
        language,
        readYaml(openContent(contentDir, `words/claims.${language}.yaml`), claimWordsSchema).value,
      ]),
  );
  const grammars = readSentenceWords(contentDir);
  const made = new Map<ClaimLanguage, ClaimWords>();
  return (language) => {
    const known = written.has(language as ClaimLanguage) ? (language as ClaimLanguage) : 'en';
    let words = made.get(known);
    if (!words) {
      const own = written.get(known) as WrittenWords;
      words = {
        ...createClaimWords(known, own, units),
        abbreviations: readAbbreviations(contentDir, known),
        grammar: grammars.get(known) ?? null,
        bitsOf: readBits(contentDir, known),
      };
      made.set(known, words);
    }
    return words;
  };
}

function createClaimWords(
  language: ClaimLanguage,
  written: WrittenWords,
  common: Record<string, Record<string, number>>,
): Omit<ClaimWords, 'abbreviations' | 'grammar' | 'bitsOf'> {
  const isEnglish = language === 'en';
  const little = new Set(written.little);
  const plainRoot = (lower: string): string => {
    if (isEnglish && YIER.test(lower) && isEnglishAdjective(lower.replace(YIER, 'y')))
      return plainRoot(lower.replace(YIER, 'y'));
    const bare = lower.replace(/'s?$/, '').replace(/^(?:[ldnsjmtc]|qu|dell|all|nell|sull|un)'/, '');
    // The stemmer knows the regular forms, the grammar the others: it takes longer.
    return !isEnglish ? stripped(bare, language) : stemmer(/(?:s|ed|ing)$/.test(bare) ? bare : rootOf(bare));
  };
  // "We ship it" is of one meaning with "delivery", as "shipping" is.
  const same = new Map(
    written.same.flatMap(([first = '', ...others]) =>
      others.map((other): [string, string] => [plainRoot(other), plainRoot(first)]),
    ),
  );
  const roots = new Map<string, string>();
  const ownRoot = (said: string): string => {
    const known = roots.get(said);
    if (known !== undefined) return known;
    const plain = plainRoot(said);
    const root = same.get(plain) ?? plain;
    if (roots.size > 30_000) roots.clear();
    roots.set(said, root);
    return root;
  };
  const asPhrase =
    (group: Group) =>
    (phrase: string): Phrase => {
      const words = phrase.toLowerCase().match(/~?[\p{L}\p{M}\p{N}']+|[%…]/gu) ?? [];
      return { words, roots: words.map(ownRoot), group, isBackingOnly: phrase.startsWith('(') };
    };
  const all: Phrase[] = [
    ...written.plain.map(asPhrase({ kind: 'plain', name: '' })),
    ...written.free.map(asPhrase({ kind: 'free', name: 'free' })),
    ...written.included.map(asPhrase({ kind: 'free', name: 'included' })),
    ...written.says.map(asPhrase({ kind: 'says', name: 'says' })),
    ...written.than.map(asPhrase({ kind: 'than', name: 'than' })),
    ...written.limits.map(asPhrase({ kind: 'limit', name: 'limit' })),
    ...written.made.flatMap((row) => row.map(asPhrase({ kind: 'made', name: row[0] ?? '' }))),
    ...Object.entries(written.claims).flatMap(([kind, rows]) =>
      rows.flatMap((row) => row.map(asPhrase({ kind: kind as ClaimReason, name: `${kind}:${row[0]}` }))),
    ),
  ];
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of all.toSorted((a, b) => b.words.length - a.words.length)) {
    const first = /^[~…]/.test(phrase.words[0] ?? '') ? '~' : (phrase.roots[0] ?? '');
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  const limits = written.limits.map((phrase) => phrase.toLowerCase().split(' '));
  return {
    language,
    rootOf: ownRoot,
    isLittle: (lower) =>
      isEnglish
        ? isLittle(lower) || INDEFINITE.test(lower)
        : little.has(lower) || little.has(lower.replace(/^\p{L}{1,4}'/u, '')),
    isAkin: isEnglish
      ? isAkinEnglish
      : language === 'de' || language === 'nl'
        ? (one, other) => isAkinElsewhere(one, other) || isPartOf(one, other) || isPartOf(other, one)
        : isAkinElsewhere,
    phrases: byFirst,
    negators: new Set(written.negators),
    heads: new Set(written.heads),
    articles: new Set(written.articles),
    fillers: new Set(written.fillers),
    forWhom: new Set(written.forWhom),
    lightVerbs: new Set(written.lightVerbs.map(ownRoot)),
    imagined: written.imagined,
    likened: new Set(written.likened),
    partly: new Set([...written.partly, ...written.nearly]),
    nearly: new Set(written.nearly),
    wholly: new Set(written.wholly),
    freeOf: new Set(isEnglish ? ['free'] : []),
    turns: new Set(written.turns),
    joins: new Set(written.joins),
    nots: new Set(written.nots),
    onlys: new Set(written.onlys),
    awayFrom: written.awayFrom.map((phrase) => phrase.split(' ')),
    than: new Set(written.than.filter((phrase) => !phrase.includes(' '))),
    withoutOf: (lower) => (isEnglish ? (/^(\p{L}{3,})less$/u.exec(lower)?.[1] ?? null) : null),
    isOf: (lower) => isEnglish && (lower === 'of' || lower === 'from'),
    isLimit: (terms, at) =>
      limits.some((limit) => limit.every((word, next) => terms[at + next]?.lower === word)),
    numbers: new Map([...numberWordsOf(language), ...Object.entries(written.dozens)]),
    // Between "zero" and "five".
    point: SPELLED[language](0.5).toLowerCase().split(' ').slice(1, -1).join(' '),
    rangeLinks: new Set([...written.joins, ...written.rangeLinks]),
    ownCounts: new Set(written.ownCounts.map(ownRoot)),
    occasions: new Set(written.occasions),
    times: written.times,
    parts: written.parts,
    bounds: written.bounds,
    units: Object.fromEntries(
      // Shops write "6,1 inch" everywhere.
      [unitNames('en'), unitNames(language), common, written.units]
        .flatMap(Object.entries<Record<string, number>>)
        .flatMap(([dimension, named]) =>
          Object.entries(named).map(([name, factor]) => [
            name,
            { factor, dimension, spokenPart: spokenPartOf(dimension, factor) },
          ]),
        ),
    ),
    cents: new Set(written.cents),
    currencies: written.currencies,
    places: placesOf(language, written.places),
    countries: countriesOf(language),
  };
}

/** "Everything", "someone": which one, the words beside it say. */
const INDEFINITE = /^(?:every|some|any|no)(?:thing|one|body)$/;

/** "Drier" is "dry". */
const YIER = /(?<=\p{L}{2})ie(?:r|st)$/u;

/** Of other languages only the commonest endings: what is left is compared by its beginning. */
const stripped = (lower: string, language: ClaimLanguage) =>
  lower.length > 4
    ? lower.replace(ENDINGS[language === 'de' || language === 'nl' ? 'germanic' : 'other'], '')
    : lower;
/** "Taller", a workshop, is no form of "talla", a size. */
const ENDINGS = {
  germanic: /(?:s|n|en|e|er|es|em|a|o|i|as|os)$/u,
  other: /(?:s|n|en|e|es|em|a|o|i|as|os)$/u,
} as const;

const sharedStart = (one: string, other: string) => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
};
const isAkinEnglish = (one: string, other: string) => {
  if (one === other) return true;
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  const shared = sharedStart(one, other);
  return shared >= 4 && shared >= short - 1 && long - shared <= 4;
};
const isAkinElsewhere = (one: string, other: string) => {
  if (one === other) return true;
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  const shared = sharedStart(one, other);
  return shared >= 4 && shared >= short - 2 && long - shared <= 5;
};

/** Of "Videolektionen", "Lektionen". */
const isPartOf = (part: string, compound: string) =>
  part.length >= 5 && compound.length >= part.length + 3 && compound.endsWith(part);

function countriesOf(language: ClaimLanguage): Map<string, string> {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const countries = new Map<string, string>();
  for (let first = 65; first <= 90; first++)
    for (let second = 65; second <= 90; second++) {
      const code = String.fromCharCode(first, second);
      const name = names.of(code)?.toLowerCase();
      if (name) countries.set(code, name);
    }
  return countries;
}

/** Countries as their language names them, and who or what comes from them. */
function placesOf(language: ClaimLanguage, demonyms: Readonly<Record<string, string>>): Map<string, string> {
  const names = [...countriesOf(language).values()].filter((name) => !name.includes(' '));
  return new Map([...names.map((name): [string, string] => [name, name]), ...Object.entries(demonyms)]);
}

/** "Lightest" is, "forest" is not: what remains must be an adjective of the dictionary. */
export function isEnglishSuperlative(lower: string): boolean {
  const stem = /^(\p{L}{2,})est$/u.exec(lower)?.[1];
  if (!stem || lower === 'latest') return false;
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(\p{L})\1$/u, '$1')].some(
    isEnglishAdjective,
  );
}

const isEnglishAdjective = (word: string): boolean => isListedAs(word, ['Adjective']);
/** "Outline" is a noun before it is a verb. */
export const isKnownNoun = (word: string): boolean => isListedAs(word, ['Singular', 'Plural', 'Actor']);

function isListedAs(word: string, kinds: readonly string[]): boolean {
  const { lexicon } = (nlp.model() as unknown as { one: { lexicon: Record<string, string | string[]> } }).one;
  return Object.hasOwn(lexicon, word) && [lexicon[word] ?? []].flat().some((tag) => kinds.includes(tag));
}

export const tagsOf = (
  sentence: string,
): readonly { readonly text: string; readonly tags?: ReadonlySet<string> }[] =>
  nlp(sentence).termList() as never;
