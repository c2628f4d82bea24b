/** A storm behind the hills: rain nearby, and thunder that rolls from one side to the other. */
import { canvasSeconds, pour, type Canvas } from '../sources/canvas';
import { filter, pinkNoise, SAMPLE_RATE } from '../sources/noise';
import { between, random } from '../sources/random';
import { gentleRain } from './gentleRain';

const ROLL_SECONDS = 9;

export function distantThunder(seconds: number): Canvas {
  const on = gentleRain(seconds);
  for (const samples of on) for (let i = 0; i < samples.length; i++) samples[i]! *= 0.55;
  const next = random(83);
  const rolls: { at: number; loud: number; pan: number }[] = [];
  for (let at = 5; at < canvasSeconds(on) - ROLL_SECONDS; at += between(next, 11, 17))
    rolls.push({ at, loud: between(next, 0.7, 1.2), pan: between(next, -0.35, 0.35) });

  pour(on, (side) => {
    const noise = pinkNoise(90 + side);
    const low = filter('low', 140, 0.7);
    const claps = random(95);
    let [i, rumble] = [0, 0];
    return () => {
      const now = i / SAMPLE_RATE - side * 0.03;
      const roll = rolls.findLast(({ at }) => at <= now);
      const t = roll ? now - roll.at : ROLL_SECONDS;
      if (!roll || t >= ROLL_SECONDS) {
        i += 1;
        return 0;
      }
      if (claps() < 6 / SAMPLE_RATE) rumble += 0.5 * Math.exp(-t * 0.4);
      rumble *= 0.99993;
      if (i++ % 128 === 0) low.tune(90 + 260 * Math.exp(-t * 1.3));
      const shape = 1.6 * Math.exp(-t * 0.75) * (1 - Math.exp(-t * 9)) + rumble * 0.5;
      const end = Math.min(1, (ROLL_SECONDS - t) / 2);
      return low(noise()) * shape * end * roll.loud * (1 + (side === 0 ? -1 : 1) * roll.pan) * 1.5;
    };
  });
  return on;
}
