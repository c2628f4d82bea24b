import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from '../../../../contract/video/spokenWords';
import type { ItemOf } from '../../../../contract/video/videoData';
import { realignWords } from '../../../../src/editor-engine/plugins/shared/realignWords';
import { refit } from '../../../../contract/video/formats/refit';

const word = fc.constantFrom('the', 'mug', 'Mug,', 'keeps', 'coffee', 'warm.', 'and', 'a');
const sentence = fc.array(word, { minLength: 1, maxLength: 12 });

test('a correction has every word of the text, in order of time, within the caption', () =>
  fc.assert(
    fc.property(
      sentence,
      sentence,
      fc.nat(60_000),
      fc.integer({ min: 40, max: 8000 }),
      (before, after, from, length) => {
        const window = { from, to: from + length };
        const spoken = shareOut(before, window.from, window.to);
        const words = realignWords(spoken, after, window);
        expect(words.map(({ text }) => text)).toEqual(after);
        words.forEach((one, index) => {
          expect(one.from).toBeGreaterThanOrEqual(words[index - 1]?.from ?? window.from);
          expect(one.to).toBeGreaterThanOrEqual(one.from - 1);
          expect(one.to).toBeLessThanOrEqual(window.to);
        });
      },
    ),
  ));

test('a word that is shorter than a ms ends no sooner than it begins', () => {
  const spoken = shareOut(['a', 'Mug,', 'keeps', 'warm.', 'keeps'], 0, 49);
  const texts = ['the', 'coffee', 'the', 'the', 'a', 'mug', 'the'];
  const moments = realignWords(spoken, texts, { from: 0, to: 49 }).map(({ from }) => from);
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
});

test('words that nobody touched keep their moments', () =>
  fc.assert(
    fc.property(sentence, (texts) => {
      const spoken = shareOut(texts, 1000, 5000);
      expect(realignWords(spoken, texts, { from: 1000, to: 5000 })).toEqual(spoken);
    }),
  ));

const side = fc.integer({ min: 16, max: 4096 });
const size = fc.record({ width: side, height: side });
const part = fc.double({ min: 0, max: 1, noNaN: true });

test('what stood inside the canvas stands inside the new one', () =>
  fc.assert(
    fc.property(size, size, part, part, part, part, (was, is, x, y, across, down) => {
      const width = Math.max(1, was.width * across);
      const height = Math.max(1, was.height * down);
      const [left, top] = [(was.width - width) * x, (was.height - height) * y];
      const item: ItemOf<'image'> = {
        id: 'image_1',
        name: 'a',
        type: 'image',
        display: { from: 0, to: 1000 },
        details: { src: 'a', left, top, width, height },
      };
      const box = { left, top, width, height, ...refit(item, was, is) };
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      // To a hundredth of a pixel, and never less than one.
      expect(box.left + box.width).toBeLessThanOrEqual(Math.max(is.width, 1) + 1);
      expect(box.top + box.height).toBeLessThanOrEqual(Math.max(is.height, 1) + 1);
    }),
  ));
