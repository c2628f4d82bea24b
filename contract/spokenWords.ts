/** The words of a caption with their moments, also after somebody has rewritten its text. */
import type { ItemOf } from './videoData';

export interface SpokenWord {
  readonly text: string;
  /** ms from the start of the video. */
  readonly from: number;
  readonly to: number;
}

export const splitWords = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

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
  const texts = splitWords(details.text);
  const spoken = details.words ?? [];
  if (spoken.length === texts.length)
    return spoken.map((word, index) => ({ ...word, text: texts[index] ?? word.text }));
  return shareOut(texts, display.from, display.to);
}

/** The word that is lit at a moment: the last one begun; before the first, none. */
export const litWord = (words: readonly SpokenWord[], atMs: number): number =>
  words.findLastIndex(({ from }) => from <= atMs);
