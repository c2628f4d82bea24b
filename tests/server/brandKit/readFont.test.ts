/** What is a font that can write, by its bytes alone. [B2] */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readFont } from '../../../server/brandKit/fonts/readFont';
import { LETTERS, makeFont, makeWoff } from '../../support/fonts/makeFont';

const read = (bytes: Buffer) => readFont({ bytes });
const packed = (name: string) =>
  readFile(`node_modules/@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`);

/** A WOFF2 file of one table that is said to be this long. */
function woff2(claimedBytes: number): Buffer {
  const head = Buffer.alloc(48);
  head.write('wOF2');
  head.writeUInt32BE(0x10000, 4);
  head.writeUInt16BE(1, 12);
  const digits = [28, 21, 14, 7, 0].map((shift) => Math.floor(claimedBytes / 2 ** shift) & 0x7f);
  const first = digits.findIndex((digit) => digit !== 0);
  const length = digits
    .slice(first)
    .map((digit, index, all) => (index < all.length - 1 ? digit | 0x80 : digit));
  return Buffer.concat([head, Buffer.from([5, ...length]), Buffer.alloc(64)]);
}

describe('[B2] a font that can write is told by its bytes', () => {
  test.each([
    ['TrueType', makeFont(), 'ttf'],
    ['TrueType of an old Apple', makeFont({ family: 'Square' }, 'true'), 'ttf'],
    ['OpenType', makeFont({ family: 'Square' }, 'OTTO'), 'otf'],
    ['WOFF', makeWoff(), 'woff'],
  ])('%s', (_, bytes, format) => {
    expect(read(bytes)).toEqual({ format });
  });

  test('WOFF2', async () => {
    expect(read(await packed('latin'))).toEqual({ format: 'woff2' });
  });
});

describe('[B3] what cannot write is refused', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'not_a_font'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not_a_font'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_font'],
    ['a collection', makeFont({ family: 'Square' }, 'ttcf'), 'font_collection'],
    ['four right bytes and nothing more', Buffer.from('OTTO'), 'font_broken'],
    ['a cut-off TrueType', makeFont().subarray(0, -200), 'font_broken'],
    ['a cut-off WOFF', makeWoff().subarray(0, -60), 'font_broken'],
    [
      'noise behind a right beginning',
      Buffer.concat([makeFont().subarray(0, 12), Buffer.alloc(400, 7)]),
      'font_broken',
    ],
    ['letters that consist of themselves', makeFont({ family: 'Loop', drawn: 'itself' }), 'font_broken'],
    ['a font without a name', makeFont({}), 'font_without_name'],
    ['a blank name', makeFont({ family: ' \t ' }), 'font_without_name'],
    [
      'a font that lacks one letter',
      makeFont({ family: 'No z', letters: LETTERS.slice(0, -1) }),
      'font_without_letters',
    ],
    [
      'letters that are drawn as nothing',
      makeFont({ family: 'Blank', drawn: 'blank' }),
      'font_without_letters',
    ],
    ['a WOFF that says it unpacks to 4 GB', makeWoff({ family: 'Bomb' }, 2 ** 32 - 1), 'font_too_large'],
    ['a WOFF2 that says it unpacks to 4 GB', woff2(2 ** 32 - 1), 'font_too_large'],
    ['a WOFF2 that is not one', woff2(1000), 'font_broken'],
  ])('%s', (_, bytes, refusal) => {
    expect(read(bytes)).toEqual({ refusal });
  });

  test('a WOFF2 that is cut off, or has no Latin letters', async () => {
    const latin = await packed('latin');
    expect(read(latin.subarray(0, latin.length / 2))).toEqual({ refusal: 'font_broken' });
    expect(read(await packed('cyrillic'))).toEqual({ refusal: 'font_without_letters' });
  });
});
