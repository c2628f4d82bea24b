import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { longTest } from '../../../support/form';
import { shapeNames } from '../../../../contract/video/shapes';
import { stickerNames } from '../../../../contract/video/stickers';
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';
import { textLooks, type TextLook } from '../../../../src/editor-engine/textLooks';
import { expectOneStep, expectRefused } from '../support/expectOneStep';
import { openEngine } from '../support/openEngine';
import { items, sampleVideo } from '../support/sampleVideo';

const { clip, first, hello, music, title } = items;
const empty = (): VideoData => ({
  projectId: 'p1',
  duration: 0,
  fps: 30,
  size: { width: 1920, height: 1080 },
  tracks: [],
  trackItemIds: [],
  trackItemsMap: {},
  template: 'default',
});

test('[E8] a text is added for three seconds in the safe middle, above everything, and selected', () => {
  const engine = openEngine();
  expectOneStep(engine, 'text.add', { atMs: 1500.4, text: ' Only\nthis week ', look: 'title' });
  expect(engine.item('text_new1')).toEqual({
    id: 'text_new1',
    name: 'Only this week',
    type: 'text',
    display: { from: 1500, to: 4500 },
    details: {
      text: 'Only\nthis week',
      textAlign: 'center',
      fontFamily: 'bold',
      fontSize: 104,
      fontWeight: 800,
      lineHeight: 1.1,
      color: '#ffffff',
      textShadow: '0 4px 24px rgba(0,0,0,0.55)',
      left: 86,
      top: 768,
      width: 907,
    },
  });
  expect(engine.videoData().tracks[1]?.items.at(-1)).toBe('text_new1');
  expect(engine.videoData().trackItemIds.at(-1)).toBe('text_new1');
  expect(engine.session.selection.get()).toEqual(['text_new1']);
});

test.each(Object.keys(textLooks) as TextLook[])('[E8] a %s stands on any canvas', (look) => {
  const engine = openEngine({ ...sampleVideo(), size: { width: 640, height: 360 } });
  expectOneStep(engine, 'text.add', { atMs: 0, text: 'a', look });
  const { left = 0, top = 0, width = 0, fontSize } = (engine.item('text_new1') as ItemOf<'text'>).details;
  expect(fontSize).toBe(Math.round(textLooks[look].details.fontSize / 3));
  expect([left > 0, left + width < 640, top > 0, top < 300]).toEqual([true, true, true, true]);
});

test('[E8] at the end of the video it is moved back; into an empty one it brings its own length', () => {
  const engine = openEngine();
  engine.execute('text.add', { atMs: 10_000, text: 'a', look: 'label' });
  expect(engine.item('text_new1')?.display).toEqual({ from: 7000, to: 10_000 });
  const bare = openEngine(empty());
  expectOneStep(bare, 'text.add', { atMs: 0, text: 'a', look: 'quote' });
  expect(bare.videoData()).toMatchObject({
    duration: 3000,
    tracks: [{ id: 'text_track', items: ['text_new1'] }],
    trackItemIds: ['text_new1'],
  });
});

test('a text is rewritten, not to nothing, and captions are not texts', () => {
  const engine = openEngine();
  expectOneStep(engine, 'text.rewrite', { id: title.id, text: 'Two mugs ' });
  expect(engine.item(title.id)?.details).toEqual({ ...title.details, text: 'Two mugs' });
  expectRefused(engine, 'text.rewrite', { id: title.id, text: '' }, 'emptyText');
  expectRefused(engine, 'text.rewrite', { id: hello.id, text: 'a' }, 'wrongKind');
  expectRefused(engine, 'text.rewrite', { id: clip.id, text: 'a' }, 'wrongKind');
  expectRefused(engine, 'text.rewrite', { id: title.id, text: 'a'.repeat(5001) }, 'badValue');
  expectRefused(engine, 'text.add', { atMs: 0, text: ' ', look: 'label' }, 'emptyText');
  expectRefused(engine, 'text.add', { atMs: NaN, text: 'a', look: 'label' }, 'badValue');
});

test('[E8] a shape is added in the middle of the canvas', () => {
  const engine = openEngine();
  expectOneStep(engine, 'shape.add', { atMs: 2000, shape: 'heart' });
  expect(engine.item('shape_new1')).toEqual({
    id: 'shape_new1',
    name: 'heart',
    type: 'shape',
    display: { from: 2000, to: 5000 },
    details: { shape: 'heart', fill: '#ffdd2d', width: 420, height: 400, left: 330, top: 760 },
  });
  expect(engine.videoData().tracks[0]?.items.at(-1)).toBe('shape_new1');
});

test.each(shapeNames)('[E8] %s is a shape that can be added', (shape) => {
  const engine = openEngine(empty());
  expectOneStep(engine, 'shape.add', { atMs: 0, shape });
  expect(engine.videoData().duration).toBe(3000);
});

longTest('a shape at no moment, or where there are 10,000 items, is refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'shape.add', { atMs: NaN, shape: 'star' }, 'badValue');
  const many = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [
      `image_${index}`,
      { ...first, id: `image_${index}`, isMain: false },
    ]),
  );
  const full = openEngine({ ...sampleVideo(), tracks: [], trackItemIds: [], trackItemsMap: many });
  expectRefused(full, 'shape.add', { atMs: 0, shape: 'star' }, 'tooManyItems');
  expectRefused(full, 'text.add', { atMs: 0, text: 'a', look: 'title' }, 'tooManyItems');
  expectRefused(full, 'caption.add', { atMs: 0, text: 'a' }, 'tooManyItems');
  expectRefused(
    full,
    'audio.add',
    { src: music.details.src, name: 'a', atMs: 0, durationMs: 9, loop: true },
    'tooManyItems',
  );
});

test('[E8] a sticker pops in over the middle of any canvas, and its drawing is there', async () => {
  const engine = openEngine({ ...sampleVideo(), size: { width: 1920, height: 1080 } });
  expectOneStep(engine, 'sticker.add', { atMs: 1500, sticker: 'fire', name: 'Fire' });
  expect(engine.item('sticker_new1')).toEqual({
    id: 'sticker_new1',
    name: 'Fire',
    type: 'image',
    display: { from: 1500, to: 4500 },
    details: {
      src: '/assets/pictures/fire.webp',
      naturalWidth: 576,
      naturalHeight: 576,
      fit: 'contain',
      transition: { in: 'pop' },
      left: 744,
      top: 194,
      width: 432,
      height: 432,
    },
  });
  expectRefused(engine, 'sticker.add', { atMs: 0, sticker: '../secret' as never, name: 'x' }, 'badValue');
  const files = new Set(await readdir('assets/pictures'));
  expect(stickerNames.filter((name) => !files.has(`${name}.webp`))).toEqual([]);
});
