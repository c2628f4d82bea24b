/** How long a reader is silent, and where: by what stands there, how much breath is left, and never twice the same. */

export type PauseKind = 'list' | 'comma' | 'bracket' | 'colon' | 'dash' | 'sentence' | 'exclamation' | 'question' | 'paragraph'; // prettier-ignore

/** Means of read speech: short ones within a sentence, breaths between them (Campione and Véronis, 2002). */
const SECONDS: Readonly<Record<PauseKind, number>> = {
  list: 0.13,
  comma: 0.18,
  bracket: 0.2,
  colon: 0.27,
  dash: 0.3,
  exclamation: 0.36,
  sentence: 0.38,
  question: 0.46,
  paragraph: 0.62,
};
/** After as many words without a breath the next pause is a breath. */
const BREATH_WORDS = 16;
const BREATH_SECONDS = 0.14;
/** As much longer or shorter, by the words themselves: the same script is always read the same. */
const VARIATION = 0.14;

export interface PausePlace {
  readonly kind: PauseKind;
  /** The word before it. */
  readonly word: string;
  /** Words since the last pause that was a breath. */
  readonly wordsInBreath: number;
}

export function pauseSeconds({ kind, word, wordsInBreath }: PausePlace, speed = 1): number {
  const breath = wordsInBreath >= BREATH_WORDS ? BREATH_SECONDS : 0;
  const varied = 1 + VARIATION * chance(`${word} ${wordsInBreath}`);
  return ((SECONDS[kind] + breath) * varied) / speed;
}

/** What follows a word within its sentence, by its last sign. */
export function pauseBehind(word: string): PauseKind | null {
  const [sign] = /[,;:)–—-](?=["'”’]?$)/.exec(word) ?? [];
  if (sign === undefined) return null;
  if (sign === ',') return 'comma';
  if (sign === ')') return 'bracket';
  return sign === ':' || sign === ';' ? 'colon' : 'dash';
}

/** Between the things of a list: as near to each other as this, in words. */
const LIST_WORDS = 3;

/** Commas that follow closely are a list's. */
export const withLists = <Word extends { readonly pause: PauseKind | null }>(
  words: readonly Word[],
): Word[] => {
  const isComma = (at: number) => words[at]?.pause === 'comma';
  return words.map((word, at) => {
    const near = Array.from({ length: LIST_WORDS }, (_, n) => n + 1);
    const inList = isComma(at) && near.some((n) => isComma(at - n) || isComma(at + n));
    return inList ? { ...word, pause: 'list' as const } : word;
  });
};

/** -1 to 1, the same for the same text (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}
