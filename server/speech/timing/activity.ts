/** When somebody speaks in a recording: by how loud each hundredth of a second is beside its quietest and its loudest. */

export const FRAME_SECONDS = 0.01;
/** Of the way from the noise of the room to the voice. */
const THRESHOLD = 0.4;
const SHORTEST_SPEECH_FRAMES = 6;
/** Shorter breaks belong to speech: the stop of a consonant. */
const SHORTEST_PAUSE_FRAMES = 12;
const FLOOR_DB = -90;

export interface Activity {
  /** dB below full scale of each frame. */
  readonly levels: Float32Array;
  /** 1 where somebody speaks. */
  readonly speaks: Uint8Array;
  /** dB: the room, and the voice. */
  readonly quiet: number;
  readonly loud: number;
}

export function speechActivity(samples: Float32Array, sampleRate: number): Activity {
  const hop = Math.round(sampleRate * FRAME_SECONDS);
  const levels = Float32Array.from({ length: Math.floor(samples.length / hop) }, (_, frame) => {
    let power = 0;
    for (let i = frame * hop; i < (frame + 1) * hop; i++) power += samples[i]! ** 2;
    return Math.max(FLOOR_DB, 10 * Math.log10(power / hop + 1e-12));
  });
  const sorted = levels.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? FLOOR_DB;
  const [quiet, loud] = [at(0.05), at(0.95)];
  const threshold = Math.max(quiet + (loud - quiet) * THRESHOLD, loud - 30);
  const speaks = Uint8Array.from(levels, (level) => (level > threshold ? 1 : 0));
  flip(speaks, 0, SHORTEST_PAUSE_FRAMES);
  flip(speaks, 1, SHORTEST_SPEECH_FRAMES);
  return { levels, speaks, quiet, loud };
}

/** Runs of `value` that are shorter than `shortest` become the other; those at the ends stay as they are. */
function flip(frames: Uint8Array, value: 0 | 1, shortest: number): void {
  for (const { from, to } of runsOf(frames, value)) {
    const isInside = from > 0 && to < frames.length;
    if (to - from < shortest && (isInside || value === 1)) frames.fill(1 - value, from, to);
  }
}

export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Stretches of equal frames, in frames, the end not included. */
export function runsOf(frames: Uint8Array, value: 0 | 1): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < frames.length;) {
    let to = from + 1;
    while (to < frames.length && frames[to] === frames[from]) to++;
    if (frames[from] === value) runs.push({ from, to });
    from = to;
  }
  return runs;
}
