/**
 * What a page says, sentence by sentence, each whole and in its order; and which of them can be said as they stand.
 * Whether one speaks of the product, and is worth saying, is the person's to know.
 */
import nlp from 'compromise/two';
import { PAGE_SENTENCE_CHARACTERS } from '../../../contract/limits';
import { countWords } from '../../../contract/scripts/countWords';
import { hasOpenQuotation } from '../../text/quotations';
import { aboutOf, calledIn, lettersOf, type About } from './aboutProduct';
import { isEnded, isProse, isQuestion, isRow, linesOf, type Line } from './adText';
import { BREATH_WORDS, breathsOf, CLAUSE, isClause } from './breaths';
import {
  isLittleWord,
  isOfSeller,
  isSmallPrint,
  meaningOf,
  termsOf,
  withNameOf,
  type Grammar,
} from './grammar';
import { isProperty } from './properties';
import { capital, closed, type Language } from './spoken';

/** Words that say enough. */
const SENTENCE = { min: 4, max: BREATH_WORDS } as const;
const POINT = { min: 3, max: 20 } as const;
const LEAD = { min: 2, max: 16 } as const;
/** Points come in company. */
const LEAST_POINTS = 3;
/** Of the points of a list, for all of it to be rows, or terms of trade. */
const ROWS_SHARE = 0.5;
const SMALL_SHARE = 0.25;
/** A single word among lines without a mark is a table's cell, a tab or a button. */
const LEAST_OFFERED = 2;
/** As many can be looked through. */
const MOST_OFFERED = 200;
/** Two sentences that share more of their words say the same; the title, where it shares nearly all. */
const SAME_SHARE = 0.6;
const TITLE_SHARE = 0.8;
/** Of a shorter text the little words do not say in which language it is. */
const PROSE_WORDS = 9;

export interface PageText {
  readonly text: string;
  /** A sentence or a point that can be said as it stands, of whatever it speaks. */
  readonly isWhole: boolean;
  /** A question that its own paragraph goes on from: it tells nothing, and an ad can begin with it. */
  readonly isLead: boolean;
  /** By what it surely tells of the product; null where nothing says that it does. */
  readonly about: About;
  /** It speaks of what stands before it, and is said behind that alone. */
  readonly leansBack: boolean;
  /** It has a word of the product's name that is not the brand's. */
  readonly isNamed: boolean;
  /** A row of a table that surely tells of the product: "Material: oak". It is said where prose says too little. */
  readonly isProperty: boolean;
}

interface Unit {
  readonly text: string;
  /** The line that it stands in. */
  readonly line: Line;
  readonly isPoint: boolean;
}

export interface PageWords {
  readonly title: string;
  readonly brand?: string | undefined;
  readonly description: string;
  /** Rows of its table that stand elsewhere. */
  readonly properties?: readonly string[] | undefined;
}

