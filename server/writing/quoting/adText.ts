/** What a description is made of: lines and sentences in the seller's words and order, without what is no prose. */
import { plainText } from '../../reading/html/plainText';
import { sentencesOf } from '../../text/sentences';
import { termsOf, type Grammar } from './grammar';

/** One line or bullet point. */
export interface Line {
  /** What it begins with, its mark included: "Thick glass: ". */
  readonly heading: string;
  readonly sentences: readonly string[];
}

const UNSPOKEN = /[®™©\ufe0f\u200d]/gu;
const BULLETS = /[\p{Extended_Pictographic}\p{Regional_Indicator}•‣◦▪▫●○■□◆◇►▸✓]+|\s·\s/gu;
/** A sign of markup that was written apart: "& # x2022;". */
const BROKEN_SIGN = /&\s*#\s*x?[\da-f]{2,5};/giu;
/** What a point begins with: a dash, a star, its number. */
const LINE_START = /^(?:[^\p{L}\p{N}\p{Sc}\p{Ps}\p{Pi}"'¿¡]+|\(?\d{1,2}[.)]\s+|\(?\p{L}\)\s+)+/u;
/** A text that was broken into lines of one width goes on in lower case. */
const WRAPPED = /(?<=^.{40,}[^.!?:;\s])[ \t]*\n(?=\p{Ll})/gmu;
const BOXED_HEADING = /^【([^】]*)】\s*/;
/** "Thick glass: …", "Thick glass – …": a few words before a mark, and what begins anew behind it. */
const HEADING = /^(?:[^\s:.!?]+ ){0,4}[^\s:.!?]+(?:\s?:| [-–—])\s+(?=[\p{Lu}\p{N}\p{Sc}])/u;
/** A heading in capitals needs no capital behind it. */
const SHOUTED_HEADING = /^(?=\P{Ll}*\p{Lu}{3}\P{Ll}*:)(?:[^\s:.!?\p{Ll}]+ ){0,4}[^\s:.!?\p{Ll}]+\s?:\s+/u;
/** Rows of tables, crumbs, addresses, code, and letters that were lost in a wrong encoding. */
const NO_PROSE =
  /^\(?\p{L}\)\s|[|›<>{}[\]=\\^_`*#\ufffd]|^[^«]*»|\w\((?!\p{L}{1,2}\))|https?:|www\.|\S@\S|\p{Ll}{3}\d/u;
const QUESTION = /[?？]["'”’)]*$/;
/** What somebody else says, or is to say. */
const QUOTED = /^["“„«‘].*["”“»’][.!]?$/u;
/** A row of a table: "Weight: 200 g" is one, "Warranty: 5 years on the frame" is none. */
const ROW = /^(?:[^\s:.!?]+ ){0,6}[^\s:.!?]+\s?:\s*(?!(?:.*?\p{L}{3,}(?!\p{L})){3})/u;
/** Numbers of articles and models. */
const CODE = /\d{5}|(?<![\p{L}\d-])(?=[\p{Lu}\d-]*\d)(?=[\p{Lu}\d-]*\p{Lu}{2})[\p{Lu}\d-]{5,}/u;
/** Paragraphs that were joined without a space: "cloth.Wipe". */
const GLUED = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll})/gu;
const LONG_SHOUT = /\p{Lu}{5}/u;
const SHOUT =
  /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}'’&-]*(?:[ ,]+[\p{Lu}\p{N}][\p{Lu}\p{N}'’&-]*)+(?![\p{Ll}\p{N}])/gu;
const ENDED = /[.!?…。！？।]["'”’»)]*$/;

/** A lone line of so few words that has no end is a heading or a button. */
const HEADING_WORDS = 6;
const WRAPPED_CHARACTERS = 300;
const EDGE_WORDS = 5;
/** A longer line that has no end is prose all the same. */
const POINT_WORDS = 14;
/** So many lines, of which a third are one word, are the cells of a table. */
const TABLE_LINES = 3;

interface Written {
  readonly text: string;
  /** It has no end of a sentence, and no mark of a point. */
  readonly isBare: boolean;
}

export function linesOf(description: string, grammar: Grammar): Line[] {
  const whole = plainText(description)
    .replace(UNSPOKEN, '')
    .replace(BROKEN_SIGN, '•')
    .replace(BULLETS, '\n• ')
    .replace(WRAPPED, ' ')
    .split('\n')
    .reduce<string[]>((lines, line) => {
      const before = lines.at(-1);
      const isRest = before !== undefined && isOpen(before, grammar) && !isMarked(line);
      return isRest ? [...lines.slice(0, -1), `${before} ${line}`] : [...lines, line];
    }, []);
  const written = whole
    .map((line) => {
      const text = line.trim().replace(BOXED_HEADING, '$1: ');
      const said = text.replace(LINE_START, '');
      const isProseLine = ENDED.test(said) || said.split(' ').length > POINT_WORDS;
      return { text: said, isBare: said === text && !isProseLine };
    })
    // What begins in lower case and ends is the rest of the line before, such as a button's.
    .filter(({ text, isBare }, at, all) => isBare || !all[at - 1]?.isBare || /^\P{Ll}/u.test(text))
    .filter(({ text }) => text !== '' && (isProse(text) || / [^ ]+[.!?] /.test(text)));
  return withoutFurniture(withoutEdges(written)).map((line) => {
    const [heading = ''] = SHOUTED_HEADING.exec(line) ?? HEADING.exec(line) ?? [];
    const isShouted = / .* /.test(heading) && !/\p{Ll}/u.test(heading);
    return {
      heading: isShouted ? lowered(heading) : heading,
      sentences: sentencesOf(flowing(unshouted(line.slice(heading.length))), grammar.abbreviations).map(
        ({ text }) => text,
      ),
    };
  });
}

/** A line that ends in the middle goes on in the next: behind a comma, in a bracket, behind "of the". */
function isOpen(line: string, grammar: Grammar): boolean {
  if (line.length > WRAPPED_CHARACTERS || ENDED.test(line)) return false;
  const isInBracket = line.lastIndexOf('(') > line.lastIndexOf(')');
  return isInBracket || /\S[,，、]$/u.test(line) || grammar.open.has(termsOf(line, grammar).at(-1) ?? '');
}
const isMarked = (line: string) => line.trim().replace(LINE_START, '') !== line.trim();

/** The heading above a text and the button below it: a few words at its edges where its lines are longer. */
function withoutEdges(lines: readonly Written[]): readonly Written[] {
  const wordsOf = (line: Written | undefined) => line?.text.split(' ').length ?? 0;
  const usual = lines.map(wordsOf).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  const isEdge = (line: Written | undefined) =>
    line?.isBare && wordsOf(line) <= EDGE_WORDS && usual > EDGE_WORDS;
  return lines.slice(isEdge(lines[0]) ? 1 : 0, isEdge(lines.at(-1)) ? -1 : undefined);
}

/** Points come in company: a short line alone among prose is a heading or a button, and single words between others are a table. */
function withoutFurniture(lines: readonly Written[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (lines[end]?.isBare) end++;
    const run = lines.slice(at, end).map(({ text }) => text);
    const next = lines[end]?.text;
    const points = run.filter((text) => !text.endsWith(':'));
    const isTable =
      run.length >= TABLE_LINES && run.filter((text) => !text.includes(' ')).length * 3 >= run.length;
    const [first = ''] = points;
    const isHeading = first.split(' ').length <= HEADING_WORDS && !/\p{N}/u.test(first);
    const isAlone = points.length === 1 && lines.length > 1 && isHeading;
    if (!isTable && !isAlone) kept.push(...points);
    if (next !== undefined) kept.push(next);
    at = end + 1;
  }
  return kept;
}

export const isQuestion = (sentence: string): boolean => QUESTION.test(sentence);
/** A question tells nothing of a product. */
export const isProse = (sentence: string): boolean =>
  ![QUESTION, QUOTED, NO_PROSE].some((pattern) => pattern.test(sentence)) &&
  !(ROW.test(sentence) && CODE.test(sentence));

export const isRow = (sentence: string): boolean => ROW.test(sentence);
export const isEnded = (sentence: string): boolean => ENDED.test(sentence);

const flowing = (text: string) => text.replace(GLUED, ' ').replace(/\s+/g, ' ');

/** Several words in capitals are read as words, not letter by letter; short ones and those with figures stay. */
export const unshouted = (line: string): string =>
  line.replace(SHOUT, (run) => (LONG_SHOUT.test(run) ? lowered(run) : run));

const lowered = (text: string) =>
  text.replace(/\S+/g, (word) => (/\p{N}/u.test(word) ? word : word.toLowerCase()));
