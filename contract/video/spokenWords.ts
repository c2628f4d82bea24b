/** The words of a caption with their moments, also after somebody has rewritten its text. */
import type { ItemOf } from './videoData';

export interface SpokenWord {
  readonly text: string;
  /** ms from the start of the video. */
  readonly from: number;
  readonly to: number;
}

/** Letters of scripts that write no spaces between words, with their punctuation. */
const SPACELESS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\u3000-\\u303f\\uff00-\\uffef';
const spaceless = new RegExp(`[${SPACELESS}]`, 'u');
const endsSpaceless = new RegExp(`[${SPACELESS}]$`, 'u');
const beginsSpaceless = new RegExp(`^[${SPACELESS}]`, 'u');
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** A dictionary parts these scripts whatever the language is called. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export function splitWords(text: string): string[] {
  const runs = text.split(/\s+/u).filter(Boolean);
  return spaceless.test(text) ? runs.flatMap((run) => (spaceless.test(run) ? partRun(run) : [run])) : runs;
}

/** Punctuation stays with the word before it, a bracket that opens with the one behind. */
function partRun(run: string): string[] {
  const words: string[] = [];
  let opening = '';
  for (const { segment, isWordLike } of segmenter.segment(run)) {
    if (OPENING.test(segment)) opening += segment;
    else if (isWordLike || words.length === 0 || opening) {
      words.push(opening + segment);
      opening = '';
    } else words.push(`${words.pop() ?? ''}${segment}`);
  }
  if (opening) words.push(`${words.pop() ?? ''}${opening}`);
  return words;
}

/** Whether a space is written between two words. */
export const areParted = (before: string, after: string): boolean =>
  !(endsSpaceless.test(before) && beginsSpaceless.test(after));

/** What `splitWords` parted. */
export const joinWords = (words: readonly string[]): string =>
  words.reduce(
    (text, word, index) =>
      index === 0 ? word : `${text}${areParted(words[index - 1] ?? '', word) ? ' ' : ''}${word}`,
    '',
  );

/** Shares a stretch of time out over words by their length. */
export function shareOut(words: readonly string[], from: number, to: number): SpokenWord[] {
  const weights = words.map((word) => [...word].length + 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  return words.map((text, index) => {
    const start = passed;
    passed += weights[index] ?? 0;
    const at = (weight: number) => from + ((to - from) * weight) / total;
    return { text, from: at(start), to: at(passed) };
  });
}

/** The recorded moments where they still fit the text, else the time of the caption shared out. */
export function wordsOf({ details, display }: ItemOf<'text'>): readonly SpokenWord[] {
  const spoken = details.words ?? [];
  if (spoken.length > 0 && joinWords(spoken.map(({ text }) => text)) === details.text) return spoken;
  const texts = splitWords(details.text);
  if (spoken.length === texts.length)
    return spoken.map((word, index) => ({ ...word, text: texts[index] ?? word.text }));
  return shareOut(texts, display.from, display.to);
}

/** The word that is lit at a moment: the last one begun; before the first, none. */
export const litWord = (words: readonly SpokenWord[], atMs: number): number =>
  words.findLastIndex(({ from }) => from <= atMs);
