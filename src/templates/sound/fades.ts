/** A sound that comes out of silence and goes back into it. */
import { gainAt, type Envelope } from './envelope';

interface Fades {
  readonly fadeIn?: number | undefined;
  readonly fadeOut?: number | undefined;
}
interface Window {
  readonly from: number;
  readonly to: number;
}

/** The envelope within its window, led in and out; fades longer than the window share it. */
export function faded(envelope: Envelope, window: Window, { fadeIn = 0, fadeOut = 0 }: Fades): Envelope {
  const length = window.to - window.from;
  if (length <= 0 || fadeIn + fadeOut <= 0) return envelope;
  const share = Math.min(1, length / (fadeIn + fadeOut));
  const risen = window.from + fadeIn * share;
  const falling = window.to - fadeOut * share;
  const fadeAt = (atMs: number) =>
    Math.min(
      fadeIn > 0 ? (atMs - window.from) / (risen - window.from) : 1,
      fadeOut > 0 ? (window.to - atMs) / (window.to - falling) : 1,
      1,
    );
  const corners = [window.from, risen, falling, window.to, ...envelope.map(({ atMs }) => atMs)]
    .filter((atMs) => atMs >= window.from && atMs <= window.to)
    .sort((a, b) => a - b);
  const points = [...new Set(corners)].map((atMs) => ({
    atMs,
    gain: gainAt(envelope, atMs) * Math.max(0, fadeAt(atMs)),
  }));
  const [first = { atMs: window.from, gain: 0 }, ...rest] = points;
  return [first, ...rest];
}
