/** Where a long word of an alphabet may be parted by a hyphen: before what begins a syllable. Pure. */

const VOWEL = 'aeiouyäöüáéíóúàèìòùâêîôûãõæœøåăąęėıаеёиоуыэюяєії';
/** Letters that are one sound begin a syllable together. */
const ONSET = new RegExp(`(?:sch|ch|ph|th|sh|qu|[^\\P{L}${VOWEL}])(?=[${VOWEL}])`, 'giu');
const HAS_VOWEL = new RegExp(`[${VOWEL}]`, 'iu');
/** Letters that stay together at either end. */
const LEAST = { before: 2, after: 3 } as const;
const SOFT_HYPHEN = '\u00ad';

/** Places within the word, ascending; none in writing systems without vowels of their own. */
export const syllableBreaks = (word: string): number[] =>
  [...word.matchAll(ONSET)]
    .map(({ index }) => index)
    .filter(
      (at) => at >= LEAST.before && word.length - at >= LEAST.after && HAS_VOWEL.test(word.slice(0, at)),
    );

/** No line breaks behind it. */
const WORD_JOINER = '\u2060';

/**
 * With hyphens that are seen only where a line breaks, in words longer than `room` by what `widthOf` says; a word with
 * a hyphen of its own that a line holds stays in one.
 */
export const softlyParted = (text: string, room: number, widthOf: (word: string) => number): string =>
  text.replace(/\S+/gu, (word) =>
    widthOf(word) > room
      ? word.replace(/\p{L}+/gu, (part) => (widthOf(part) > room ? withSoftHyphens(part) : part))
      : word.replace(/(?<=\p{L})-(?=\p{L})/gu, `-${WORD_JOINER}`),
  );

function withSoftHyphens(word: string): string {
  const breaks = [0, ...syllableBreaks(word), word.length];
  return breaks
    .slice(1)
    .map((end, index) => word.slice(breaks[index], end))
    .join(SOFT_HYPHEN);
}
