/** What is done to the sound of a part, in place. */
import type { Stereo } from '../instruments/instrument';

export interface Tempo {
  readonly bpm: number;
}
export type Effect = (sound: Stereo, tempo: Tempo) => void;

/** The same for each side, by a function of its own. */
export const eachSide =
  (processor: () => (sample: number, index: number) => number): Effect =>
  (sound) => {
    for (const samples of sound) {
      const run = processor();
      for (let i = 0; i < samples.length; i++) samples[i] = run(samples[i]!, i);
    }
  };