export function pageSentences(
  { title, brand = '', description, properties = [] }: PageWords,
  { grammar: known, ...spoken }: Language,
): PageText[] {
  const grammar = withNameOf(title, known);
  const language: Language = { ...spoken, grammar };
  const lines = linesOf(description, grammar);
  const { points, parts } = listsAmong(lines, grammar);
  const named = new Set(meaningOf(title, grammar));
  const own = withoutBrand(named, brand, grammar);
  const notices = noticesAmong(lines, named, grammar);
  const table = besideRows(lines);
  const saidBefore: ReadonlySet<string>[] = [named];
  const sentences = new Map<string, PageText>();
  /** Whether what stands before is about the product, so that "it" may mean that. */
  let isFollowed = true;
  /** Whether the product is what the sentence before is about; before the first stands its name. */
  let isFollowing = true;
  const calls = new Set([...own, ...joinedWords(title, grammar)]);
  const isShort = (line: Line) => !notices.has(line) && !parts.has(line) && isShortPoint(line, grammar);
  for (const { line, said: breaths, isJoined } of withShortPointsJoined(lines, isShort, grammar)) {
    for (const [at, sentence] of breaths.entries()) {
      const text = closed(capital(sentence), language.fullStop);
      if (!isOffered(sentence, text) || sentences.has(text)) continue;
      const unit = { text: sentence, line, isPoint: points.has(line) };
      const isLabelled = (unit.isPoint || isLabelledSentence(sentence, grammar)) && !table.has(line);
      const said = isLabelled ? withoutLabel(sentence) : sentence;
      const canBeSaid =
        !notices.has(line) &&
        !isQuestion(sentence) &&
        !isNotice(sentence, grammar) &&
        isFit(said, language) &&
        (isJoined || isOfLanguage(said, grammar));
      const meaning = new Set(meaningOf(sentence, grammar));
      const isNew = saidBefore.every(
        (other, at) => share(meaning, other) <= (at === 0 ? TITLE_SHARE : SAME_SHARE),
      );
      const leans = LEANS.test(sentence) || leansBack(sentence, own, grammar);
      const isClear: boolean = isFollowed || !leans;
      const isPoint = isPointWithWords(unit) && !isCell(sentence, grammar);
      const isSaid =
        isJoined ||
        isSentence(sentence) ||
        isPoint ||
        (!parts.has(line) && isUnendedClause(sentence, grammar));
      const isWhole: boolean = canBeSaid && isNew && isClear && isSaid;
      isFollowed = isWhole || share(meaning, named) > TITLE_SHARE;
      if (isWhole) saidBefore.push(meaning);
      const told = { text: closed(capital(said), language.fullStop), isPoint: isPoint || isJoined };
      const about = aboutOf(
        { ...told, isAlone: breaths.length === 1, isFollowing },
        { own: calls, title: lettersOf(title) },
        language,
      );
      isFollowing = about !== null;
      if (about === 'product')
        for (const word of meaningOf(calledIn(told.text, language), grammar)) calls.add(word);
      sentences.set(text, {
        text,
        isWhole,
        about,
        isLead: at < breaths.length - 1 && isLead(sentence, language) && !notices.has(line),
        leansBack: leans,
        isNamed: [...meaning].some((word) => own.has(word)),
        isProperty: !isWhole && !notices.has(line) && isProperty(sentence, grammar),
      });
    }
  }
  const rows = [...new Set(properties.map((row) => closed(capital(row), language.fullStop)))]
    .filter((text) => !sentences.has(text) && isProperty(text, grammar))
    .map((text): PageText => ({ ...ROW_TEXT, text }));
  return [...[...sentences.values()].slice(0, MOST_OFFERED - rows.length), ...rows];
}

const ROW_TEXT = {
  ...{ isWhole: false, about: null, isLead: false, leansBack: false, isNamed: false },
  isProperty: true,
} as const satisfies Omit<PageText, 'text'>;

/** What a brand says of itself, and of those who wear it, is not said of the product. */
function withoutBrand(named: ReadonlySet<string>, brand: string, grammar: Grammar): ReadonlySet<string> {
  const ofBrand = new Set(meaningOf(brand, grammar));
  const own = new Set([...named].filter((word) => !ofBrand.has(word)));
  return own.size > 0 ? own : named;
}

/** "Air Fryer" is an airfryer. */
function joinedWords(title: string, grammar: Grammar): string[] {
  const terms = termsOf(title, grammar);
  return terms.slice(1).flatMap((term, at) => meaningOf(`${terms[at]}${term}`, grammar));
}

/** Of a point that is said with others: where a clause is known as one, and where it is not. */
const SHORT_WORDS = { en: 5, other: 3 } as const;
interface Told {
  readonly line: Line;
  /** What can be said of it in one breath each. */
  readonly said: readonly string[];
  readonly isJoined: boolean;
}
/** Short points, two or three in one breath: "Funnel neck, textured design." Alone each of them is over too soon. */
function withShortPointsJoined(
  lines: readonly Line[],
  isShort: (line: Line) => boolean,
  grammar: Grammar,
): Told[] {
  const told: Told[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (lines[end] && isShort(lines[end] as Line)) end++;
    const run = lines.slice(at, end);
    const line = lines[at];
    if (line && (run.length < LEAST_POINTS || isAmongCells(lines, at, end))) {
      told.push({
        line,
        said: withFragmentsJoined(line.sentences, grammar).flatMap((one) => breathsOf(one, grammar)),
        isJoined: false,
      });
      at++;
      continue;
    }
    const breaths = Math.ceil(run.length / LEAST_POINTS);
    for (let nth = 0; nth < breaths; nth++) {
      const from = Math.floor((nth * run.length) / breaths);
      const part = run.slice(from, Math.floor(((nth + 1) * run.length) / breaths));
      if (part[0]) told.push({ line: part[0], said: [joinedPoints(textsOf(part), grammar)], isJoined: true });
    }
    at = end;
  }
  return told;
}

