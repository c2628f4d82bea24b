/** Small real fonts, table by table, so that a test can leave one thing out: every letter is the same square. */
import { deflateSync } from 'node:zlib';

export interface FontOptions {
  /** Left out: there is no name. */
  readonly family?: string;
  /** Characters that have the square. */
  readonly letters?: string;
  /** What a letter is drawn as: a square, nothing, or a glyph that consists of itself. */
  readonly drawn?: 'square' | 'blank' | 'itself';
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const UNITS_PER_EM = 1000;

const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
};
const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
};
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

const square = Buffer.concat([
  u16(1, 0, 0, 500, 700, 3, 0),
  Buffer.from([1, 1, 1, 1]),
  u16(0, 500, 0, -500),
  u16(0, 0, 700, 0),
]);
/** A compound glyph whose only part is glyph 1, which is this one. */
const itself = Buffer.concat([u16(-1, 0, 0, 500, 700), u16(0x0002, 1), Buffer.from([0, 0])]);
const outlines = { square: padded(square), blank: Buffer.alloc(0), itself: padded(itself) };

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function cmap(letters: string): Buffer {
  const codes = [...new Set(letters)].map((letter) => letter.charCodeAt(0)).sort((a, b) => a - b);
  const segments = [...codes.map((code) => ({ code, delta: 1 - code })), { code: 0xffff, delta: 1 }];
  const body = Buffer.concat([
    u16(segments.length * 2, 0, 0, 0),
    u16(...segments.map(({ code }) => code)),
    u16(0),
    u16(...segments.map(({ code }) => code)),
    u16(...segments.map(({ delta }) => delta)),
    u16(...segments.map(() => 0)),
  ]);
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, body.length + 6, 0), body]);
}

function names(family: string | undefined): Buffer {
  if (family === undefined) return u16(0, 0, 6);
  const text = Buffer.from(family, 'utf16le').swap16();
  return Buffer.concat([u16(0, 1, 18), u16(3, 1, 0x409, 1, text.length, 0), text]);
}

function tablesOf({ family, letters = LETTERS, drawn = 'square' }: FontOptions): [string, Buffer][] {
  const glyf = outlines[drawn];
  const head = Buffer.concat([
    u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
    u16(0, UNITS_PER_EM),
    u32(0, 0, 0, 0),
    u16(0, 0, 500, 700, 0, 8, 2, 1, 0),
  ]);
  const hhea = Buffer.concat([u32(0x10000), u16(800, -200, 0, 600, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 2)]);
  return [
    ['cmap', cmap(letters)],
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', u16(600, 0, 600, 0)],
    ['loca', u32(0, 0, glyf.length)],
    ['maxp', Buffer.concat([u32(0x10000), u16(2, 4, 1, 4, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1)])],
    ['name', names(family)],
    ['post', Buffer.concat([u32(0x30000, 0), u16(0, 0), u32(0, 0, 0, 0, 0)])],
  ];
}

export function makeFont(options: FontOptions = { family: 'Square' }, signature: number | string = 0x10000) {
  const tables = tablesOf(options);
  const first = typeof signature === 'string' ? Buffer.from(signature) : u32(signature);
  let offset = 12 + tables.length * 16;
  const entries = tables.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(0, offset, bytes.length)]);
    offset += padded(bytes).length;
    return entry;
  });
  const head = Buffer.concat([first, u16(tables.length, 128, 3, 16)]);
  return Buffer.concat([head, ...entries, ...tables.map(([, bytes]) => padded(bytes))]);
}

/** @param claim what the first table is said to have when unpacked, bytes */
export function makeWoff(options: FontOptions = { family: 'Square' }, claim?: number): Buffer {
  const tables = tablesOf(options).map(([tag, bytes]) => {
    const packed = deflateSync(bytes);
    return { tag, unpacked: bytes.length, stored: packed.length < bytes.length ? packed : bytes };
  });
  let offset = 44 + tables.length * 20;
  const entries = tables.map(({ tag, unpacked, stored }, index) => {
    const said = index === 0 ? (claim ?? unpacked) : unpacked;
    const entry = Buffer.concat([Buffer.from(tag), u32(offset, stored.length, said, 0)]);
    offset += padded(stored).length;
    return entry;
  });
  const head = Buffer.concat([
    Buffer.from('wOFF'),
    u32(0x10000, offset),
    u16(tables.length, 0),
    u32(offset),
    u16(1, 0),
    u32(0, 0, 0, 0, 0),
  ]);
  return Buffer.concat([head, ...entries, ...tables.map(({ stored }) => padded(stored))]);
}
