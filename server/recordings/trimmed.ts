/** A recording from its first word to its last, with as much silence around as our own voices have. */
import { readWav, writeWav } from '../audio/wav';
import type { Heard } from '../speech/timing/heardIn';

/** What stays before the first word. */
export const HEAD_SECONDS = 0.15;
const SECONDS = { end: 0.25, fade: 0.02 } as const;

export function trimmed(wav: Buffer, { from, to }: Pick<Heard, 'from' | 'to'>): Buffer {
  const { channels, sampleRate } = readWav(wav);
  const at = (seconds: number) => Math.max(0, Math.round(seconds * sampleRate));
  const whole = channels[0] ?? new Float32Array();
  const cut = whole.slice(at(from - HEAD_SECONDS), at(to + SECONDS.end));
  const fade = Math.min(at(SECONDS.fade), cut.length >> 1);
  const samples = cut.map((sample, i) => sample * Math.min(1, i / fade, (cut.length - 1 - i) / fade));
  return writeWav({ sampleRate, channels: [samples] });
}
