import { expect, test } from 'vitest';
import type { ItemOf } from '../../../contract/video/videoData';
import { layCaption } from '../../../src/templates/captions/captionLayout';

const TALL = { width: 1080, height: 1920 };
const words = (text: string) => text.split(' ').map((word) => ({ text: word }));
const lay = (text: string, details: Partial<ItemOf<'text'>['details']> = {}, size = TALL) => {
  const { lines, fontSizePx, box } = layCaption({ text, ...details }, words(text), size);
  return { lines: lines.map((line) => line.map((word) => word.text).join(' ')), fontSizePx, box };
};

test('[T3] captions are 80 px on 1080, smaller only where one word would leave the picture', () => {
  expect(lay('Still buying').fontSizePx).toBe(80);
  expect(lay('Still buying', {}, { width: 540, height: 960 }).fontSizePx).toBe(40);
  expect(lay('x'.repeat(20)).fontSizePx).toBe(60);
});

test('[T3] a page stands 350 px above the lower edge of a phone, and higher pages grow upwards', () => {
  const [one, two] = [lay('Still buying').box, lay('Hydra keeps water cold').box];
  expect([one.top + one.height, two.top + two.height]).toEqual([1570, 1570]);
  expect(one).toMatchObject({ left: 120, width: 840 });
  expect(two.height).toBeGreaterThan(one.height * 2);
});

test.each([
  ['9:16', TALL, 80, 1570],
  ['1:1', { width: 1080, height: 1080 }, 80, 983],
  ['16:9', { width: 1920, height: 1080 }, 80, 994],
])('captions keep their size and stand inside the safe edges in %s', (_, size, fontSizePx, bottom) => {
  const page = lay('Hydra keeps water cold all day', {}, size);
  expect(page.fontSizePx).toBe(fontSizePx);
  expect(page.box.top + page.box.height).toBeCloseTo(bottom, 0);
  expect(page.box.left).toBeGreaterThanOrEqual(0.05 * size.width);
  expect(page.box.left * 2 + page.box.width).toBe(size.width);
});

test('a wide picture holds more words in a line, a narrower box fewer', () => {
  const text = 'Hydra keeps water cold all day';
  expect(lay(text, {}, { width: 1920, height: 1080 }).lines).toEqual([text]);
  expect(lay(text, { width: 500 }).lines.length).toBeGreaterThan(3);
  expect(lay(text, { width: 500 }).lines.join(' ')).toBe(text);
});

test('a page stands where it was put, and is as large as it was asked to be', () => {
  const { box, fontSizePx } = lay('cold', { top: 100, left: 40, width: 600, fontSize: 120 });
  expect([box.left, box.top, box.width, fontSizePx]).toEqual([40, 100, 600, 120]);
});

test('narrow typefaces are set larger, by the style or by name', () => {
  expect(lay('cold', { captionStyle: { look: 'neon', font: 'cursive' } }).fontSizePx).toBeCloseTo(112, 9);
  expect(lay('cold', { fontFamily: 'cursive' }).fontSizePx).toBeCloseTo(112, 9);
  expect(lay('cold', { fontFamily: 'Comic Sans MS' }).fontSizePx).toBe(80);
});

test('a caption without words keeps the place of one line', () => {
  const { lines, box } = layCaption({ text: '' }, [], TALL);
  expect(lines).toEqual([]);
  expect(box.height).toBeCloseTo(80 * 1.36, 9);
});
