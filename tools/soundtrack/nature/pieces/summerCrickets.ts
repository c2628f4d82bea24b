/** A warm night: crickets near and far, each with its own beat, over a meadow that breathes. */
import { canvas, canvasSeconds, place, pour, type Canvas } from '../sources/canvas';
import { drift, filter, pinkNoise } from '../sources/noise';
import { between, random } from '../sources/random';
import { inRoom } from '../sources/room';

const CRICKETS = 9;
/** A chirp is a few strokes of the wings. */
const STROKE_SECONDS = 0.017;

export function summerCrickets(seconds: number): Canvas {
  const on = canvas(seconds);
  const next = random(61);
  for (let cricket = 0; cricket < CRICKETS; cricket++) {
    const [hertz, pan, loud] = [between(next, 3900, 5200), next(), 0.02 + 0.1 * next() ** 2];
    const [every, strokes] = [between(next, 0.42, 0.95), Math.round(between(next, 2, 5))];
    let singsUntil = 0;
    for (let at = next() * every; at < canvasSeconds(on) - 1; at += every * between(next, 0.97, 1.03)) {
      if (at > singsUntil) {
        // A pause now and then.
        singsUntil = at + between(next, 4, 14);
        at += between(next, 0.5, 3);
      }
      for (let stroke = 0; stroke < strokes; stroke++)
        place(on, at + stroke * STROKE_SECONDS * 1.9, pan, STROKE_SECONDS, (t) => {
          const shape = Math.sin((Math.PI * t) / STROKE_SECONDS) ** 2;
          return (
            (Math.sin(2 * Math.PI * hertz * t) + 0.25 * Math.sin(4 * Math.PI * hertz * t)) * shape * loud
          );
        });
    }
  }
  inRoom(on, 0.18, 0.7);
  pour(on, (side) => {
    const noise = pinkNoise(70 + side);
    const [grass, night] = [filter('band', 3000, 0.5), filter('low', 260, 0.6)];
    const breath = drift(random(73), 7);
    return () => {
      const sample = noise();
      return grass(sample) * 0.025 * breath() + night(sample) * 0.06;
    };
  });
  return on;
}
