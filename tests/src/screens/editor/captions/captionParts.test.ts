import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastBegun } from '../../../../../src/screens/editor/captions/litAtPlayhead';
import { piecesOf, replaced, says } from '../../../../../src/editor-engine/captions/search';
import { clock, lengthOf } from '../../../../../src/screens/editor/captions/clock';
import { wordAtCursor } from '../../../../../src/screens/editor/captions/opened/wordAtCursor';
import { hexOf } from '../../../../../src/screens/editor/inspector/fields/color';
import {
  readNumber,
  scrubbedTo,
  within,
  written,
} from '../../../../../src/screens/editor/inspector/fields/number';
import { readBorder, writeBorder } from '../../../../../src/screens/editor/inspector/sections/border';
import { formatOf } from '../../../../../contract/video/formats/formats';
import { readTextFile } from '../../../../../src/services/browser/files/readTextFile';

test.each([
  [0, 0],
  [3, 0],
  [5, 1],
  [6, 1],
  [7, 1],
  [11, 2],
  [12, 2],
])('a cursor at %i of “Hello there” splits before word %i', (cursor, word) => {
  expect(wordAtCursor('Hello there', cursor)).toBe(word);
});

test('what is sought is found whatever its case and signs', () => {
  expect([says('A (mug)', '(MUG)'), says('A mug', '.'), says('A mug', '  ')]).toEqual([true, false, true]);
  expect(piecesOf('Mug, mug', 'mug')).toEqual([
    { text: 'Mug', isFound: true },
    { text: ', ', isFound: false },
    { text: 'mug', isFound: true },
  ]);
  expect(replaced('A $ mug', 'MUG', '$& cup')).toBe('A $ $& cup');
});
test('pieces of a text are the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      expect(
        piecesOf(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('the last one begun is found as a plain look through finds it', () => {
  const moments = fc
    .array(fc.nat(1000))
    .map((all) => all.toSorted((a, b) => a - b).map((from) => ({ from })));
  fc.assert(
    fc.property(moments, fc.integer({ min: -10, max: 1010 }), (timed, atMs) => {
      expect(lastBegun(timed, atMs)).toBe(timed.findLastIndex(({ from }) => from <= atMs));
    }),
  );
});

test.each([
  [0, '0:00.0'],
  [3240, '0:03.2'],
  [59_990, '0:59.9'],
  [61_500, '1:01.5'],
  [-5, '0:00.0'],
])('%i ms read %s', (ms, text) => expect(clock(ms)).toBe(text));
test.each([
  [49_000, '49 s'],
  [65_400, '1 min 5 s'],
])('%i ms last %s', (ms, text) => expect(lengthOf(ms)).toBe(text));

const percent = { min: 0, max: 100, step: 1 };
test('numbers stay within their span and are written without noise', () => {
  expect([
    within(140, percent),
    within(-3, percent),
    within(0.1 + 0.2, { min: 0, max: 1, step: 0.1 }),
  ]).toEqual([100, 0, 0.3]);
  expect([written(0.1 + 0.2, { step: 0.1 }), written(540, { step: 1 })]).toEqual(['0.3', '540']);
  expect(['', '12', '1e1', '101', 'x'].map((typed) => readNumber(typed, percent))).toEqual([
    null,
    12,
    10,
    null,
    null,
  ]);
});
test('a drag goes a step for every three px, a tenth of it with Shift', () => {
  expect([scrubbedTo(50, 30, percent, false), scrubbedTo(50, -8, percent, false)]).toEqual([60, 48]);
  expect(scrubbedTo(50, 30, { ...percent, step: 1 }, true)).toBe(51);
});

test.each([
  ['#FFF', '#ffffff'],
  ['#11223344', '#112233'],
  ['rgba(0, 128, 255, 0.5)', '#0080ff'],
  ['rgb(300,0,0)', null],
  ['hotpink', null],
])('the picker takes %s as %s', (css, hex) => expect(hexOf(css)).toBe(hex));

test('a border is read as it was written', () => {
  expect(readBorder('4px solid rgb(1, 2, 3)')).toEqual({ width: 4, color: 'rgb(1, 2, 3)' });
  expect([readBorder('thick'), writeBorder({ width: 0, color: '#fff' })]).toEqual([
    { width: 0, color: '#ffffff' },
    null,
  ]);
  expect(writeBorder({ width: 2, color: '' })).toBe('2px solid #ffffff');
});
test.each([
  [{ width: 720, height: 1280 }, '9:16'],
  [{ width: 1920, height: 1080 }, '16:9'],
  [{ width: 1000, height: 1001 }, null],
])('%o is of the format %s', (size, format) => expect(formatOf(size)).toBe(format));

test.each([
  ['UTF-8', [0xc3, 0xa9], 'é'],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['Western Europe', [0xe9], 'é'],
  ['no text', [0x89, 0x00], null],
])('a file in %s is read', async (_, bytes, text) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe(text);
});
