/** Wind in high pines: gusts that whistle a little as they grow, and needles that hiss. */
import { canvas, pour, type Canvas } from '../sources/canvas';
import { drift, filter, pinkNoise } from '../sources/noise';
import { random } from '../sources/random';

export function windInThePines(seconds: number): Canvas {
  const on = canvas(seconds);
  pour(on, (side) => {
    const noise = pinkNoise(101 + side * 5);
    const [gust, flutter] = [drift(random(107), 5.5), drift(random(109 + side), 0.9)];
    const [body, whistle, needles] = [
      filter('band', 380, 0.7),
      filter('band', 720, 5),
      filter('high', 3200, 0.5),
    ];
    let [i, strength] = [0, 0];
    return () => {
      if (i++ % 64 === 0) {
        strength = 0.25 + 0.75 * gust() ** 1.5 * (0.75 + 0.25 * flutter());
        body.tune(260 + 420 * strength);
        whistle.tune(520 + 520 * strength);
      } else {
        gust();
        flutter();
      }
      const sample = noise();
      return (
        body(sample) * strength * 0.9 +
        whistle(sample) * strength ** 2 * 0.35 +
        needles(sample) * strength * 0.1
      );
    };
  });
  return on;
}