/** "Long design. Fitted waist. Open back.": two or three in one breath, as they stand. */
function withFragmentsJoined(sentences: readonly string[], grammar: Grammar): string[] {
  const said: string[] = [];
  for (let at = 0; at < sentences.length;) {
    let end = at;
    while (isFragment(sentences[end], grammar)) end++;
    const groups = end - at < LEAST_FRAGMENTS ? 0 : Math.ceil((end - at) / LEAST_POINTS);
    if (groups === 0) said.push(sentences[at] ?? '');
    for (let nth = 0; nth < groups; nth++) {
      const [from, to] = [nth, nth + 1].map((part) => at + Math.floor((part * (end - at)) / groups));
      said.push(sentences.slice(from, to).join(' '));
    }
    at = groups === 0 ? at + 1 : end;
  }
  return said;
}
const LEAST_FRAGMENTS = 2;
const isFragment = (sentence: string | undefined, grammar: Grammar) =>
  sentence !== undefined &&
  isEnded(sentence) &&
  countWords(sentence) < SENTENCE.min &&
  isFit(sentence, { grammar, fullStop: '.', partsOf: () => [] }) &&
  !isQuestion(sentence) &&
  !isNotice(sentence, grammar);

/** Single words among them: a table of which the figures are lost, or tabs. */
const CELLS_SHARE = 0.25;
function isAmongCells(lines: readonly Line[], start: number, end: number): boolean {
  const wordsAt = (at: number) => countWords(lines[at]?.sentences.join(' ') ?? '');
  const isBrief = (at: number) => lines[at]?.isBare === true && wordsAt(at) <= SHORT_WORDS.en;
  let [from, to] = [start, end];
  while (isBrief(from - 1)) from--;
  while (isBrief(to)) to++;
  const single = Array.from({ length: to - from }, (_, nth) => wordsAt(from + nth)).filter(
    (words) => words < LEAST_OFFERED,
  );
  return single.length / (to - from) > CELLS_SHARE;
}

function isShortPoint({ sentences }: Line, grammar: Grammar): boolean {
  const text = pointOf(sentences[0]);
  const words = countWords(text);
  return (
    !isEnded(text) &&
    !isSentence(sentences[0] ?? '') &&
    sentences.length === 1 &&
    words >= LEAST_OFFERED &&
    words <= (grammar.language === 'en' ? SHORT_WORDS.en : SHORT_WORDS.other) &&
    !/[,;:/]/.test(text) &&
    !isRow(text) &&
    !isCell(text, grammar) &&
    isProse(text) &&
    !isClause(text, grammar) &&
    !isNoReason(text, grammar)
  );
}

/** "Textured design", but neither "USB port" nor "Slim Fit". */
const BEGINS_LARGE = /^\p{Lu}(?=[\p{Ll}-]*(?: [^\p{Lu}]|$))/u;
const pointOf = (text = '') => text.replace(/\.$/, '');
const joinedPoints = (texts: readonly string[], { language }: Grammar): string =>
  texts
    .map(pointOf)
    .map((text, at) =>
      at > 0 && language === 'en' ? text.replace(BEGINS_LARGE, (letter) => letter.toLowerCase()) : text,
    )
    .join(', ');

