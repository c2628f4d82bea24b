/** A log fire: a soft roar, small crackles in flurries, and now and then a log that snaps. */
import { canvas, canvasSeconds, place, pour, type Canvas } from '../sources/canvas';
import { drift, filter, pinkNoise } from '../sources/noise';
import { between, moments, random, type Random } from '../sources/random';
import { inRoom } from '../sources/room';

const RISE_SECONDS = 0.0012;

function crack(on: Canvas, at: number, next: Random, loud: number, lasts: number): void {
  const band = filter('band', between(next, 1200, 6500), 1.2);
  const pan = between(next, 0.25, 0.75);
  place(on, at, pan, lasts * 6, (t) => {
    // Without an edge at its start: encoding would make a spike of it.
    const rise = Math.min(1, t / RISE_SECONDS);
    return band(next() * 2 - 1) * loud * rise * Math.exp(-t / lasts);
  });
}

export function cracklingFire(seconds: number): Canvas {
  const on = canvas(seconds);
  const next = random(131);
  const lasts = canvasSeconds(on);
  for (const flurry of moments(next, lasts, 1.6)) {
    const many = Math.round(between(next, 2, 14));
    for (let n = 0; n < many; n++)
      crack(on, flurry + next() * 0.5, next, 0.1 + 0.45 * next() ** 3, between(next, 0.0012, 0.005));
  }
  for (const snap of moments(next, lasts, 0.22)) crack(on, snap, next, between(next, 0.35, 0.6), 0.01);
  inRoom(on, 0.12, 0.6);
  pour(on, (side) => {
    const noise = pinkNoise(140 + side);
    const [roar, glow] = [filter('low', 220, 0.6), filter('band', 900, 0.5)];
    const [breath, flicker] = [drift(random(143), 3), drift(random(145 + side), 0.25)];
    return () => {
      const sample = noise();
      return roar(sample) * 0.7 * (0.6 + 0.4 * breath()) + glow(sample) * 0.08 * (0.4 + 0.6 * flicker());
    };
  });
  return on;
}
