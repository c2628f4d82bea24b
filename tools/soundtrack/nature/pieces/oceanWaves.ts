/** Waves on a flat beach: each swells, breaks into foam and draws back, before the last is gone. */
import { canvas, canvasSeconds, pour, type Canvas } from '../sources/canvas';
import { filter, pinkNoise, SAMPLE_RATE } from '../sources/noise';
import { between, random } from '../sources/random';

interface Wave {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly pan: number;
}

/** How far along a wave breaks. */
const BREAKS = 0.42;
const swell = (u: number) => (u < BREAKS ? (u / BREAKS) ** 2.2 : Math.exp(-(u - BREAKS) * 5.2));
const foam = (u: number) => Math.exp(-(((u - 0.5) / (u < 0.5 ? 0.085 : 0.17)) ** 2));

export function oceanWaves(seconds: number): Canvas {
  const on = canvas(seconds);
  const next = random(1);
  const waves: Wave[] = [];
  for (let at = -3; at < canvasSeconds(on);) {
    const lasts = between(next, 7, 11);
    waves.push({ at, lasts, loud: between(next, 0.6, 1.1), pan: between(next, -0.3, 0.3) });
    at += lasts * 0.62;
  }
  pour(on, (side) => {
    const [deep, light] = [pinkNoise(10 + side), pinkNoise(20 + side)];
    const [low, rumble] = [filter('low', 300, 0.6), filter('low', 120, 0.7)];
    const [high, hiss] = [filter('high', 900, 0.6), filter('high', 2500, 0.5)];
    let i = 0;
    let near: readonly Wave[] = [];
    return () => {
      const t = i / SAMPLE_RATE;
      if (i % 4096 === 0) near = waves.filter(({ at, lasts }) => at < t + 0.2 && at + lasts > t);
      let [risen, white] = [0, 0];
      for (const { at, lasts, loud, pan } of near) {
        const u = (t - at) / lasts;
        if (u <= 0 || u >= 1) continue;
        const gain = loud * (1 + (side === 0 ? -1 : 1) * pan);
        risen += gain * swell(u);
        white += gain * foam(u);
      }
      if (i++ % 64 === 0) low.tune(260 + 900 * Math.min(1.3, risen));
      const [a, b] = [deep(), light()];
      return (
        rumble(a) * 1.1 * (0.35 + risen * 0.5) +
        low(a) * risen * 1.5 +
        high(b) * white * 0.42 +
        hiss(b) * white * 0.22 +
        a * 0.02
      );
    };
  });
  return on;
}
