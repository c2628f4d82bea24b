/** Frames in which a pixel stays as it was shown until it is clearly another: a GIF writes what changes, and noise changes everywhere. [ED4] */
import { Transform } from 'node:stream';

export const RGB_BYTES = 3;
/** 0 to 255: what a film's encoder makes of a picture that stands still. */
const NOISE = 12;
/** Once in so many frames what is left of a fade is taken over, too. */
const REFRESHED = 8;
const REFRESHED_NOISE = NOISE / 3;

/** Takes and gives raw RGB, a frame of `pixels` after the other. */
export function settledPixels(pixels: number): Transform {
  const frame = Buffer.alloc(pixels * RGB_BYTES);
  const shown = Buffer.alloc(pixels * RGB_BYTES);
  let [filled, count] = [0, 0];
  return new Transform({
    transform(piece: Buffer, _, done) {
      for (let at = 0; at < piece.length;) {
        const taken = piece.copy(frame, filled, at);
        at += taken;
        filled += taken;
        if (filled < frame.length) continue;
        filled = 0;
        settle(frame, shown, count === 0 ? -1 : count % REFRESHED === 0 ? REFRESHED_NOISE : NOISE);
        count += 1;
        this.push(Buffer.from(shown));
      }
      done();
    },
  });
}

function settle(frame: Buffer, shown: Buffer, noise: number): void {
  for (let at = 0; at < frame.length; at += RGB_BYTES) {
    const [red = 0, green = 0, blue = 0] = [frame[at], frame[at + 1], frame[at + 2]];
    const isOther =
      Math.abs(red - (shown[at] ?? 0)) > noise ||
      Math.abs(green - (shown[at + 1] ?? 0)) > noise ||
      Math.abs(blue - (shown[at + 2] ?? 0)) > noise;
    if (!isOther) continue;
    shown[at] = red;
    shown[at + 1] = green;
    shown[at + 2] = blue;
  }
}
