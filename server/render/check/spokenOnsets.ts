/** Whether words are heard when they should be: the planned voice looked for in the file's sound, around its place. */
import { isCaption, type VideoData } from '../../../contract/video/videoData';
import { wordsOf, type SpokenWord } from '../../../contract/video/spokenWords';
import type { MisplacedWord } from '../../../contract/renderCheck';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import type { MixedSound } from '../sound/mixPlan';
import type { Stop } from './smallFrames';

/** Enough of a voice, and every sample an eighth of a millisecond. */
const SAMPLE_RATE = 8000;
/** Later or earlier than this is seen on lips and captions (ITU-R BT.1359 detects 45 ms). */
const TOLERANCE_MS = 20;
/** How far around its place a word is looked for. */
const REACH_MS = 120;
/** Longer than most words: a vowel alone is like its neighbours. */
const HEARD_MS = 400;
/** A few dozen, over all of the film. */
const MOST_WORDS = 36;
/** Correlation of a voice with a mix in which it is 16 dB below the rest; by chance it is 0.1 at most. */
const FOUND = 0.15;
/** How much better another place must be: a vowel is nearly as like itself a period on. */
const BETTER = 0.1;
/** What rounding may leave of a sum over samples that are all 0. */
const LEAST_ENERGY = 1e-9;
/** Mean square of samples from -1 to 1: -60 dB. */
const SILENT = 1e-6;
const LIMIT_MS = 60_000;

export interface SpokenInput {
  readonly file: string;
  readonly videoData: VideoData;
  /** The voices of the plan, at their own speed. */
  readonly voices: readonly MixedSound[];
  readonly pathOf: (ref: string) => string | undefined;
}

export interface SpokenOnsets {
  readonly words: number;
  readonly misplaced: readonly MisplacedWord[];
}

export async function checkOnsets(input: SpokenInput, stop: Stop): Promise<SpokenOnsets> {
  const { file, videoData, voices, pathOf } = input;
  const spoken = someOf(spokenWords(videoData), MOST_WORDS);
  if (voices.length === 0 || spoken.length === 0) return { words: 0, misplaced: [] };
  const mix = await samplesOf(file, stop);
  let words = 0;
  const misplaced: MisplacedWord[] = [];
  for (const voice of voices) {
    const path = pathOf(voice.ref);
    const inside = spoken.filter(
      ({ from }) => from >= voice.startMs && from + HEARD_MS <= voice.startMs + voice.lengthMs,
    );
    if (path === undefined || inside.length === 0) continue;
    const own = await samplesOf(path, stop);
    for (const { text, from } of inside) {
      const start = sampleAt(from - voice.startMs + voice.trimMs);
      const part = own.subarray(start, start + sampleAt(HEARD_MS));
      if (part.length < sampleAt(HEARD_MS) || energy(part) / part.length < SILENT) continue;
      words += 1;
      const off = offOf(part, mix, sampleAt(from));
      if (off !== 0) misplaced.push({ text, at_ms: from, off_ms: off });
    }
  }
  return { words, misplaced };
}

/** 0 in its place, ms where it is elsewhere, null where it is not found. */
export function offOf(part: Float32Array, mix: Float32Array, place: number): number | null {
  const [near, far] = [sampleAt(TOLERANCE_MS), sampleAt(REACH_MS)];
  const inside = likest(part, mix, place - near, place + near);
  // Nothing is more like it than itself: the other places, most of the work, need not be looked at.
  if (inside.likeness + BETTER >= 1) return 0;
  const outside = [
    likest(part, mix, place - far, place - near - 1),
    likest(part, mix, place + near + 1, place + far),
  ].reduce((best, other) => (other.likeness > best.likeness ? other : best));
  if (outside.likeness > inside.likeness + BETTER && outside.likeness > FOUND)
    return Math.round(((outside.start - place) / SAMPLE_RATE) * 1000);
  return inside.likeness > FOUND ? 0 : null;
}

/** Where, from one place to another, the mix is most like a part of a voice; 1 is the same but for its loudness. */
function likest(part: Float32Array, mix: Float32Array, from: number, to: number) {
  let best = { likeness: 0, start: from };
  const power = energy(part);
  const first = Math.max(0, from);
  const last = Math.min(mix.length - part.length, to);
  /** Of the mix beside the part: what comes in is added, what is left behind is taken away. */
  let other = energy(mix.subarray(first, first + part.length));
  for (let start = first; start <= last; start += 1) {
    const likeness = other > LEAST_ENERGY ? product(part, mix, start) / Math.sqrt(power * other) : 0;
    if (likeness > best.likeness) best = { likeness, start };
    other += (mix[start + part.length] ?? 0) ** 2 - (mix[start] ?? 0) ** 2;
  }
  return best;
}

/** Of a part and what stands beside it from `start`. Four sums: an addition waits for the one before in its own sum. */
function product(part: Float32Array, mix: Float32Array, start: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < part.length; at += 4) {
    a += (part[at] ?? 0) * (mix[start + at] ?? 0);
    b += (part[at + 1] ?? 0) * (mix[start + at + 1] ?? 0);
    c += (part[at + 2] ?? 0) * (mix[start + at + 2] ?? 0);
    d += (part[at + 3] ?? 0) * (mix[start + at + 3] ?? 0);
  }
  return a + b + c + d;
}

function spokenWords({ trackItemsMap, trackItemIds }: VideoData): SpokenWord[] {
  return trackItemIds.flatMap((id) => {
    const item = trackItemsMap[id];
    return item?.type === 'text' && isCaption(item.id) ? wordsOf(item) : [];
  });
}

/** Evenly over all of them. */
const someOf = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter(
    (_, index) =>
      Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length),
  );

const sampleAt = (atMs: number) => Math.round((atMs * SAMPLE_RATE) / 1000);
const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);

async function samplesOf(file: string, { signal }: Stop): Promise<Float32Array> {
  // Silence stands before what begins late: by its samples alone the sound of a film would always begin at 0.
  const inTime = ['-af', 'aresample=async=1:first_pts=0'];
  const mono = ['-ac', '1', '-ar', String(SAMPLE_RATE), '-c:a', 'pcm_s16le', '-f', 'wav', 'pipe:1'];
  const { stdout } = await runFfmpeg(['-i', file, '-vn', ...inTime, ...mono], {
    signal,
    timeoutMs: LIMIT_MS,
  });
  const start = stdout.indexOf('data') + 8;
  const samples = new Float32Array(Math.floor((stdout.length - start) / 2));
  for (let at = 0; at < samples.length; at += 1) samples[at] = stdout.readInt16LE(start + at * 2) / 32_768;
  return samples;
}
