/** The keys of the General MIDI drum kits, piece by piece. */
import { PIECES, type Piece } from './pieces';

const KEYS: Readonly<Record<Piece, number>> = {
  kick: 36,
  snare: 38,
  clap: 39,
  rim: 37,
  hat: 42,
  openHat: 46,
  ride: 51,
  crash: 49,
  highTom: 48,
  middleTom: 45,
  lowTom: 41,
  shaker: 70,
  tambourine: 54,
  highBongo: 60,
  lowBongo: 61,
  highConga: 63,
  lowConga: 64,
  cowbell: 56,
  claves: 75,
  snap: 37,
};

export const KEYS_OF_PIECES: readonly number[] = PIECES.map((piece) => KEYS[piece]);
