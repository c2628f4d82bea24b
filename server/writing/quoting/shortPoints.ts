/** What is too short to be said alone: points and fragments, two or three in one breath. */
import { countWords } from '../../../contract/scripts/countWords';
import { isEnded, isProse, isQuestion, isRow, type Line } from './adText';
import { breathsOf, isClause } from './breaths';
import { isLittleWord, type Grammar } from './grammar';
import { CELLS_SHARE, isCell, LEAST_POINTS } from './lists';
import { isNoReason, isNotice } from './notices';
import { isFit, isOfSpeaker, isSentence, SENTENCE } from './wholeSentence';

/** Words of the shortest. */
const LEAST_WORDS = 2;
/** Of a point that is said with others: where a clause is known as one, and where it is not. */
const SHORT_WORDS = { en: 5, other: 3 } as const;
interface Breath {
  readonly text: string;
  /** The sentences of the description that it is made of. */
  readonly of: readonly string[];
}
interface Told {
  readonly line: Line;
  /** What can be said of it in one breath each. */
  readonly said: readonly Breath[];
  readonly isJoined: boolean;
}
/** Short points, two or three in one breath: "Funnel neck, textured design." Alone each of them is over too soon. */
export function withShortPointsJoined(
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
      const said = withFragmentsJoined(line.sentences, grammar).flatMap(({ text, of }) =>
        breathsOf(text, grammar).map((breath): Breath => ({ text: breath, of })),
      );
      told.push({ line, said, isJoined: false });
      at++;
      continue;
    }
    const breaths = Math.ceil(run.length / LEAST_POINTS);
    for (let nth = 0; nth < breaths; nth++) {
      const from = Math.floor((nth * run.length) / breaths);
      const part = run.slice(from, Math.floor(((nth + 1) * run.length) / breaths));
      const of = part.map(({ sentences }) => sentences[0] ?? '');
      if (part[0])
        told.push({ line: part[0], said: [{ text: joinedPoints(of, grammar), of }], isJoined: true });
    }
    at = end;
  }
  return told;
}

/** "Long design. Fitted waist. Open back.": two or three in one breath, as they stand. */
function withFragmentsJoined(sentences: readonly string[], grammar: Grammar): Breath[] {
  const said: Breath[] = [];
  for (let at = 0; at < sentences.length;) {
    let end = at;
    while (isFragment(sentences[end], grammar)) end++;
    const groups = end - at < LEAST_FRAGMENTS ? 0 : Math.ceil((end - at) / LEAST_POINTS);
    if (groups === 0) said.push({ text: sentences[at] ?? '', of: sentences.slice(at, at + 1) });
    for (let nth = 0; nth < groups; nth++) {
      const [from, to] = [nth, nth + 1].map((part) => at + Math.floor((part * (end - at)) / groups));
      const of = sentences.slice(from, to);
      said.push({ text: of.join(' '), of });
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
  isFit(sentence, { grammar, fullStop: '.' }) &&
  !isOfSpeaker(sentence) &&
  !isQuestion(sentence) &&
  !isNotice(sentence, grammar);

function isAmongCells(lines: readonly Line[], start: number, end: number): boolean {
  const wordsAt = (at: number) => countWords(lines[at]?.sentences.join(' ') ?? '');
  const isBrief = (at: number) => lines[at]?.isBare === true && wordsAt(at) <= SHORT_WORDS.en;
  let [from, to] = [start, end];
  while (isBrief(from - 1)) from--;
  while (isBrief(to)) to++;
  const single = Array.from({ length: to - from }, (_, nth) => wordsAt(from + nth)).filter(
    (words) => words < LEAST_WORDS,
  );
  return single.length / (to - from) > CELLS_SHARE;
}

export function isShortPoint({ sentences }: Line, grammar: Grammar): boolean {
  const text = pointOf(sentences[0]);
  const words = countWords(text);
  return (
    !isEnded(text) &&
    !isSentence(sentences[0] ?? '') &&
    sentences.length === 1 &&
    words >= LEAST_WORDS &&
    words <= (grammar.language === 'en' ? SHORT_WORDS.en : SHORT_WORDS.other) &&
    !/[,;:/()]/.test(text) &&
    !isRow(text) &&
    !isCell(text, grammar) &&
    isProse(text) &&
    !isClause(text, grammar) &&
    !isNoReason(text, grammar)
  );
}

/** "Textured design", but neither "USB port" nor "Slim Fit". */
const BEGINS_LARGE = /^\p{Lu}(?=[\p{Ll}-]*(?: [^\p{Lu}]|$))/u;
/** "Strawberries and Cream Eclair" is a name: each of its words is written large, but for the little ones. */
function isTitled(text: string, grammar: Grammar): boolean {
  const words = text.split(' ').filter((word) => !isLittleWord(word.toLowerCase(), grammar));
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}
const pointOf = (text = '') => text.replace(/\.$/, '');
const joinedPoints = (texts: readonly string[], grammar: Grammar): string =>
  texts
    .map(pointOf)
    .map((text, at) =>
      at > 0 && grammar.language === 'en' && !isTitled(text, grammar)
        ? text.replace(BEGINS_LARGE, (letter) => letter.toLowerCase())
        : text,
    )
    .join(', ');
