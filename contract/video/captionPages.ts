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

/** A word's letters, and the space before it. */
interface WordSize {
  readonly letters: number;
  readonly space: number;
}

const sizesOf = (words: readonly Said[]): WordSize[] =>
  words.map(({ text }, index) => {
    const before = words[index - 1];
    return { letters: letterCount(text), space: before && areParted(before.text, text) ? 1 : 0 };
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
  for (const { letters, space } of words) {
    width += space + letters;
    if (width > LINE_CHARACTERS) {
      lines += 1;
      width = letters;
    }
    if (lines > LINES || width > LINE_CHARACTERS) return false;
  }
  return true;
}

/** In writing that has capitals, a word of so few letters that ends no phrase mostly leads to the next one: a, of, und, por, не; so does a number. */
const LEADS = /^(?:[\p{Lu}\p{Ll}]|\p{N}){1,3}$/u;
const CAPITAL = /^\p{Lu}/u;
/** How many letters longer a group may be than one that it is as good as, so that words stay together. */
const KEPT_TOGETHER = 5;

const bare = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What it costs to part a word from the next: one that leads to it, or two of one name. */
function partingCost(word: Said, next: Said | undefined): number {
  if (!next || endsPhrase(word)) return 0;
  const said = bare(word.text);
  const belongs = LEADS.test(said) || (CAPITAL.test(said) && CAPITAL.test(bare(next.text)));
  return belongs ? 2 * KEPT_TOGETHER ** 2 : 0;
}

interface Split {
  readonly groups: number;
  /** The sum of the groups' squared widths, and what it costs to part their words: the least is the best to read. */
  readonly unevenness: number;
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
  const costs = words.map((word, index) => partingCost(word, words[index + 1]));
  const splits: Split[] = [];
  const none: Split = { groups: 0, unevenness: 0, until: words.length };
  for (let start = words.length - 1; start >= 0; start -= 1) {
    for (let until = start + 1; until <= words.length; until += 1) {
      const group = sizes.slice(start, until);
      if (group.length > 1 && !fit(group)) break;
      const rest = splits[until] ?? none;
      const groups = rest.groups + 1;
      const unevenness = rest.unevenness + widthOf(group) ** 2 + (costs[until - 1] ?? 0);
      const best = splits[start];
      if (!best || groups < best.groups || (groups === best.groups && unevenness <= best.unevenness))
        splits[start] = { groups, unevenness, until };
    }
  }
  const groups: (readonly Word[])[] = [];
  for (let split = splits[0], start = 0; split; split = splits[start]) {
    groups.push(words.slice(start, split.until));
    start = split.until;
  }
  return groups;
}

/** Words up to where a sentence ends, or where a phrase ends once it says something. */
function phrasesOf(words: readonly SpokenWord[]): SpokenWord[][] {
  const phrases: SpokenWord[][] = [];
  for (const word of words) {
    const phrase = phrases.at(-1);
    const last = phrase?.at(-1);
    if (!phrase || !last || endsSentence(last) || (endsPhrase(last) && phrase.length > 1))
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
