/** Spoken words grouped into pages that can be read at a glance. [T3] */
import { areParted, type SpokenWord, shareOut, splitWords } from './spokenWords';
import { letterCount } from './letters';
import { endsPhrase, endsSentence } from './phrases';

/** Letters that fit a line of 80 px type between the safe edges of a 1080 px picture. */
export const LINE_CHARACTERS = 15;
const LINES = 2;
/** A page that is followed sooner than this stays until the next one, so that captions don't flicker. */
const BRIDGED_PAUSE_MS = 600;
const LINGER_MS = 200;

export interface CaptionPage {
  readonly words: readonly SpokenWord[];
  readonly from: number;
  readonly to: number;
}

/** Caption entries (seconds; each a word or a phrase) as words in ms. */
export const toSpokenWords = (
  captions: readonly (readonly [readonly [number, number], string])[],
): SpokenWord[] =>
  captions.flatMap(([[start, end], text]) => shareOut(splitWords(text), start * 1000, end * 1000));

/** As few lines as they fit, of nearly the same length; a word that is longer than a line has one of its own. */
export function linesOf<Word extends { readonly text: string }>(
  words: readonly Word[],
  lineCharacters = LINE_CHARACTERS,
): readonly (readonly Word[])[] {
  const fewest = filled(words, lineCharacters);
  for (let narrower = Math.ceil(lineWidth(words) / fewest.length); narrower < lineCharacters; narrower += 1) {
    const lines = filled(words, narrower);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}

function filled<Word extends { readonly text: string }>(words: readonly Word[], lineCharacters: number) {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, word]) <= lineCharacters) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Letters and the spaces between them. */
export const lineWidth = (words: readonly { readonly text: string }[]): number =>
  words.reduce((sum, { text }, index) => {
    const before = words[index - 1];
    return sum + letterCount(text) + (before && areParted(before.text, text) ? 1 : 0);
  }, 0);

function fits(words: readonly SpokenWord[]): boolean {
  const lines = filled(words, LINE_CHARACTERS);
  return lines.length <= LINES && lines.every((line) => lineWidth(line) <= LINE_CHARACTERS);
}

/** A page ends where a sentence ends, where a phrase ends once it says something, or where it is full. */
function groupWords(words: readonly SpokenWord[], oneByOne: boolean): SpokenWord[][] {
  const groups: SpokenWord[][] = [];
  for (const word of words) {
    const page = groups.at(-1);
    const last = page?.at(-1);
    const full = !page || !last || oneByOne || !fits([...page, word]);
    const closed = last && (endsSentence(last) || (endsPhrase(last) && (page?.length ?? 0) > 1));
    if (full || closed) groups.push([word]);
    else page.push(word);
  }
  return groups;
}

/** `endMs` is where the video ends: the last page stays until then. */
export function captionPages(
  words: readonly SpokenWord[],
  { oneByOne = false, endMs }: { oneByOne?: boolean; endMs: number },
): CaptionPage[] {
  const groups = groupWords(words, oneByOne);
  return groups.flatMap((page, index) => {
    const from = page[0]?.from ?? 0;
    const spokenUntil = page.at(-1)?.to ?? from;
    const next = groups[index + 1]?.[0]?.from ?? endMs;
    const to = Math.min(next - spokenUntil < BRIDGED_PAUSE_MS ? next : spokenUntil + LINGER_MS, endMs);
    return to > from ? [{ words: page, from, to }] : [];
  });
}
