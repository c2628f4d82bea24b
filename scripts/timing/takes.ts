/** Takes for measuring: sentences that somebody spoke one by one, joined so that it is known where each begins. */
import { FRAME_SECONDS, speechActivity } from '../../server/speech/timing/activity';

export interface Prompt {
  readonly text: string;
  /** 48 kHz. */
  readonly samples: Float32Array;
}
export interface Take {
  readonly script: string;
  readonly samples: Float32Array;
  /** Of each sentence of the script: its words, and the seconds in which it begins: none where it is left out. */
  readonly sentences: readonly { readonly words: number; readonly at: readonly number[] }[];
}
export interface Mishap {
  readonly name: string;
  /** Between sentences, seconds. */
  readonly pause?: readonly [number, number];
  /** dB under the voice. */
  readonly noise?: number;
  /** The whole take, dB. */
  readonly level?: number;
  /** One sentence beside the others, dB either way. */
  readonly uneven?: number;
  /** What happens between two sentences in the middle. */
  readonly between?: 'cough' | 'silence' | 'um';
  readonly sentence?: 'skipped' | 'repeated' | 'begun twice';
  /** Said before the middle, and not in the script. */
  readonly beside?: Prompt;
}

export const RATE = 48_000;
const AROUND_SECONDS = 0.6;
const LONG_SILENCE_SECONDS = 5;
/** Louder than this beside its loudest, a prompt has begun, dB. */
const BEGUN_DB = -32;

export function createChance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Without the silence around it. */
export function bareSound(samples: Float32Array): Float32Array {
  const hop = RATE * FRAME_SECONDS;
  const { levels, loud } = speechActivity(samples, RATE);
  const isHeard = (level: number) => level > loud + BEGUN_DB;
  return samples.slice(levels.findIndex(isHeard) * hop, (levels.findLastIndex(isHeard) + 1) * hop);
}

export function takeOf(prompts: readonly Prompt[], mishap: Mishap, chance: () => number): Take {
  const { pause = [0.2, 0.8], noise = 45, level = 0, uneven = 0, between, sentence, beside } = mishap;
  const breath = () => silence(pause[0] + (pause[1] - pause[0]) * chance());
  const middle = prompts.length >> 1;
  const pieces: Float32Array[] = [silence(AROUND_SECONDS)];
  const sentences: { words: number; at: number[] }[] = [];
  const at = () => pieces.reduce((sum, { length }) => sum + length, 0) / RATE;
  for (const [index, { text, samples }] of prompts.entries()) {
    const isMiddle = index === middle;
    if (isMiddle && between) pieces.push(...interruption(between, chance));
    if (isMiddle && beside) pieces.push(beside.samples, breath());
    const begun: number[] = [];
    sentences.push({ words: text.split(/\s+/).length, at: begun });
    const gain = 10 ** ((uneven * (chance() * 2 - 1)) / 20);
    const spoken = samples.map((sample) => sample * gain);
    if (isMiddle && sentence === 'begun twice') pieces.push(spoken.slice(0, spoken.length >> 1), breath());
    const times = !isMiddle ? 1 : sentence === 'skipped' ? 0 : sentence === 'repeated' ? 2 : 1;
    for (let time = 0; time < times; time++) {
      begun.push(at());
      pieces.push(spoken, breath());
    }
  }
  const clean = joined([...pieces, silence(AROUND_SECONDS)]);
  const script = prompts.map(({ text }) => text).join(' ');
  return { script, samples: inARoom(clean, { noise, level }, chance), sentences };
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A cough is a burst of noise that dies away; an “um” is a low hum, as long as a word. */
function interruption(kind: 'cough' | 'silence' | 'um', chance: () => number): Float32Array[] {
  if (kind === 'silence') return [silence(LONG_SILENCE_SECONDS)];
  const sound =
    kind === 'cough'
      ? silence(0.35).map((_, i) => (chance() - 0.5) * 0.9 * Math.exp(-i / (0.1 * RATE)))
      : silence(0.4).map((_, i) => 0.2 * hum(i / RATE) * Math.min(1, i / 2400));
  return [silence(0.3), sound, silence(0.4)];
}
const hum = (at: number) =>
  [1, 2, 3, 4, 5].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 190 * n * at) / n ** 1.5, 0);

/** Noise that is fainter the higher it is, like that of a room; `level` in dB for all of it. */
function inARoom(
  clean: Float32Array,
  { noise, level }: { noise: number; level: number },
  chance: () => number,
): Float32Array {
  const voice = Math.sqrt(clean.reduce((sum, sample) => sum + sample * sample, 0) / clean.length);
  const amount = voice * 10 ** (-noise / 20);
  let brown = 0;
  return clean.map((sample) => {
    brown = 0.9 * brown + (chance() - 0.5);
    return (sample + brown * amount * 1.5) * 10 ** (level / 20);
  });
}
