/** Sentences one after the other with a breath between them, and silence around the whole. */
import type { SpokenWord } from '../speech';
import { SPEECH_RATE as SAMPLE_RATE } from '../speechTarget';
import { pauseSeconds } from '../spoken/pauses';
import type { Sentence } from '../spoken/sentences';
import { LEAD_SECONDS, TAIL_SECONDS, type SentenceSound } from './sentenceSound';

export interface SpokenSentence {
  readonly sentence: Sentence;
  readonly sound: SentenceSound;
}

const HEAD_SECONDS = 0.15;
const END_SECONDS = 0.25;

const breathBehind = ({ words, ending: kind }: Sentence, speed: number) =>
  pauseSeconds({ kind, word: words.at(-1)?.text ?? '', wordsInBreath: words.length }, speed);
const samplesIn = (seconds: number) => Math.round(seconds * SAMPLE_RATE);

/** @param speed of the voice, which breathes as much faster. */
export function joined(spoken: readonly SpokenSentence[], speed: number) {
  const starts: number[] = [];
  let at = samplesIn(HEAD_SECONDS);
  let end = at;
  for (const { sentence, sound } of spoken) {
    starts.push(at);
    end = at + sound.samples.length;
    at = end + samplesIn(breathBehind(sentence, speed) - LEAD_SECONDS - TAIL_SECONDS);
  }
  const samples = new Float32Array(end + samplesIn(END_SECONDS));
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
