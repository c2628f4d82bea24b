/**
 * What a page says, sentence by sentence, each whole and in its order; and which of them can be said as they stand.
 * Whether one speaks of the product, and is worth saying, is the person's to know.
 */
import { PAGE_SENTENCE_CHARACTERS } from '../../../contract/limits';
import { countWords } from '../../../contract/scripts/countWords';
import { isEnded, isQuestion, isRow, linesOf, type Line } from './adText';
import { isClause } from './breaths';
import { lettersOf, meaningOf, saysShare, termsOf, withNameOf, type Grammar } from './grammar';
import { besideRows, isCell, listsAmong, POINT } from './lists';
import { isNotice, noticesAmong, TITLE_SHARE } from './notices';
import { isProperty } from './properties';
import { isShortPoint, withShortPointsJoined } from './shortPoints';
import { capital, closed, type Language } from './spoken';
import type { Names, Sayable } from './told';
import { isFit, isOfLanguage, isOfSpeaker, isSentence, isUnendedClause } from './wholeSentence';

const LEAD = { min: 2, max: 16 } as const;
/** A single word among lines without a mark is a table's cell, a tab or a button. */
const LEAST_OFFERED = 2;
/** As many can be looked through. */
const MOST_OFFERED = 200;
/** Two sentences that share more of their words say the same. */
const SAME_SHARE = 0.6;

export interface PageText extends Sayable {
  readonly text: string;
  /** A sentence or a point that can be said as it stands, of whatever it speaks. */
  readonly isWhole: boolean;
  /** A question that its own paragraph goes on from: it tells nothing, and an ad can begin with it. */
  readonly isLead: boolean;
  /** It speaks of what stands before it, and is said behind that alone. */
  readonly leansBack: boolean;
  /** It has a word of the product's name that is not the brand's. */
  readonly isNamed: boolean;
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
  /** What was read of the page, where the description was changed since: the rest are the person's own words. */
  readonly pageDescription?: string | undefined;
  /** Rows of its table that stand elsewhere. */
  readonly properties?: readonly string[] | undefined;
}

export interface PageReading {
  readonly sentences: readonly PageText[];
  readonly names: Names;
}