/** Words of a row, with what it is called. */
const ROW_WORDS = 10;
const NAMED_ROW = /^[^:.!?]{1,60}:/u;
/** Lines of a table, also those that hold more than a value. */
function besideRows(lines: readonly Line[]): ReadonlySet<Line> {
  const isRowAt = (at: number) => {
    const text = lines[at]?.sentences[0] ?? '';
    return isRow(text) || (NAMED_ROW.test(text) && countWords(text) <= ROW_WORDS);
  };
  return new Set(lines.filter((_, at) => isRowAt(at - 1) || isRowAt(at + 1)));
}

const isOffered = (sentence: string, text: string) =>
  /\p{L}{2}/u.test(sentence) &&
  countWords(sentence) >= LEAST_OFFERED &&
  text.length <= PAGE_SENTENCE_CHARACTERS &&
  !/https?:|www\.|[{}<>\ufffd]/.test(sentence);

/** How much of what a text says another says, too: 0 to 1. */
function share(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (own.size === 0) return 1;
  return [...own].filter((word) => other.has(word)).length / own.size;
}

/** What the rest of the page is needed for: a place on it, a list that follows, a thought that was cut. Behind one semicolon a thought may end. */
const POINTS_ELSEWHERE = /[:…]|;(?! \p{Ll})|;.*;|\.\.|\b(?:[Bb]elow|[Aa]bove|[Hh]ere|[Cc]lick)\b|\p{Sc}/u;
const SPEAKER = /(?<!\p{L})(?:I|[Mm]y|[Mm]e)(?!\p{L})/u;
/** A day in figures is over soon. */
const DAY = /(?<![\p{N}.,/])\d{1,2}([/.])\d{1,2}\1\d{2,4}(?![\p{N}/])/u;
/** "Get further 5% taken off": so is a price that is lowered. */
const PRICE_OFF = /%\s?(?:\p{L}+ ){0,2}off(?!\p{L})/iu;
/** No word stands between an English article and what needs one: "the in the UK", "at our for more". */
const LOST_WORD = /(?<![\p{L}-])(?:the|an?|our|your) (?:the|an?|of|in|at|from|with|and|for|if) /iu;
/** In any language, where a page fills a place later, or not at all: "suits your .", "a choice of , and more". */
const HOLE = /\s\.$|,\s,|\s,\s(?:\.|\p{Ll}+ ,)/u;

const BRACKETS = [/[([]/g, /[)\]]/g] as const;
/** "Also fits …", "Along with this, …", "In addition, …". */
const LEANS =
  /^(?:[^\s,]+ ){0,3}also\b|^(?:[^\s,]+ ){1,3}(?:this|that|these|those|it|them),|^(?:in addition|not to mention|as a result)\b(?! to\b)/i;
