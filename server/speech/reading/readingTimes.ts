/** The words of a video in which nobody speaks: each is lit for as long as reading it takes. */
import { endsSentence } from '../spoken/sentences';
import type { SpokenWord } from '../speech';
import { readableWords } from './readableWords';

/**
 * Brysbaert (2019) finds 238 words a minute for silent reading of English; captions that are read beside pictures
 * go slower. These give about 150, and long words more time than short ones.
 */
const SECONDS = { word: 0.15, letter: 0.042, phraseEnd: 0.18, sentenceEnd: 0.5, head: 0.3, end: 1 } as const;
const PHRASE_END = /[,;:)–—、，；：-]["'”’]?$/;

export interface ReadingTimes {
  readonly words: readonly SpokenWord[];
  readonly durationSeconds: number;
}

/** `speed` above 1 is for quicker readers. */
export function readingTimes(script: string, speed = 1): ReadingTimes {
  let at: number = SECONDS.head;
  let pause = 0;
  const words = readableWords(script).map((text): SpokenWord => {
    const start = at + pause / speed;
    at = start + (SECONDS.word + SECONDS.letter * [...text].length) / speed;
    pause = endsSentence(text) ? SECONDS.sentenceEnd : PHRASE_END.test(text) ? SECONDS.phraseEnd : 0;
    return { text, start, end: at };
  });
  return { words, durationSeconds: at + SECONDS.end };
}
