/** One sentence as sound, with the time of each written word in it. */
import { resampled } from '../../../audio/resampling';
import { readWav } from '../../../audio/wav';
import type { Sentence } from '../spoken/sentences';
import { alignWords, type Span } from './alignment';
import { runFlite } from './fliteEngine';
import type { VoiceShape } from './fliteVoices';
import { PAUSE, phonesOf, pronunciations } from './phones';

export const SAMPLE_RATE = 48_000;
/** Left around the speech of a sentence, so that no sound is cut into. */
export const LEAD_SECONDS = 0.03;
export const TAIL_SECONDS = 0.06;
const FADE_SECONDS = 0.01;

export interface SentenceSound {
  readonly samples: Float32Array<ArrayBuffer>;
  /** One a written word, seconds from the start of `samples`. */
  readonly spans: readonly Span[];
}

export async function sentenceSound(
  { words, isQuestion }: Sentence,
  shape: VoiceShape,
): Promise<SentenceSound> {
  const { wav, log } = await runFlite({
    recorded: shape.recorded,
    text: sentenceText({ words, isQuestion }),
    settings: {
      // Shrinking the throat by resampling makes it faster and higher: both are taken back here.
      duration_stretch: shape.formant / shape.pace,
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
  return { samples, spans };
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
