/** The pieces of a drum kit; a note's pitch is the index of its piece. */
export const PIECES = [
  'kick',
  'snare',
  'clap',
  'rim',
  'hat',
  'openHat',
  'ride',
  'crash',
  'highTom',
  'middleTom',
  'lowTom',
  'shaker',
  'tambourine',
  'highBongo',
  'lowBongo',
  'highConga',
  'lowConga',
  'cowbell',
  'claves',
  'snap',
] as const;
export type Piece = (typeof PIECES)[number];
