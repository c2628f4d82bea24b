/** A stream between stones: water that rushes, and thousands of bubbles that sing as they rise. */
import { canvas, canvasSeconds, place, pour, type Canvas } from '../sources/canvas';
import { drift, filter, pinkNoise } from '../sources/noise';
import { between, moments, random } from '../sources/random';

export function mountainStream(seconds: number): Canvas {
  const on = canvas(seconds);
  pour(on, (side) => {
    const noise = pinkNoise(41 + side * 3);
    const [low, middle, spray] = [
      filter('low', 700, 0.5),
      filter('band', 1500, 0.8),
      filter('high', 4000, 0.5),
    ];
    const swell = drift(random(44), 4.5);
    return () => {
      const sample = noise();
      return low(sample) * 0.16 * (0.5 + swell()) + middle(sample) * 0.09 + spray(sample) * 0.05;
    };
  });
  const next = random(47);
  for (const at of moments(next, canvasSeconds(on), 130)) {
    const hertz = between(next, 420, 2200);
    const [loud, fades] = [between(next, 0.012, 0.06), between(next, 0.012, 0.06)];
    // A bubble's note rises while it shrinks.
    place(on, at, next(), fades * 2, (t) => {
      const phase = 2 * Math.PI * hertz * (t + 3 * t * t);
      return Math.sin(phase) * loud * Math.exp((-3 * t) / fades) * Math.min(1, t * 1500);
    });
  }
  return on;
}
