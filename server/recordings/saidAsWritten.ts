/** What a person said of a script, as a recogniser heard it and as the script writes it: nothing is left out, a sound of thinking neither. Pure. [SC5] */
import type { SpokenWord } from '../speech/speech';
import { lettersOf } from '../text/words';

/** Of the shorter of the two, what has to be the same for them to be of one text. */
const LEAST_ALIKE = 0.5;
/** Of words that differ: as many as half of the others say the same otherwise, `10` and `ten`; fewer are something else. */
const LEAST_AS_MANY = 0.5;

/**
 * @param written the script's words, in order
 * @param isFiller of a word as it is heard
 * @returns null where the two have too little in common: another language was heard, or another text said
 */
export function saidAsWritten(
  written: readonly string[],
  heard: readonly SpokenWord[],
  isFiller: (text: string) => boolean,
): SpokenWord[] | null {
  const pairs = sameWords(
    written.map(lettersOf),
    heard.map(({ text }) => lettersOf(text)),
  );
  const said = heard.filter(({ text }) => !isFiller(text)).length;
  if (pairs.length === 0 || pairs.length < LEAST_ALIKE * Math.min(written.length, said)) return null;
  const words: SpokenWord[] = [];
  let [w, h] = [0, 0];
  for (const [nextWritten, nextHeard] of [...pairs, [written.length, heard.length] as const]) {
    words.push(...between(written.slice(w, nextWritten), heard.slice(h, nextHeard), isFiller));
    const [text, own] = [written[nextWritten], heard[nextHeard]];
    if (text !== undefined && own) words.push({ ...own, text });
    [w, h] = [nextWritten + 1, nextHeard + 1];
  }
  return inTurn(words);
}

/** What is heard between two words that are the same. What is written there and not heard was not said. */
function between(
  written: readonly string[],
  heard: readonly SpokenWord[],
  isFiller: (text: string) => boolean,
): readonly SpokenWord[] {
  const fillers = heard.filter(({ text }) => isFiller(text)).map(beside);
  const others = heard.filter(({ text }) => !isFiller(text));
  const [fewer, more] = [written.length, others.length].toSorted((a, b) => a - b);
  const isOtherwiseWritten =
    fewer !== undefined && more !== undefined && fewer > 0 && fewer >= LEAST_AS_MANY * more;
  if (!isOtherwiseWritten) return heard.map(beside);
  return [...fillers, ...shared(written, others)].toSorted((a, b) => a.start - b.start);
}

const beside = (word: SpokenWord): SpokenWord => ({ ...word, isBeside: true });

/** The written words in the time of the heard ones, one for one as far as there are as many. */
function shared(written: readonly string[], heard: readonly SpokenWord[]): SpokenWord[] {
  const per = heard.length / written.length;
  return written.map((text, index) => {
    const [from, to] = [index * per, (index + 1) * per];
    return { text, start: momentAt(heard, from), end: momentAt(heard, to, 'end') };
  });
}

/** @param at in words: 1.5 is the middle of the second one */
function momentAt(heard: readonly SpokenWord[], at: number, side: 'start' | 'end' = 'start'): number {
  const isWhole = Number.isInteger(at);
  const word = heard[isWhole && side === 'end' ? at - 1 : Math.floor(at)];
  if (!word) return heard.at(-1)?.end ?? 0;
  if (isWhole) return word[side];
  return word.start + (word.end - word.start) * (at - Math.floor(at));
}

const inTurn = (words: readonly SpokenWord[]): SpokenWord[] =>
  words.map((word, index) => ({
    ...word,
    end: Math.max(word.start, Math.min(word.end, words[index + 1]?.start ?? Infinity)),
  }));

/** The longest row of words that both have, in order: of each its number in the one and in the other. */
function sameWords(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const width = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        one[i] === other[j] && one[i] !== ''
          ? (longest[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(longest[(i + 1) * width + j] ?? 0, longest[i * width + j + 1] ?? 0);
  const pairs: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < one.length && j < other.length;) {
    if (one[i] === other[j] && one[i] !== '') pairs.push([i++, j++]);
    else if ((longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}
