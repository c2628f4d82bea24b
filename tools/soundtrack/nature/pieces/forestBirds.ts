/** A wood in the morning: five birds with songs of their own, and leaves that hardly move. */
import { canvas, canvasSeconds, place, pour, type Canvas } from '../sources/canvas';
import { drift, filter, pinkNoise } from '../sources/noise';
import { between, random, type Random } from '../sources/random';
import { inRoom } from '../sources/room';

interface Song {
  readonly hertz: number;
  readonly notes: readonly [fewest: number, most: number];
  /** Seconds of a note and of the rest after it. */
  readonly note: number;
  readonly rest: number;
  /** Share of the pitch by which a note glides, and which way. */
  readonly glide: number;
  readonly way: 'up' | 'down' | 'dip';
  readonly trill?: { readonly depth: number; readonly hertz: number };
}
const SONGS: readonly Song[] = [
  { hertz: 4200, notes: [2, 5], note: 0.09, rest: 0.06, glide: 0.25, way: 'down' },
  {
    hertz: 3100,
    notes: [1, 3],
    note: 0.22,
    rest: 0.14,
    glide: 0.3,
    way: 'dip',
    trill: { depth: 0.02, hertz: 28 },
  },
  { hertz: 5600, notes: [5, 12], note: 0.045, rest: 0.028, glide: 0.12, way: 'up' },
  {
    hertz: 2400,
    notes: [2, 3],
    note: 0.3,
    rest: 0.18,
    glide: 0.12,
    way: 'down',
    trill: { depth: 0.015, hertz: 9 },
  },
  {
    hertz: 6400,
    notes: [1, 2],
    note: 0.5,
    rest: 0.2,
    glide: 0.06,
    way: 'dip',
    trill: { depth: 0.05, hertz: 34 },
  },
];
const bend = (way: Song['way'], u: number) =>
  way === 'dip' ? Math.abs(u - 0.5) * 2 - 0.5 : way === 'up' ? u : -u;

function sing(on: Canvas, start: number, next: Random, { trill, ...song }: Song): void {
  const [pan, loud] = [next(), 0.05 + 0.2 * next() ** 2];
  const base = song.hertz * between(next, 0.92, 1.08);
  const notes = Math.round(between(next, ...song.notes));
  let at = start;
  for (let n = 0; n < notes; n++) {
    const lasts = song.note * between(next, 0.8, 1.2);
    let phase = 0;
    place(on, at, pan, lasts, (t) => {
      const u = t / lasts;
      const shake = trill ? trill.depth * Math.sin(2 * Math.PI * trill.hertz * t) : 0;
      phase += (2 * Math.PI * base * (1 + song.glide * bend(song.way, u) + shake)) / 48_000;
      return (Math.sin(phase) + 0.18 * Math.sin(2 * phase)) * Math.sin(Math.PI * u) ** 0.7 * loud;
    });
    at += lasts + song.rest * between(next, 0.7, 1.3);
  }
}

export function forestBirds(seconds: number): Canvas {
  const on = canvas(seconds);
  const next = random(5);
  SONGS.forEach((song, bird) => {
    const every = between(next, 2.2, 5.4);
    for (let at = next() * 3 + bird * 0.7; at < canvasSeconds(on) - 1; at += every * between(next, 0.5, 1.6))
      sing(on, at, next, song);
  });
  inRoom(on, 0.35, 0.8);
  pour(on, (side) => {
    const noise = pinkNoise(36 + side);
    const [leaves, air] = [filter('band', 2600, 0.6), filter('low', 500, 0.5)];
    const breeze = drift(random(8), 5);
    return () => {
      const sample = noise();
      return leaves(sample) * 0.04 * breeze() + air(sample) * 0.03;
    };
  });
  return on;
}
