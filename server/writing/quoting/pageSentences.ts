/**
 * What a page says, sentence by sentence, each whole and in its order; and which of them can be said as they stand.
 * Whether one speaks of the product, and is worth saying, is the person's to know.
 */
import nlp from 'compromise/two';
import { PAGE_SENTENCE_CHARACTERS } from '../../../contract/limits';
import { countWords } from '../../../contract/scripts/countWords';
import { isEnded, isProse, isRow, linesOf, type Line } from './adText';
import { isLittleWord, meaningOf, termsOf, type Grammar } from './grammar';
import { capital, closed, type Language } from './spoken';

/** Words that can be said in one breath, and those that say enough. */
const SENTENCE = { min: 4, max: 28 } as const;
const POINT = { min: 3, max: 20 } as const;
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
}

interface Unit {
  readonly text: string;
  /** The line that it stands in. */
  readonly line: Line;
  readonly isPoint: boolean;
}

export function pageSentences(
  { title, description }: { readonly title: string; readonly description: string },
  language: Language,
): PageText[] {
  const { grammar, fullStop } = language;
  const lines = linesOf(description, grammar);
  const points = pointsAmong(lines, grammar);
  const said: ReadonlySet<string>[] = [new Set(meaningOf(title, grammar))];
  const sentences = new Map<string, PageText>();
  for (const line of lines)
    for (const sentence of line.sentences) {
      const text = closed(capital(sentence), fullStop);
      if (!isOffered(sentence, text) || sentences.has(text)) continue;
      const unit = { text: sentence, line, isPoint: points.has(line) };
      const canBeSaid = isFit(unit.isPoint ? withoutLabel(sentence) : sentence, language);
      const meaning = new Set(meaningOf(sentence, grammar));
      const isNew = said.every((other, at) => share(meaning, other) <= (at === 0 ? TITLE_SHARE : SAME_SHARE));
      const isWhole = canBeSaid && isNew && (isSentence(sentence) || isPointWithWords(unit));
      if (isWhole) said.push(meaning);
      sentences.set(text, { text, isWhole });
    }
  return [...sentences.values()].slice(0, MOST_OFFERED);
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

/** What the rest of the page is needed for: a place on it, a list that follows, a thought that was cut. */
const POINTS_ELSEWHERE = /[:;…]|\.\.|\b(?:below|above|here|click)\b|\p{Sc}/iu;
const SPEAKER = /(?<!\p{L})(?:I|my|me)(?!\p{L})/u;
const BRACKETS = [/[([]/g, /[)\]]/g] as const;
/** "Also fits …", "Along with this, …". */
const LEANS = /^(?:[^\s,]+ ){0,3}also\b|^(?:[^\s,]+ ){1,3}(?:this|that|these|those|it|them),/i;

/** Prose of the page's language that ends as it began. */
function isFit(sentence: string, { grammar, letters }: Language): boolean {
  const [opened, shut] = BRACKETS.map((bracket) => sentence.match(bracket)?.length ?? 0);
  const terms = termsOf(sentence, grammar);
  return (
    isProse(sentence) &&
    !isRow(sentence) &&
    !POINTS_ELSEWHERE.test(sentence) &&
    !SPEAKER.test(sentence) &&
    !LEANS.test(sentence) &&
    opened === shut &&
    (sentence.match(/["“”„«»]/g)?.length ?? 0) % 2 === 0 &&
    !isSmallPrint(sentence, grammar) &&
    !isCutOff(sentence, grammar) &&
    (!letters || [...sentence.matchAll(/\p{L}/gu)].every(([letter]) => letters.test(letter))) &&
    (terms.length < PROSE_WORDS || terms.some((term) => isLittleWord(term, grammar)))
  );
}

const isSmallPrint = (sentence: string, grammar: Grammar) => {
  const terms = termsOf(sentence, grammar);
  return (
    grammar.notices.has(terms[0] ?? '') ||
    [...grammar.smallPrint].some((begin) => terms.some((term) => term.startsWith(begin)))
  );
};

function isSentence(text: string): boolean {
  const words = countWords(text);
  return isEnded(text) && words >= SENTENCE.min && words <= SENTENCE.max;
}
/** "Strong suction: " is said with what follows, which says it. */
const LABEL = /^(?:[^\s:.!?]+ ){0,3}[^\s:.!?]+: (?=(?:\S+ ){4})/u;
const withoutLabel = (text: string) => (isRow(text) ? text : text.replace(LABEL, ''));

const HAS_SMALL_WORD = /\s\p{Ll}/u;
function isPointWithWords({ text, line, isPoint }: Unit): boolean {
  const words = countWords(withoutLabel(text));
  // What has neither a mark nor an end may be a heading, which begins each of its words in capitals.
  const isHeading = !line.isMarked && line.isBare && !HAS_SMALL_WORD.test(text) && !/\p{N}/u.test(text);
  return isPoint && !isHeading && words >= POINT.min && words <= POINT.max;
}

/** The lines of lists that stand for themselves: not behind a colon, no rows, no terms, no cells of a table. */
function pointsAmong(lines: readonly Line[], grammar: Grammar): ReadonlySet<Line> {
  const points = new Set<Line>();
  const isPoint = (line: Line | undefined) =>
    line !== undefined && line.sentences.length === 1 && countWords(line.sentences[0] ?? '') <= POINT.max;
  for (let at = 0; at < lines.length;) {
    const isMarked = lines[at]?.isMarked === true;
    let end = at;
    while (isPoint(lines[end]) && lines[end]?.isMarked === isMarked) end++;
    const list = lines.slice(at, end);
    if (isListOfPoints(list, lines[at - 1], grammar))
      // The first line without a mark may be the heading of the others.
      for (const line of isMarked || !list[0]?.isBare ? list : list.slice(1)) points.add(line);
    at = Math.max(end, at + 1);
  }
  return points;
}

function isListOfPoints(list: readonly Line[], lead: Line | undefined, grammar: Grammar): boolean {
  const texts = list.map(({ sentences }) => sentences[0] ?? '');
  const part = (isSuch: (text: string) => boolean) => texts.filter(isSuch).length / texts.length;
  const leading = lead?.sentences.at(-1) ?? '';
  const isHeading = lead?.isBare === true;
  return (
    list.length >= LEAST_POINTS &&
    !leading.endsWith(':') &&
    !(isHeading && (isSmallPrint(leading, grammar) || isCutOff(leading, grammar))) &&
    part((text) => isRow(text)) < ROWS_SHARE &&
    part((text) => isSmallPrint(text, grammar)) < SMALL_SHARE &&
    (list[0]?.isMarked === true || texts.every((text) => text.includes(' ') && !isRow(text)))
  );
}

/** Whether it stops in mid-thought: "operations such as", "it is one of the". */
function isCutOff(text: string, grammar: Grammar): boolean {
  if (isEnded(text)) return false;
  const last = termsOf(text, grammar).at(-1) ?? '';
  if (grammar.language !== 'en') return grammar.open.has(last);
  const ending = nlp(text.split(' ').slice(-4).join(' ')).termList() as { tags?: ReadonlySet<string> }[];
  const tags = ending.at(-1)?.tags;
  return !!tags && ['Determiner', 'Conjunction', 'Preposition'].some((tag) => tags.has(tag));
}