export function pageSentences(
  { title, brand = '', description, pageDescription, properties = [] }: PageWords,
  { grammar: known, ...spoken }: Language,
): PageReading {
  const grammar = withNameOf(title, known);
  const language: Language = { ...spoken, grammar };
  const lines = linesOf(description, grammar);
  const { points, parts } = listsAmong(lines, grammar);
  const named = new Set(meaningOf(title, grammar));
  const own = withoutBrand(new Set(meaningOf(thingIn(title, grammar), grammar)), brand, grammar);
  const notices = noticesAmong(lines, named, grammar);
  const table = besideRows(lines);
  const saidBefore: ReadonlySet<string>[] = [named];
  const sentences = new Map<string, PageText>();
  /** Whether what stands before is about the product, so that "it" may mean that. */
  let isFollowed = true;
  const ofPage = pageDescription === undefined ? undefined : sentencesIn(pageDescription, grammar);
  const isShort = (line: Line) => !notices.has(line) && !parts.has(line) && isShortPoint(line, grammar);
  for (const { line, said: breaths, isJoined } of withShortPointsJoined(lines, isShort, grammar)) {
    for (const [at, { text: sentence, of }] of breaths.entries()) {
      const text = closed(capital(sentence), language.fullStop);
      if (!isOffered(sentence, text) || sentences.has(text)) continue;
      const unit = { text: sentence, line, isPoint: points.has(line) };
      const isLabelled = (unit.isPoint || isLabelledSentence(sentence, grammar)) && !table.has(line);
      const said = isLabelled
        ? withoutLabel(sentence).replace(unit.isPoint ? DASHED_LABEL : '', '')
        : sentence;
      const isOwn = ofPage !== undefined && !of.every((one) => ofPage.has(lettersOf(one)));
      const canBeSaid =
        !notices.has(line) &&
        !isQuestion(sentence) &&
        !isNotice(sentence, grammar) &&
        !(grammar.language === 'en' && LOST_END.test(sentence)) &&
        isFit(said, language) &&
        (isOwn || !isOfSpeaker(said)) &&
        (isJoined || isOfLanguage(said, grammar));
      const meaning = new Set(meaningOf(sentence, grammar));
      const isNew = saidBefore.every(
        (other, at) => saysShare(meaning, other) <= (at === 0 ? TITLE_SHARE : SAME_SHARE),
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
      isFollowed = isWhole || saysShare(meaning, named) > TITLE_SHARE;
      if (isWhole) saidBefore.push(meaning);
      sentences.set(text, {
        text,
        said: closed(capital(said), language.fullStop),
        isPoint: isPoint || isJoined,
        isOwn,
        isWhole,
        isLead: at < breaths.length - 1 && isLead(sentence, language) && !notices.has(line),
        leansBack: leans,
        isNamed: [...meaning].some((word) => own.has(word)),
        isProperty: !isWhole && !notices.has(line) && isProperty(sentence, grammar),
      });
    }
  }
  const rows = [...new Set(properties.map((row) => closed(capital(row), language.fullStop)))]
    .filter((text) => !sentences.has(text) && isProperty(text, grammar))
    .map((text): PageText => ({ ...ROW_TEXT, text, said: text }));
  return {
    sentences: [...[...sentences.values()].slice(0, MOST_OFFERED - rows.length), ...rows],
    names: {
      own: new Set([...own, ...joinedWords(thingIn(title, grammar), grammar)]),
      whole: own,
      called: thingIn(title, grammar).toLowerCase(),
      title: lettersOf(`${title} ${brand}`),
    },
  };
}

/** In letters, each as the page has it. */
const sentencesIn = (text: string, grammar: Grammar): ReadonlySet<string> =>
  new Set(linesOf(text, grammar).flatMap(({ sentences }) => sentences.map(lettersOf)));

const ROW_TEXT = {
  ...{ isPoint: false, isOwn: false },
  ...{ isWhole: false, isLead: false, leansBack: false, isNamed: false },
  isProperty: true,
} as const satisfies Omit<PageText, 'text' | 'said'>;

/** "Lamp | for the garden": the garden is another thing. */
function thingIn(title: string, { purpose }: Grammar): string {
  const words = title.split(' ');
  const to = words.findIndex((word) => purpose?.has(word.toLowerCase()));
  return to > 0 ? words.slice(0, to).join(' ') : title;
}

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

const isOffered = (sentence: string, text: string) =>
  /\p{L}{2}/u.test(sentence) &&
  countWords(sentence) >= LEAST_OFFERED &&
  text.length <= PAGE_SENTENCE_CHARACTERS &&
  !/https?:|www\.|[{}<>\ufffd]/.test(sentence);

/** A question that can be said as it stands. */
const isLead = (sentence: string, language: Language) =>
  isQuestion(sentence) &&
  countWords(sentence) >= LEAD.min &&
  countWords(sentence) <= LEAD.max &&
  isFit(sentence, language) &&
  !isOfSpeaker(sentence) &&
  isOfLanguage(sentence, language.grammar);

const NAMING_WORDS = 4;
/** "It's", but not "there's", which points to nothing. */
const CONTRACTED = /^(it|they|he|she)'(?:s|re|ll|d|ve)$/u;
/** Whether it begins with a word for what was said before: "It folds flat", but not "This lamp folds flat". */
function leansBack(sentence: string, named: ReadonlySet<string>, grammar: Grammar): boolean {
  const [first = '', ...terms] = termsOf(sentence, grammar);
  const next = meaningOf(terms.slice(0, NAMING_WORDS).join(' '), grammar);
  return grammar.back.has(first.replace(CONTRACTED, '$1')) && !next.some((word) => named.has(word));
}
/** "Also fits …", "Along with this, …", "In addition, …". */
const LEANS =
  /^(?:[^\s,]+ ){0,3}also\b|^(?:[^\s,]+ ){1,3}(?:this|that|these|those|it|them),|^(?:in addition|not to mention|as a result)\b(?! to\b)/i;

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
/** "Soft Touch — " */
const DASHED_LABEL = /^(?:[\p{Lu}&][^\s:.!?,]* ){1,5}[—–] (?=(?:\S+ ){3})/u;
/** Two lines in one, the first of which has lost its end: "Catnip included Perfect for: indoor cats". */
const LOST_END = /^\p{Lu}\S* \p{Ll}{4,} \p{Lu}\p{Ll}[^:.!?]*: /u;

const HAS_SMALL_WORD = /\s\p{Ll}/u;
function isPointWithWords({ text, line, isPoint }: Unit): boolean {
  const words = countWords(withoutLabel(text));
  // What has neither a mark nor an end may be a heading, which begins each of its words in capitals.
  const isHeading = !line.isMarked && line.isBare && !HAS_SMALL_WORD.test(text) && !/\p{N}/u.test(text);
  return isPoint && !isHeading && words >= POINT.min && words <= POINT.max;
}
