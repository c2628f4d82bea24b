/** Steady rain on leaves: a soft hiss that comes and goes, and single drops near the ear. */
import { canvas, canvasSeconds, place, pour, type Canvas } from '../sources/canvas';
import { drift, filter, pinkNoise } from '../sources/noise';
import { between, moments, random } from '../sources/random';

export function gentleRain(seconds: number): Canvas {
  const on = canvas(seconds);
  pour(on, (side) => {
    const noise = pinkNoise(11 + side * 7);
    const [high, low] = [filter('high', 1200, 0.5), filter('low', 9000, 0.5)];
    const body = filter('low', 350, 0.6);
    const swell = drift(random(13), 6);
    return () => {
      const sample = noise();
      return low(high(sample)) * 0.5 * (0.75 + 0.35 * swell()) + body(sample) * 0.12;
    };
  });
  const next = random(17);
  for (const at of moments(next, canvasSeconds(on), 170)) {
    const hertz = between(next, 1800, 7000);
    const [loud, fades] = [0.012 + 0.09 * next() ** 3, between(next, 0.0025, 0.0095)];
    place(on, at, next(), fades * 5, (t) => Math.sin(2 * Math.PI * hertz * t) * loud * Math.exp(-t / fades));
  }
  return on;
}
