/** Sentences one after the other with a breath between them, and silence around the whole. */
import type { SpokenWord } from '../speech';
import type { Sentence } from '../spoken/sentences';
import { LEAD_SECONDS, SAMPLE_RATE, TAIL_SECONDS, type SentenceSound } from './sentenceSound';

export interface SpokenSentence {
  readonly sentence: Sentence;
  readonly sound: SentenceSound;
}

const HEAD_SECONDS = 0.15;
const END_SECONDS = 0.25;
/** From the last sound of a sentence to the first of the next. */
const BREATH_SECONDS = 0.3;

const samplesIn = (seconds: number) => Math.round(seconds * SAMPLE_RATE);

export function joined(spoken: readonly SpokenSentence[]) {
  const breath = samplesIn(BREATH_SECONDS - LEAD_SECONDS - TAIL_SECONDS);
  const starts: number[] = [];
  let at = samplesIn(HEAD_SECONDS);
  for (const { sound } of spoken) {
    starts.push(at);
    at += sound.samples.length + breath;
  }
  const samples = new Float32Array(at - breath + samplesIn(END_SECONDS));
  spoken.forEach(({ sound }, i) => samples.set(sound.samples, starts[i]));
  const words = spoken.flatMap(({ sentence, sound }, i): SpokenWord[] =>
    sentence.words.map(({ text }, word) => ({
      text,
      start: starts[i]! / SAMPLE_RATE + sound.spans[word]!.start,
      end: starts[i]! / SAMPLE_RATE + sound.spans[word]!.end,
    })),
  );
  return { samples, words, durationSeconds: samples.length / SAMPLE_RATE };
}
