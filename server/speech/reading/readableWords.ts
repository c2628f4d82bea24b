/** A script as the words that captions show, in any writing: lone signs stay with the word before them, an emoji that begins it with the first. */
import { isPictograph } from '../../../contract/video/pictographs';

/** Chinese, Japanese, Thai and their like put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LONGEST_UNSPACED = 6;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

export function readableWords(script: string): string[] {
  const words: string[] = [];
  const leading: string[] = [];
  for (const written of script.split(/\s+/).filter(Boolean)) {
    if (words.length === 0 && isPictograph(written)) {
      leading.push(written);
      continue;
    }
    for (const word of UNSPACED.test(written) ? piecesOf(written) : [written]) {
      if (/[\p{L}\p{N}]/u.test(word) || words.length === 0) words.push(word);
      else words[words.length - 1] += UNSPACED.test(words.at(-1) ?? '') ? word : ` ${word}`;
    }
  }
  const [first, ...others] = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return first === undefined ? [] : [[...leading, first].join(' '), ...others];
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
