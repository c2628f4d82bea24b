/** Kits of computed drums, one for each kind of music that wants its own. */
import { made, SAMPLE_RATE, type MadeInstrument } from '../instruments/instrument';
import { PIECES, type Piece } from './pieces';
import { clap, crash, hat, kick, knock, shaker, snare, tom, type StrokeMaker } from './strokes';

type Kit = Readonly<Record<Piece, StrokeMaker>>;

const COMMON: Kit = {
  kick: kick(48, 170, 0.13),
  snare: snare(185, 0.75, 0.1),
  clap: clap(),
  rim: knock(1750, 2630, 0.014, 0.4),
  hat: hat(0.028),
  openHat: hat(0.16),
  ride: hat(0.3, 0.7),
  crash: crash(0.75),
  highTom: tom(190, 0.35),
  middleTom: tom(140, 0.5),
  lowTom: tom(96, 0.68),
  shaker: shaker(),
  tambourine: hat(0.07, 0.3),
  highBongo: tom(420, 0.4),
  lowBongo: tom(310, 0.6),
  highConga: tom(250, 0.42),
  lowConga: tom(180, 0.6),
  cowbell: knock(560, 845, 0.06, 0.6),
  claves: knock(2450, 2480, 0.03, 0.35),
  snap: clap(0.03),
};

const playing = (pieces: Kit): MadeInstrument =>
  made(({ start, pitch, strength }, [left, right], next) => {
    const stroke = pieces[PIECES[pitch]!](next, 0.35 + 0.65 * strength);
    const loud = strength * 0.8;
    const first = Math.round(start * SAMPLE_RATE);
    const count = Math.round(stroke.seconds * SAMPLE_RATE);
    const [l, r] = [Math.cos((stroke.pan * Math.PI) / 2) * loud, Math.sin((stroke.pan * Math.PI) / 2) * loud];
    for (let i = 0; i < count && first + i < left.length; i++) {
      const sample = stroke.at(i / SAMPLE_RATE);
      left[first + i]! += sample * l;
      right[first + i]! += sample * r;
    }
  });

/** Round and deep, for four on the floor. */
export const clubKit = () => playing({ ...COMMON, kick: kick(50, 210, 0.12, 0.4), clap: clap(0.12) });
/** A kick that rings like a bass, a dry snare, quick hats. */
export const trapKit = () =>
  playing({ ...COMMON, kick: kick(44, 150, 0.2, 0.45), snare: snare(210, 0.9, 0.13), hat: hat(0.02) });
/** Gated and large. */
export const neonKit = () =>
  playing({
    ...COMMON,
    kick: kick(54, 160, 0.1, 0.5),
    snare: snare(165, 1, 0.2),
    highTom: tom(230, 0.3),
    lowTom: tom(110, 0.7),
  });
/** Dull and soft, as from an old record. */
export const dustyKit = () =>
  playing({
    ...COMMON,
    kick: kick(56, 130, 0.11, 0.12),
    snare: snare(200, 0.55, 0.08),
    hat: hat(0.022, 0.56),
  });
/** Short and sharp, for fast breaks. */
export const breakKit = () =>
  playing({
    ...COMMON,
    kick: kick(58, 190, 0.075, 0.55),
    snare: snare(220, 0.85, 0.1),
    ride: hat(0.18, 0.66),
  });
/** Noise and squares of a game console. */
export const pixelKit = () =>
  playing({ ...COMMON, kick: kick(60, 300, 0.06, 0.1), snare: snare(260, 1, 0.06), hat: hat(0.014, 0.5) });
