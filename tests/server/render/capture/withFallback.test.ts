import { expect, test } from 'vitest';
import { CannotCapture } from '../../../../server/render/capture/capturePage';
import { withFallback } from '../../../../server/render/capture/withFallback';
import type { ChunkOptions, Drawing } from '../../../../server/render/draw';

/** Tells of all frames of a chunk, or of so many before it fails. */
function fakeDrawing(name: string, drawn: string[], failing: { at?: number; error?: Error } = {}): Drawing {
  return {
    lanes: 2,
    async chunk({ from, to }, _path, { onFrame }: ChunkOptions) {
      for (let frame = from; frame < to; frame += 1) {
        if (failing.error && frame - from === (failing.at ?? 0)) throw failing.error;
        onFrame();
      }
      drawn.push(`${name} ${from}–${to}`);
      return 'ownWay';
    },
    showFirst: () => false,
    rest: async () => void drawn.push(`${name} rests`),
    close: async () => void drawn.push(`${name} closed`),
  };
}

function film(failing: { at?: number; error?: Error } = {}) {
  const drawn: string[] = [];
  const told: string[] = [];
  let frames = 0;
  const drawing = withFallback({
    canvas: fakeDrawing('canvas', drawn, failing),
    screenshots: () => fakeDrawing('screenshots', drawn),
    onFallback: ({ from }, error) => told.push(`${from}: ${(error as Error).message}`),
  });
  const chunk = (from: number, signal = new AbortController().signal) =>
    drawing.chunk({ from, to: from + 10 }, 'file', { signal, onFrame: () => (frames += 1) });
  return { drawn, told, drawing, chunk, frames: () => frames };
}

test('[RD1] what a page can draw is drawn by it alone', async () => {
  const { drawing, chunk, drawn, frames } = film();
  expect(await chunk(0)).toBe('ownWay');
  await drawing.close();
  expect(drawn).toEqual(['canvas 0–10', 'canvas closed']);
  expect(frames()).toBe(10);
});

test('[RD1] a chunk that fails in the middle is drawn by screenshots, and each of its frames counted once', async () => {
  const { chunk, drawn, told, frames } = film({ at: 6, error: new Error('gone') });
  expect(await chunk(20)).toBe('otherWay');
  expect(drawn).toEqual(['screenshots 20–30']);
  expect(told).toEqual(['20: gone']);
  expect(frames()).toBe(10);
});

test('[RD1] after three chunks that failed, and at once where the browser lacks something, pages are not asked again', async () => {
  const late = film({ error: new Error('late') });
  for (const from of [0, 10, 20, 30]) await late.chunk(from);
  expect(late.told).toEqual(['0: late', '10: late', '20: late']);
  expect(late.drawn).toHaveLength(4);
  const never = film({ error: new CannotCapture('This browser has no encoder for 8192x8192 at 30') });
  for (const from of [0, 10]) await never.chunk(from);
  expect(never.told).toHaveLength(1);
});

test('[RD1] a chunk that nobody wants any more is not drawn the other way', async () => {
  const stop = new AbortController();
  const { chunk, drawn, told } = film({ error: new Error('closed') });
  stop.abort(new Error('no longer wanted'));
  await expect(chunk(0, stop.signal)).rejects.toThrow('no longer wanted');
  expect([drawn, told]).toEqual([[], []]);
});

test('[RD1] a disk that is full is told as that: the other way would need as much of it', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const { chunk, drawn, told } = film({ at: 4, error: full });
  await expect(chunk(0)).rejects.toBe(full);
  expect([...drawn, ...told]).toEqual([]);
});
