/** What the captions of a video say, parted into sentences. Pure. [SC1] */
import { endsSentence } from './phrases';
import { wordsOf, type SpokenWord } from './spokenWords';
import type { ItemOf } from './videoData';

type Caption = ItemOf<'text'>;
export interface SaidWord extends SpokenWord {
  /** Nobody says it yet. */
  readonly isUnspoken: boolean;
}

/** Of a script without signs (a subtitle file, Thai): where somebody breathes, or when there is enough for one breath. */
const BREATH_MS = 1200;
const PAUSE_MS = 250;
const CHARACTERS = { enough: 240, most: 600 } as const;

const known = new WeakMap<Caption, readonly SaidWord[]>();
function saidIn(caption: Caption): readonly SaidWord[] {
  const isUnspoken = caption.details.unspoken === true;
  const said = known.get(caption) ?? wordsOf(caption).map((word) => ({ ...word, isUnspoken }));
  known.set(caption, said);
  return said;
}

/** @param captions in order of time */
export function saidSentences(captions: readonly Caption[]): readonly (readonly SaidWord[])[] {
  const sentences: SaidWord[][] = [];
  for (const word of captions.flatMap(saidIn)) {
    const sentence = sentences.at(-1);
    if (!sentence || isParted(sentence, word)) sentences.push([word]);
    else sentence.push(word);
  }
  return sentences;
}

function isParted(sentence: readonly SaidWord[], next: SaidWord): boolean {
  const last = sentence.at(-1);
  if (!last || endsSentence(last)) return true;
  const pauseMs = next.from - last.to;
  const characters = sentence.reduce((sum, { text }) => sum + text.length + 1, 0);
  return (
    pauseMs >= BREATH_MS ||
    characters >= CHARACTERS.most ||
    (characters >= CHARACTERS.enough && pauseMs >= PAUSE_MS)
  );
}

export const isUnspoken = (sentence: readonly SaidWord[]): boolean =>
  sentence.some((word) => word.isUnspoken);
