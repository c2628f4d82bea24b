/** What a description is made of: lines and sentences in the seller's words and order, without what is no prose. */
import { plainText } from '../../reading/html/plainText';
import { withoutFootnotes } from '../../text/footnotes';
import { sentencesOf } from '../../text/sentences';
import { termsOf, type Grammar } from './grammar';

export interface Line {
  readonly sentences: readonly string[];
  /** It has the mark of a point. */
  readonly isMarked: boolean;
  /** It has no end of a sentence. */
  readonly isBare: boolean;
}

const UNSPOKEN = /[®™©\ufe0f\u200d]/gu;
const BULLETS = /[\p{Extended_Pictographic}\p{Regional_Indicator}•‣◦▪▫●○■□◆◇►▸✓]+|\s·\s/gu;
/** A sign of markup that was written apart: "& # x2022;". */
const BROKEN_SIGN = /&\s*#\s*x?[\da-f]{2,5};/giu;
/** What a point begins with: a dash, a star, its number. */
const LINE_START =
  /^(?:[^\p{L}\p{N}\p{Sc}\p{Ps}\p{Pi}"'¿¡]+|\(?\d{1,2}(?:[.)](?:\s+|(?=\p{Lu}))|、)|\(?\p{L}\)\s+)+/u;
/** What counts the points of a list that is written in one line. */
const NUMBER = /^\(?\d{1,2}(?:[.)]\s+(?=\p{Lu})|、)/u;
/** Each point of a list, a sentence too, may end so. */
const POINT_END = /((?:\S+\s+){4}\S+);\s*$/u;
/** Also behind the mark of its point. */
const BOXED_HEADING = /^([^\p{L}\p{N}【]*)【([^】]*)】\s*:?\s*/u;
/** Rows of tables, crumbs, addresses, code, and letters that were lost in a wrong encoding. */
const NO_PROSE =
  /^\(?\p{L}\)\s|[|›<>{}[\]=\\^_`*#\ufffd]|^[^«]*»|\w\((?!\p{L}{1,2}\))|https?:|www\.|\p{Ll}{3}\.\p{Ll}{2}|\S@\S|\p{Ll}{3}\d/u;
const QUESTION = /[?？]["'”’)]*$/;
/** What somebody else says, or is to say. */
const QUOTED = /^["“„«‘].*["”“»’][.!]?$|^["“„«][^"”“»]*,["”“»]/u;
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

const WRAPPED_CHARACTERS = 300;

/** All of it, in the page's order. */
export const linesOf = (description: string, grammar: Grammar): Line[] =>
  withoutFootnotes(plainText(description))
    .replace(UNSPOKEN, '')
    .replace(BROKEN_SIGN, '•')
    .replace(BULLETS, '\n• ')
    .split('\n')
    .reduce<string[]>((lines, line) => {
      const before = lines.at(-1);
      const isRest = before !== undefined && isOpen(before, grammar) && !isMarked(line);
      return isRest ? [...lines.slice(0, -1), `${before} ${line}`] : [...lines, line];
    }, [])
    .map((line) => {
      const text = line.trim().replace(BOXED_HEADING, '$1$2: ');
      const said = text.replace(LINE_START, '').replace(POINT_END, '$1.');
      return {
        sentences: sentencesOf(flowing(unshouted(said)), grammar.abbreviations).map(({ text: one }) =>
          one.replace(NUMBER, ''),
        ),
        isMarked: LINE_START.test(text),
        isBare: !ENDED.test(said),
      };
    })
    .filter(({ sentences }) => sentences.length > 0);

/** A line that ends in the middle goes on in the next: behind a comma, in a bracket, behind "of the". */
function isOpen(line: string, grammar: Grammar): boolean {
  if (line.length > WRAPPED_CHARACTERS || ENDED.test(line)) return false;
  const isInBracket = line.lastIndexOf('(') > line.lastIndexOf(')');
  return isInBracket || /\S[,，、]$/u.test(line) || grammar.open.has(termsOf(line, grammar).at(-1) ?? '');
}
const isMarked = (line: string) => line.trim().replace(LINE_START, '') !== line.trim();

/** A question tells nothing of a product. */
export const isQuestion = (sentence: string): boolean => QUESTION.test(sentence);
export const isProse = (sentence: string): boolean =>
  ![QUOTED, NO_PROSE].some((pattern) => pattern.test(sentence)) &&
  !(ROW.test(sentence) && CODE.test(sentence));

export const isRow = (sentence: string): boolean => ROW.test(sentence);
export const isEnded = (sentence: string): boolean => ENDED.test(sentence);

const flowing = (text: string) => text.replace(GLUED, ' ').replace(/\s+/g, ' ');

/** Several words in capitals are read as words, not letter by letter; short ones and those with figures stay. */
export const unshouted = (line: string): string =>
  line.replace(SHOUT, (run) => (LONG_SHOUT.test(run) ? lowered(run) : run));

const lowered = (text: string) =>
  text.replace(/\S+/g, (word) => (/\p{N}/u.test(word) ? word : word.toLowerCase()));
