import { expect, test } from 'vitest';
import { giveFramesAsBitmaps } from '../../../../src/templates/capture/framesAsBitmaps';

class Frame {
  closed = false;
  readonly displayWidth = 540;
  readonly displayHeight = 960;
  clone() {
    return new Frame();
  }
  close() {
    this.closed = true;
  }
}

function page() {
  const asked: unknown[][] = [];
  const createImageBitmap = async (...words: unknown[]) => {
    asked.push(words);
    return 'a bitmap';
  };
  const scope = { VideoFrame: Frame, createImageBitmap };
  giveFramesAsBitmaps(scope as never);
  return { asked, ask: scope.createImageBitmap };
}

test('[RD1] a decoded frame is given back as one of its own, of its own size, and not converted', async () => {
  const { asked, ask } = page();
  const frame = new Frame();
  const given = (await ask(frame)) as unknown as Frame & { width: number; height: number };
  frame.close();
  expect([given.width, given.height, given.closed]).toEqual([540, 960, false]);
  expect(asked).toEqual([]);
});

test('[RD1] whatever else is asked for becomes a bitmap', async () => {
  const { asked, ask } = page();
  const frame = new Frame();
  expect(await ask('a canvas')).toBe('a bitmap');
  expect(await ask(frame, { resizeWidth: 2 })).toBe('a bitmap');
  expect(asked).toEqual([['a canvas'], [frame, { resizeWidth: 2 }]]);
});
