/** A script as the words that captions show, in any writing: lone signs stay with the word before them. */

const PICTOGRAPHS =
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200d\ufe0f\u20e3]+$/u;
/** Chinese, Japanese, Thai and their like put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LONGEST_UNSPACED = 6;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

export function readableWords(script: string): string[] {
  const words: string[] = [];
  for (const written of script.split(/\s+/).filter(Boolean)) {
    if (PICTOGRAPHS.test(written)) continue;
    for (const word of UNSPACED.test(written) ? piecesOf(written) : [written]) {
      if (/[\p{L}\p{N}]/u.test(word) || words.length === 0) words.push(word);
      else words[words.length - 1] += UNSPACED.test(words.at(-1) ?? '') ? word : ` ${word}`;
    }
  }
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** By the dictionary's words, short ones together, punctuation with the word before it. */
function piecesOf(written: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(written)) {
    const last = pieces.at(-1);
    const fits = last && [...(last + segment)].length <= LONGEST_UNSPACED && /[\p{L}\p{N}]$/u.test(last);
    if (last && (!isWordLike || fits)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
