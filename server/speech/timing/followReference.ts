/** The times of words in one sound, from the times of the same words in another that was spoken by our own voice. */
import type { SpokenWord } from '../speech';
import { featuresOf } from './features';
import { placeWords } from './placeWords';
import { warp } from './warping';

export interface Sounding {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}
export interface Reference extends Sounding {
  readonly words: readonly SpokenWord[];
}

/** For who reads all of it and nothing else: a voice. */
export function followReference(sound: Sounding, reference: Reference): SpokenWord[] {
  const own = featuresOf(sound.samples, sound.sampleRate);
  const known = featuresOf(reference.samples, reference.sampleRate);
  return placeWords(own, reference.words, warp(known, own));
}
