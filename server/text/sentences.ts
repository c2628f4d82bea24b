/** The sentences of a text: where `Intl.Segmenter` ends them, but for a full stop that belongs to an abbreviation or a number. */
import type { Abbreviations } from './abbreviations';

export interface Sentence {
  /** Without spaces around it. */
  readonly text: string;
  /** Where it stands in the whole text. */
  readonly start: number;
}

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter)
    segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })));
  return segmenter;
}

/** The segmenter sees no border before a figure that a small letter follows: "an archaeologist. 1977 saw her". */
const BEFORE_FIGURE = /(?<=[.!?।]["”»’)]?\s)(?=[\p{Sc}\p{Ps}\p{Pi}"']?\p{N})/u;
/** "the U.S. economy", "Yahoo! is"; a name such as "iPhone" may begin a sentence. */
const GOES_ON = /^(?:\p{Ll}(?!\p{Ll}*\p{Lu})|[,;:)])/u;
/** What stands before a last full stop, and the figure before that: "25 ft", "U.S", "z. B". */
const LAST_WORD =
  /(?:^|(\p{N})[ -]?|[\s("“„«/])((?:\p{L}\p{M}*\. ?)+\p{L}\p{M}*|\p{L}[\p{L}\p{M}º.'’/-]*|\p{N}+)\.$/u;
/** "the | .NET runtime" */
const NAME_OF_STOP = /\s\.$/u;
/** A longer word is no abbreviation. */
const LAST_CHARACTERS = 40;
/** "A" of "J. A. Smith" is none. */
const FIRST_WORD = /^[\p{L}\p{M}]+(?=[\s'’]|(?<=\p{L}{3}),)/u;
const INITIALS = /^\p{L}\p{M}*(?:\.\p{L}\p{M}*)*$/u;
/** "the constant π." ends one. */
const SIGN = /^(?!\p{Script=Latin})\p{Ll}$/u;
const SHORT_FIGURE = /^\d{1,2}$/;

/** A line is never joined to the next. */
export function sentencesOf(text: string, abbreviations: Abbreviations): Sentence[] {
  const sentences: Sentence[] = [];
  let isOpen = false;
  for (const { segment, index } of segmenterOf(abbreviations.language).segment(text)) {
    let at = index;
    for (const piece of segment.split(BEFORE_FIGURE)) {
      const trimmed = piece.trim();
      const start = at + piece.indexOf(trimmed);
      at += piece.length;
      const former = sentences.at(-1);
      const isName = former && NAME_OF_STOP.test(former.text) && start === former.start + former.text.length;
      if (trimmed && former && isOpen && (isName || goesOn(former.text, trimmed, abbreviations)))
        sentences[sentences.length - 1] = {
          text: text.slice(former.start, start + trimmed.length),
          start: former.start,
        };
      else if (trimmed) sentences.push({ text: trimmed, start });
      isOpen = !/\n\s*$/.test(piece);
    }
  }
  return sentences;
}

function goesOn(before: string, after: string, told: Abbreviations): boolean {
  if (GOES_ON.test(after)) return true;
  const [, figure, word = ''] = LAST_WORD.exec(before.slice(-LAST_CHARACTERS)) ?? [];
  if (word === '') return false;
  const short = word.toLowerCase().replaceAll(' ', '');
  // The number of a point: "1. Rinse the rice."
  if (SHORT_FIGURE.test(word) && before === `${word}.`) return true;
  if (told.leading.has(short)) return true;
  const isBeforeFigure = /^\p{N}/u.test(after);
  if (isBeforeFigure && told.beforeFigures.has(short)) return true;
  // "… by Star Newspapers Ltd. In 1971 …": such a word begins a sentence, and no name.
  if (told.starters.has((FIRST_WORD.exec(after)?.[0] ?? '').toLowerCase())) return false;
  if (SHORT_FIGURE.test(word)) return told.ordinals && figure === undefined;
  if (figure !== undefined && told.behindFigures.has(short)) return true;
  return told.abbreviations.has(short) || (INITIALS.test(short) && !SIGN.test(word));
}