/** A 2" layer: no quotation begins or ends there. */
const INCHES = /(?<=\p{N}\s?)["”″]/gu;

/** Figures, abbreviations, models: "2 x HDMI, USB". */
const CODED = /\p{N}|^\P{L}*\p{Lu}{2}[\p{Lu}\p{P}]*$/u;
const CODED_SHARE = 0.5;
/** Of such a word or two, a short sentence has as many. */
const LEAST_CODED = 3;
function isOfCodes(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const coded = words.filter((word) => CODED.test(word)).length;
  return coded >= LEAST_CODED && coded / words.length >= CODED_SHARE;
}

const VERB = '(#Copula|#Modal|#Auxiliary|#PresentTense|#PastTense|#Infinitive|#Imperative)';
/** "Whether wall, desk or shelf.", "For courses in physics.": it is said with what it belongs to. */
function isAdjunct(sentence: string, grammar: Grammar): boolean {
  const [first = ''] = termsOf(sentence, grammar);
  if (grammar.language !== 'en' || !(first === 'whether' || grammar.open.has(first))) return false;
  const said = nlp(sentence);
  return said.has('^(#Preposition|#Conjunction|whether)') && !said.has(VERB);
}

/** Words for a search: so many say nothing without a verb. */
const HEAP_WORDS = 14;
/** "Duffle Bag - Large - Heavy - Black". */
const DASHED = /(?:\s[-–—]\s.*){3}/u;
const isHeap = (sentence: string, { language }: Grammar) =>
  DASHED.test(sentence) ||
  (language === 'en' && countWords(sentence) >= HEAP_WORDS && !nlp(sentence).has(VERB));

/** A question that can be said as it stands. */
const isLead = (sentence: string, language: Language) =>
  isQuestion(sentence) &&
  countWords(sentence) >= LEAD.min &&
  countWords(sentence) <= LEAD.max &&
  isFit(sentence, language) &&
  isOfLanguage(sentence, language.grammar);

/** Prose of the page's language that ends as it began. */
function isFit(sentence: string, { grammar, letters }: Language): boolean {
  const [opened, shut] = BRACKETS.map((bracket) => sentence.match(bracket)?.length ?? 0);
  return (
    isProse(sentence) &&
    !isRow(sentence) &&
    !isOfCodes(sentence) &&
    !isAdjunct(sentence, grammar) &&
    !isHeap(sentence, grammar) &&
    !POINTS_ELSEWHERE.test(sentence) &&
    !SPEAKER.test(sentence) &&
    !DAY.test(sentence) &&
    !PRICE_OFF.test(sentence) &&
    !HOLE.test(sentence) &&
    !(grammar.language === 'en' && LOST_WORD.test(sentence)) &&
    opened === shut &&
    [sentence, sentence.replace(INCHES, '')].some((one) => !hasOpenQuotation(one)) &&
    !isNoReason(sentence, grammar) &&
    !isCutOff(sentence, grammar) &&
    (!letters || [...sentence.matchAll(/\p{L}/gu)].every(([letter]) => letters.test(letter)))
  );
}
function isOfLanguage(sentence: string, grammar: Grammar): boolean {
  const terms = termsOf(sentence, grammar);
  return (
    terms.length < PROSE_WORDS ||
    grammar.little.size === 0 ||
    terms.some((term) => isLittleWord(term, grammar))
  );
}

const NAMING_WORDS = 4;
/** "It's", but not "there's", which points to nothing. */
const CONTRACTED = /^(it|they|he|she)'(?:s|re|ll|d|ve)$/u;
/** Whether it begins with a word for what was said before: "It folds flat", but not "This lamp folds flat". */
function leansBack(sentence: string, named: ReadonlySet<string>, grammar: Grammar): boolean {
  const [first = '', ...terms] = termsOf(sentence, grammar);
  const next = meaningOf(terms.slice(0, NAMING_WORDS).join(' '), grammar);
  return grammar.back.has(first.replace(CONTRACTED, '$1')) && !next.some((word) => named.has(word));
}

/** Paragraphs and lists that begin with small print and are mostly of it, and what stands under such a heading. */
function noticesAmong(
  lines: readonly Line[],
  named: ReadonlySet<string>,
  grammar: Grammar,
): ReadonlySet<Line> {
  const notices = new Set<Line>();
  for (let at = 0; at < lines.length;) {
    const [text = ''] = lines[at]?.sentences ?? [];
    const isTitle = share(new Set(meaningOf(text, grammar)), named) > TITLE_SHARE;
    const isUnder = !isTitle && isHeadingOfNotices(lines[at], grammar);
    let end = at + 1;
    if (isUnder && areTerms(lines.slice(at), named, grammar)) end = lines.length;
    while (lines[end] && (isUnder ? !isPlain(lines[end]) : lines[at]?.isMarked && lines[end]?.isMarked))
      end++;
    const block = lines.slice(at, end);
    const texts = block.flatMap(({ sentences }) => sentences);
    const small = texts.filter((one) => isNoReason(one, grammar)).length / texts.length;
    if (isUnder || (isNoReason(text, grammar) && small >= ROWS_SHARE))
      for (const line of block) notices.add(line);
    at = end;
  }
  return notices;
}

/** Terms of trade end a description: nothing behind their heading names the product, and enough of it is small print. */
function areTerms(lines: readonly Line[], named: ReadonlySet<string>, grammar: Grammar): boolean {
  const texts = lines.flatMap(({ sentences }) => sentences);
  return (
    texts.filter((text) => isNoReason(text, grammar)).length / texts.length >= SMALL_SHARE &&
    !texts.some((text) => meaningOf(text, grammar).some((word) => named.has(word)))
  );
}

/** It may hold the name of the product. */
const HEADING_WORDS = 12;
/** Neither of a list nor a sentence. */
const isPlain = (line: Line | undefined) => line?.isBare === true && !line.isMarked;
function isHeadingOfNotices(line: Line | undefined, grammar: Grammar): boolean {
  const [text = ''] = line?.sentences ?? [];
  const words = `${termsOf(text, grammar).join('-')}-`;
  return (
    isPlain(line) &&
    line?.sentences.length === 1 &&
    countWords(text) <= HEADING_WORDS &&
    (isSmallPrint(text, grammar) ||
      [...grammar.notices, ...grammar.directions].some((begin) => words.startsWith(`${begin}-`)))
  );
}

/** Small print, a warning, the text of a link. */
const isNoReason = (sentence: string, grammar: Grammar) => {
  const terms = termsOf(sentence, grammar);
  return (
    grammar.notices.has(terms[0] ?? '') ||
    terms.some((term) => grammar.descriptions.has(term)) ||
    isSmallPrint(sentence, grammar)
  );
};

/** "The model is wearing", but not "the image sensor sees". */
const OF_PAGE = '^the #Noun (#Copula|#Modal|#PresentTense)';
/** "The top must be oiled": how it is kept. */
const ADVISED = '(must|should) not? be #Adverb? (#PastTense|#Participle)';
/** A warning, also behind a label, an instruction, or what a picture of the page shows. */
function isNotice(sentence: string, grammar: Grammar): boolean {
  const [first = '', second = ''] = termsOf(sentence, grammar);
  if (grammar.notices.has(first)) return true;
  if (grammar.language !== 'en') return false;
  return (
    (first === 'the' && grammar.notices.has(second) && nlp(sentence).has(OF_PAGE)) ||
    nlp(sentence).has(ADVISED)
  );
}

function isSentence(text: string): boolean {
  const words = countWords(text);
  return isEnded(text) && words >= SENTENCE.min && words <= SENTENCE.max;
}
/** A sentence that has lost its full stop, as in a list among rows of figures. */
function isUnendedClause(text: string, grammar: Grammar): boolean {
  const words = countWords(text);
  return (
    grammar.language === 'en' &&
    !isEnded(text) &&
    words > SENTENCE.min &&
    words <= SENTENCE.max &&
    !isOfSeller(text, grammar) &&
    nlp(text).has(CLAUSE)
  );
}
/** "Strong suction: " is said with what follows, which says it. */
const LABEL = /^(?:[^\s:.!?]+ ){0,4}[^\s:.!?]+\s?: (?=(?:\S+ ){4})/u;
const CAPITAL_BEHIND = /: ["'“‘(¿¡]*\p{Lu}/u;
/** A sentence of its own, not a value: "Holder: with a clip, you can move it", but not "Contains: soy, milk and nuts". */
const isLabelledSentence = (text: string, grammar: Grammar) =>
  isEnded(text) &&
  (CAPITAL_BEHIND.test(text) ||
    withoutLabel(text)
      .split(', ')
      .some((part) => isClause(part, grammar)));
const withoutLabel = (text: string) => (isRow(text) ? text : text.replace(LABEL, ''));

const HAS_SMALL_WORD = /\s\p{Ll}/u;
function isPointWithWords({ text, line, isPoint }: Unit): boolean {
  const words = countWords(withoutLabel(text));
  // What has neither a mark nor an end may be a heading, which begins each of its words in capitals.
  const isHeading = !line.isMarked && line.isBare && !HAS_SMALL_WORD.test(text) && !/\p{N}/u.test(text);
  return isPoint && !isHeading && words >= POINT.min && words <= POINT.max;
}

/** A row of a table that lost its colon: "Memory bus 128 bits". */
const CELL = /^\p{L}.* \p{N}[\p{N}.,]*\s?(?:\S{1,5}(?: \S{1,5})?)?$/u;
const isCell = (text: string, grammar: Grammar) =>
  !isEnded(text) && CELL.test(text) && !termsOf(text, grammar).some((term) => isLittleWord(term, grammar));

interface Lists {
  /** Lines that stand for themselves: no rows, no cells of a table. */
  readonly points: ReadonlySet<Line>;
  /** Lines that are said with what stands over them, or are terms of trade: none of them is a sentence of its own. */
  readonly parts: ReadonlySet<Line>;
}
function listsAmong(lines: readonly Line[], grammar: Grammar): Lists {
  const points = new Set<Line>();
  const parts = new Set<Line>();
  const isPoint = (line: Line | undefined) =>
    line !== undefined && line.sentences.length === 1 && countWords(line.sentences[0] ?? '') <= POINT.max;
  for (let at = 0; at < lines.length;) {
    const isMarked = lines[at]?.isMarked === true;
    let end = at;
    while (isPoint(lines[end]) && lines[end]?.isMarked === isMarked) end++;
    end = at + beforeTerms(lines.slice(at, end), grammar);
    end = at + beforeRows(lines.slice(at, end));
    const list = lines.slice(at, end);
    if (list.length >= LEAST_POINTS && isOfItsLead(list, lines[at - 1], grammar))
      for (const line of list) parts.add(line);
    else if (isListOfPoints(list, grammar))
      // The first line without a mark may be the heading of the others.
      for (const line of isMarked || !list[0]?.isBare ? list : list.slice(1)) points.add(line);
    at = Math.max(end, at + 1);
  }
  return { points, parts };
}

/** How many lines stand before the terms of trade that a list goes on with: all, where it has too few of its own. */
function beforeTerms(list: readonly Line[], grammar: Grammar): number {
  const first = textsOf(list).findIndex((text) => isNoReason(text, grammar));
  return first > LEAST_POINTS ? first : list.length;
}

/** The same before a table that stands right under a list. */
function beforeRows(list: readonly Line[]): number {
  const texts = textsOf(list);
  const first = texts.findIndex((text) => isRow(text) || text.endsWith(':'));
  return first >= LEAST_POINTS && shareOf(texts.slice(first), isRow) >= ROWS_SHARE ? first : list.length;
}

const textsOf = (list: readonly Line[]) => list.map(({ sentences }) => sentences[0] ?? '');
const shareOf = (texts: readonly string[], isSuch: (text: string) => boolean) =>
  texts.filter(isSuch).length / texts.length;

/** Behind a colon, under a heading of small print or one that is cut off, or of small print itself. */
function isOfItsLead(list: readonly Line[], lead: Line | undefined, grammar: Grammar): boolean {
  const leading = lead?.sentences.at(-1) ?? '';
  const isHeading = lead?.isBare === true;
  return (
    leading.endsWith(':') ||
    (isHeading && (isHeadingOfNotices(lead, grammar) || isCutOff(leading, grammar))) ||
    shareOf(textsOf(list), (text) => isNoReason(text, grammar)) >= SMALL_SHARE
  );
}

function isListOfPoints(list: readonly Line[], grammar: Grammar): boolean {
  const texts = textsOf(list);
  return (
    list.length >= LEAST_POINTS &&
    shareOf(texts, (text) => isRow(text) || isCell(text, grammar)) < ROWS_SHARE &&
    (list[0]?.isMarked === true ||
      (!texts.some(isRow) && shareOf(texts, (text) => !text.includes(' ')) <= CELLS_SHARE))
  );
}

/** A word of which the first letter is left: "the information on y". */
const LONE_LETTER = / \p{Ll}$/u;
/** Whether it stops in mid-thought: "operations such as", "it is one of the". */
function isCutOff(text: string, grammar: Grammar): boolean {
  if (isEnded(text)) return false;
  const last = termsOf(text, grammar).at(-1) ?? '';
  if (LONE_LETTER.test(text)) return true;
  if (grammar.language !== 'en') return grammar.open.has(last);
  const ending = nlp(text.split(' ').slice(-4).join(' ')).termList() as { tags?: ReadonlySet<string> }[];
  const tags = ending.at(-1)?.tags;
  return !!tags && ['Determiner', 'Conjunction', 'Preposition'].some((tag) => tags.has(tag));
}
