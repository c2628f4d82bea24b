import { afterEach, expect, test, vi } from 'vitest';
import { giveFramesAsBitmaps } from '../../../../src/templates/capture/framesAsBitmaps';

class Frame {
  closed = false;
  format = 'I420';
  colorSpace = { transfer: 'bt709', primaries: 'bt709' };
  displayWidth = 540;
  displayHeight = 960;
  visibleRect = { width: 540, height: 960 };
  constructor(readonly shade = 0) {}
  clone() {
    return new Frame();
  }
  close() {
    this.closed = true;
  }
  async copyTo(pixels: Uint8ClampedArray, { format }: { format: string }) {
    if (format !== 'RGBA') throw new Error(format);
    pixels.fill(this.shade);
  }
}

class Canvas {
  shows = -1;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return { putImageData: ({ data }: { data: Uint8ClampedArray }) => void (this.shows = data[0] ?? -1) };
  }
}

class Pixels {
  readonly data: Uint8ClampedArray;
  constructor(width: number, height: number) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}

type Given = Canvas & Frame & { width: number; height: number };

function page() {
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('ImageData', Pixels);
  const asked: unknown[][] = [];
  const createImageBitmap = async (...words: unknown[]) => {
    asked.push(words);
    return 'a bitmap';
  };
  const scope = { VideoFrame: Frame, createImageBitmap };
  giveFramesAsBitmaps(scope as never);
  return { asked, ask: scope.createImageBitmap as (...words: unknown[]) => Promise<Given | string> };
}

afterEach(() => void vi.unstubAllGlobals());

test('[RD1] a decoded frame is converted into a canvas of its size, which the next one takes once it is closed', async () => {
  const { asked, ask } = page();
  const first = (await ask(new Frame(7))) as Given;
  const beside = (await ask(new Frame(8))) as Given;
  expect([first.width, first.height, first.shows, beside.shows]).toEqual([540, 960, 7, 8]);
  first.close();
  const next = (await ask(new Frame(9))) as Given;
  expect([next === first, next === beside, next.shows, beside.shows]).toEqual([true, false, 9, 8]);
  expect(asked).toEqual([]);
});

test('[RD1] a frame of more than 8 bits, of other pixels, of other colours or that cannot be read is given as it is', async () => {
  const { asked, ask } = page();
  const unreadable = { copyTo: async () => Promise.reject(new Error('NotSupportedError')) };
  for (const other of [
    { format: 'I420P10' },
    { displayWidth: 720 },
    { colorSpace: { transfer: 'pq', primaries: 'bt2020' } },
    unreadable,
  ]) {
    const frame = Object.assign(new Frame(), other);
    const given = (await ask(frame)) as Given;
    frame.close();
    expect([given instanceof Frame, given.width, given.closed]).toEqual([true, 540, false]);
  }
  expect(asked).toEqual([]);
});

test('[RD1] whatever else is asked for becomes a bitmap', async () => {
  const { asked, ask } = page();
  const frame = new Frame();
  expect(await ask('a canvas')).toBe('a bitmap');
  expect(await ask(frame, { resizeWidth: 2 })).toBe('a bitmap');
  expect(asked).toEqual([['a canvas'], [frame, { resizeWidth: 2 }]]);
});
