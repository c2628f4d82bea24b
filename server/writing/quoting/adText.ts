/** What a description is made of: lines and sentences in the seller's words and order, without what is no prose. */
import { plainText } from '../../reading/html/plainText';

/** One line or bullet point. */
export interface Line {
  /** What it begins with, its mark included: "Thick glass: ". */
  readonly heading: string;
  readonly sentences: readonly string[];
}

const UNSPOKEN = /[®™©\ufe0f\u200d]/gu;
const BULLETS = /[\p{Extended_Pictographic}\p{Regional_Indicator}•‣◦▪▫●○■□◆◇►▸✓]+|\s·\s/gu;
const LINE_START = /^(?:[^\p{L}\p{N}\p{Sc}\p{Ps}\p{Pi}"']+|\(?\d{1,2}[.)]\s+)+/u;
/** A text that was broken into lines of one width goes on in lower case. */
const WRAPPED = /(?<=^.{40,}[^.!?:;\s])[ \t]*\n(?=\p{Ll})/gmu;
const BOXED_HEADING = /^【([^】]*)】\s*/;
/** "Thick glass: …", "Thick glass – …": a few words before a mark, and what begins anew behind it. */
const HEADING = /^(?:[^\s:.!?]+ ){0,4}[^\s:.!?]+(?::| [-–—])\s+(?=[\p{Lu}\p{N}\p{Sc}])/u;
/** Rows of tables, crumbs, addresses and code. */
const NO_PROSE = /[|›»<>{}[\]=\\^_`*]|\w\(|https?:|www\.|\S@\S/;
const QUESTION = /\?["'”’)]*$/;
const ABBREVIATION = /(?:^|\s)\p{L}{1,4}\.\s*$/u;
/** Words of a table's cell that make a sentence of it: "Weight: 200 g" is none, "Warranty: 5 years on the frame" is. */
const CELL = /^(?:[^\s:.!?]+ ){0,4}[^\s:.!?]+:\s*(?!(?:.*?\p{L}{3,}){3})/u;
const LONG_SHOUT = /\p{Lu}{5}/u;
const SHOUT =
  /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}'’&-]*(?:[ ,]+[\p{Lu}\p{N}][\p{Lu}\p{N}'’&-]*)+(?![\p{Ll}\p{N}])/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export const linesOf = (description: string): Line[] =>
  plainText(description)
    .replace(UNSPOKEN, '')
    .replace(BULLETS, '\n')
    .replace(WRAPPED, ' ')
    .split('\n')
    .map((line) => line.trim().replace(BOXED_HEADING, '$1: ').replace(LINE_START, ''))
    .filter((line) => line !== '' && !line.endsWith(':'))
    .map((line) => {
      const [heading = ''] = HEADING.exec(line) ?? [];
      const isShouted = / .* /.test(heading) && !/\p{Ll}/u.test(heading);
      return {
        heading: isShouted ? lowered(heading) : heading,
        sentences: sentencesOf(unshouted(line.slice(heading.length))),
      };
    });

/** A question tells nothing of a product. */
export const isProse = (sentence: string): boolean =>
  ![QUESTION, NO_PROSE, CELL].some((pattern) => pattern.test(sentence));

/** An abbreviation's full stop ends no sentence: "approx. 5 cm". */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text.replace(/\s+/g, ' '))) {
    const last = sentences.at(-1);
    if (last && ABBREVIATION.test(last) && /^\P{Lu}/u.test(segment)) sentences.splice(-1, 1, last + segment);
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** Several words in capitals are read as words, not letter by letter; short ones and those with figures stay. */
export const unshouted = (line: string): string =>
  line.replace(SHOUT, (run) => (LONG_SHOUT.test(run) ? lowered(run) : run));

const lowered = (text: string) =>
  text.replace(/\S+/g, (word) => (/\p{N}/u.test(word) ? word : word.toLowerCase()));
