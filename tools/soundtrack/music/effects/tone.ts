/** What changes the colour of a sound: filters, warmth, grit. */
import { filter } from '../../nature/sources/noise';
import { SAMPLE_RATE } from '../instruments/instrument';
import { eachSide, type Effect } from './effect';

export const lowPass = (hertz: number, q = 0.7): Effect => eachSide(() => filter('low', hertz, q));
export const highPass = (hertz: number, q = 0.7): Effect => eachSide(() => filter('high', hertz, q));

/** More of the band around a frequency. `gain` 1 doubles it. */
export const presence = (hertz: number, gain: number, q = 0.8): Effect =>
  eachSide(() => {
    const band = filter('band', hertz, q);
    return (sample) => sample + band(sample) * gain;
  });

/** Overtones as of a tube that is pushed: `amount` from 1. What is loud becomes dense. */
export const drive = (amount: number): Effect =>
  eachSide(() => (sample) => Math.tanh(sample * amount) / Math.tanh(amount));

/** Opens slowly and closes again, `bars` for once around. */
export const sweep =
  (low: number, high: number, bars: number): Effect =>
  (sound, { bpm }) => {
    const period = ((bars * 4 * 60) / bpm) * SAMPLE_RATE;
    eachSide(() => {
      const low2 = filter('low', low, 0.9);
      return (sample, i) => {
        if (i % 64 === 0) low2.tune(low * (high / low) ** (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / period)));
        return low2(sample);
      };
    })(sound, { bpm });
  };
