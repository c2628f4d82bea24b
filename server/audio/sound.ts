/** Sound in memory: samples from -1 to 1, one array a channel. */
export interface Sound {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array[];
}

export const lengthOf = (sound: Sound): number => sound.channels[0]?.length ?? 0;
export const durationOf = (sound: Sound): number => lengthOf(sound) / sound.sampleRate;
export const decibels = (ratio: number): number => 20 * Math.log10(ratio);
export const ratioOf = (dB: number): number => 10 ** (dB / 20);

/** In place, for a sound that the caller owns. */
export function amplify(sound: Sound, ratio: number): void {
  for (const samples of sound.channels) {
    for (let i = 0; i < samples.length; i++) samples[i]! *= ratio;
  }
}
