/** What turns notes into sound: a program of the sound font, or a voice that is computed note by note. */
import type { Random } from '../../nature/sources/random';

export const SAMPLE_RATE = 48_000;
export type Stereo = readonly [left: Float32Array, right: Float32Array];

/** A note in seconds of the track. */
export interface TimedNote {
  readonly start: number;
  readonly lasts: number;
  readonly pitch: number;
  /** 0 to 1 */
  readonly strength: number;
}

export interface SampledInstrument {
  readonly kind: 'sampled';
  /** General MIDI program, from 0; of the drums, a kit. */
  readonly program: number;
  readonly isDrums: boolean;
}
export interface MadeInstrument {
  readonly kind: 'made';
  play(note: TimedNote, on: Stereo, next: Random): void;
}
export type Instrument = SampledInstrument | MadeInstrument;

export const made = (play: MadeInstrument['play']): MadeInstrument => ({ kind: 'made', play });
export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

export const stereo = (seconds: number): Stereo => {
  const length = Math.round(seconds * SAMPLE_RATE);
  return [new Float32Array(length), new Float32Array(length)];
};
