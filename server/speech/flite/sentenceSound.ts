/** One sentence as sound, with the time of each written word in it. */
import { resampled } from '../../audio/resampling';
import { readWav } from '../../audio/wav';
import { pauseSeconds } from '../spoken/pauses';
import type { Sentence } from '../spoken/sentences';
import { SPEECH_RATE as SAMPLE_RATE } from '../speechTarget';
import { alignWords, type Span } from './alignment';
import { runFlite } from './fliteEngine';
import type { VoiceShape } from './fliteVoices';
import { paced } from './pacing';
import { PAUSE, phonesOf, pronunciations } from './phones';

/** Left around the speech of a sentence, so that no sound is cut into. */
export const LEAD_SECONDS = 0.03;
export const TAIL_SECONDS = 0.06;
const FADE_SECONDS = 0.01;

export interface SentenceSound {
  readonly samples: Float32Array<ArrayBuffer>;
  /** One a written word, seconds from the start of `samples`. */
  readonly spans: readonly Span[];
}

/** @param speed 1 is the voice's own pace. */
export async function sentenceSound(
  sentence: Sentence,
  shape: VoiceShape,
  speed: number,
): Promise<SentenceSound> {
  const { words } = sentence;
  const { wav, log } = await runFlite({
    recorded: shape.recorded,
    text: sentenceText(sentence),
    settings: {
      // Shrinking the throat by resampling makes it faster and higher: both are taken back here.
      duration_stretch: shape.formant / (shape.pace * speed),
      ...(shape.pitch === undefined ? {} : { int_f0_target_mean: shape.pitch / shape.formant }),
    },
    print: 'durations',
  });
  const phones = phonesOf(log);
  const speech = phones.filter(({ name }) => name !== PAUSE);
  const { sampleRate, channels } = readWav(wav);
  const from = Math.max(0, (speech[0]?.start ?? 0) - LEAD_SECONDS * shape.formant);
  const to = (speech.at(-1)?.end ?? 0) + TAIL_SECONDS * shape.formant;
  const cut = channels[0]!.subarray(Math.floor(from * sampleRate), Math.ceil(to * sampleRate));
  const samples = resampled(cut, SAMPLE_RATE / (sampleRate * shape.formant));
  fade(samples);
  const expected = await pronunciations(words.flatMap(({ spoken }) => spoken));
  const spoken = alignWords(expected, phones);
  let next = 0;
  const spans = words.map((word) => {
    const own = spoken.slice(next, (next += word.spoken.length));
    const inSound = (time: number) => (time - from) / shape.formant;
    return { start: inSound(own[0]!.start), end: inSound(own.at(-1)!.end) };
  });
  return paced({ samples, spans }, pausesOf(sentence, speed), SAMPLE_RATE);
}

/** Seconds of silence behind each word, where the rules know of one. */
function pausesOf({ words }: Sentence, speed: number): (number | null)[] {
  let wordsInBreath = 0;
  return words.map(({ text, pause: kind }) => {
    wordsInBreath++;
    if (kind === null) return null;
    const seconds = pauseSeconds({ kind, word: text, wordsInBreath }, speed);
    wordsInBreath = 0;
    return seconds;
  });
}

/** Plain words with the marks that the engine hears: a comma is a breath, the end has its melody. */
function sentenceText({ words, isQuestion }: Sentence): string {
  const said = words.map(
    ({ spoken, pause }, i) => spoken.join(' ') + (pause && i < words.length - 1 ? ',' : ''),
  );
  return `${said.join(' ')}${isQuestion ? '?' : '.'}`;
}

/** In place. */
function fade(samples: Float32Array): void {
  const length = Math.min(Math.round(FADE_SECONDS * SAMPLE_RATE), samples.length >> 1);
  for (let i = 0; i < length; i++) {
    samples[i]! *= i / length;
    samples[samples.length - 1 - i]! *= i / length;
  }
}
