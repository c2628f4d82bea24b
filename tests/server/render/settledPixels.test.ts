import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { settledPixels } from '../../../server/render/files/settledPixels';

const shownOf = async (...frames: readonly (readonly number[])[]) => {
  const pixels = settledPixels(2);
  // In pieces that end within a frame, as a pipe gives them.
  Readable.from([Buffer.from(frames.flat().slice(0, 4)), Buffer.from(frames.flat().slice(4))]).pipe(pixels);
  const given = [...(await buffer(pixels))];
  return frames.map((_, index) => given.slice(index * 6, index * 6 + 6));
};

test('[ED4] a pixel stays as it was shown until it is clearly another, each by itself', async () => {
  const first = [100, 100, 100, 20, 20, 20];
  const noisy = [108, 95, 100, 20, 33, 20];
  expect(await shownOf(first, noisy)).toEqual([first, [100, 100, 100, 20, 33, 20]]);
});

test('[ED4] what a fade leaves is taken over at the eighth frame', async () => {
  const black = [0, 0, 0, 0, 0, 0];
  const nearly = [10, 10, 10, 0, 0, 0];
  const shown = await shownOf(black, ...Array.from({ length: 8 }, () => nearly));
  expect([shown[7], shown[8]]).toEqual([black, nearly]);
});
