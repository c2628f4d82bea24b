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

interface Said {
  readonly text: string;
}

/** A word of up to three letters, in writing that has capitals, mostly leads to the next one: a, of, und, por, не; so does a short number. Two capitals are one name. What ends a phrase has a sign behind it. */
const BELONG = /^(?:[\p{Lu}\p{Ll}\p{N}]{1,3}|\p{Lu}[\p{L}\p{M}’-]*(?= \p{Lu})) /u;
/** As much as groups of which one is five letters longer than the even ones. */
const PARTED = 2 * 5 ** 2;

/** A word's letters, the space before it, and what it costs to part it from the word before. */
interface WordSize {
  readonly letters: number;
  readonly space: number;
  readonly parted: number;
}

const sizesOf = (words: readonly Said[]): WordSize[] =>
  words.map(({ text }, index) => {
    const before = words[index - 1];
    return {
      letters: letterCount(text),
      space: before && areParted(before.text, text) ? 1 : 0,
      parted: before && BELONG.test(`${before.text} ${text}`) ? PARTED : 0,
    };
  });

const widthOf = (sizes: readonly WordSize[]): number =>
  sizes.reduce((sum, { letters, space }, index) => sum + letters + (index > 0 ? space : 0), 0);

/** Letters and the spaces between them. */
export const lineWidth = (words: readonly Said[]): number => widthOf(sizesOf(words));

/** As few lines as they fit, of nearly the same width; a word that is longer than a line has one of its own. */
export const linesOf = <Word extends Said>(
  words: readonly Word[],
  lineCharacters = LINE_CHARACTERS,
): readonly (readonly Word[])[] => evenGroups(words, (line) => widthOf(line) <= lineCharacters);

function fitPage(words: readonly WordSize[]): boolean {
  let lines = 0;
  let width = Infinity;
  return words.every(({ letters, space }) => {
    width += space + letters;
    if (width > LINE_CHARACTERS) {
      lines += 1;
      width = letters;
    }
    return lines <= LINES && width <= LINE_CHARACTERS;
  });
}

/** More than the widths of all groups of a phrase can come to. */
const ONE_GROUP_MORE = 1e9;

interface Split {
  /** Of its groups, their squared widths, which the evenest have least of, and of parting their words. */
  readonly cost: number;
  /** Where the first group ends. */
  readonly until: number;
}

/**
 * The fewest groups that fit, and of those the evenest that part no words that belong together, by dynamic
 * programming from the last word on. Filling each group as far as it goes would leave the last one what remains:
 * often a single word.
 */
function evenGroups<Word extends Said>(
  words: readonly Word[],
  fit: (group: readonly WordSize[]) => boolean,
): readonly (readonly Word[])[] {
  const sizes = sizesOf(words);
  const splits: Split[] = [];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    for (let until = start + 1; until <= words.length; until += 1) {
      const group = sizes.slice(start, until);
      if (group.length > 1 && !fit(group)) break;
      const rest = (splits[until]?.cost ?? 0) + (sizes[until]?.parted ?? 0);
      const cost = rest + ONE_GROUP_MORE + widthOf(group) ** 2;
      if (cost <= (splits[start]?.cost ?? Infinity)) splits[start] = { cost, until };
    }
  }
  const groups: (readonly Word[])[] = [];
  for (let start = 0; start < words.length; start += groups.at(-1)?.length ?? Infinity)
    groups.push(words.slice(start, splits[start]?.until));
  return groups;
}

/** Words up to where a sentence ends, or where a phrase ends once it says something. */
function phrasesOf(words: readonly SpokenWord[]): SpokenWord[][] {
  const phrases: SpokenWord[][] = [];
  for (const word of words) {
    const phrase = phrases.at(-1);
    const last = phrase?.at(-1);
    if (!phrase || !last || endsSentence(last) || (phrase.length > 1 && endsPhrase(last)))
      phrases.push([word]);
    else phrase.push(word);
  }
  return phrases;
}

/** No page goes on past its phrase; one that is too long for a page is shared out evenly among the fewest. */
const groupWords = (words: readonly SpokenWord[], oneByOne: boolean): readonly (readonly SpokenWord[])[] =>
  oneByOne ? words.map((word) => [word]) : phrasesOf(words).flatMap((phrase) => evenGroups(phrase, fitPage));

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
