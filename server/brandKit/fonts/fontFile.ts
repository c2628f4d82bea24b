/** What a font file says of itself in its first bytes, held against the bytes that are there, before it is unpacked. */

export type FontFormat = 'ttf' | 'otf' | 'woff' | 'woff2';

/** Each format's first four bytes; the extension says nothing. */
const signatures: Readonly<Record<string, FontFormat | 'collection'>> = {
  '\0\x01\0\0': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
  wOFF: 'woff',
  wOF2: 'woff2',
  ttcf: 'collection',
};

export function fontFormatOf(file: Buffer): FontFormat | 'collection' | null {
  const format = signatures[file.toString('latin1', 0, 4)] ?? null;
  const isPacked = format === 'woff' || format === 'woff2';
  return isPacked && file.toString('latin1', 4, 8) === 'ttcf' ? 'collection' : format;
}

/**
 * The bytes that the tables have, or will have when unpacked.
 * Throws a RangeError when the list of tables leads out of the file: it is cut off.
 */
export function unpackedBytes(file: Buffer, format: FontFormat): number {
  if (format === 'woff2') return tablesOfWoff2(file);
  return format === 'woff'
    ? tables(file, { at: 44, count: file.readUInt16BE(12), size: 20, offset: 4, stored: 8, unpacked: 12 })
    : tables(file, { at: 12, count: file.readUInt16BE(4), size: 16, offset: 8, stored: 12, unpacked: 12 });
}

/** Where a list of tables is, and where in each of its entries the numbers are. */
interface TableList {
  readonly at: number;
  readonly count: number;
  readonly size: number;
  readonly offset: number;
  readonly stored: number;
  readonly unpacked: number;
}

function tables(file: Buffer, { at, count, size, offset, stored, unpacked }: TableList): number {
  let sum = 0;
  for (let entry = at; entry < at + count * size; entry += size) {
    const end = file.readUInt32BE(entry + offset) + file.readUInt32BE(entry + stored);
    if (end > file.length) throw new RangeError('A table ends behind the file.');
    sum += file.readUInt32BE(entry + unpacked);
  }
  return sum;
}

const ANY_TAG = 0x3f;
const GLYF_OR_LOCA = [10, 11];

/** https://www.w3.org/TR/WOFF2/#table_dir_format */
function tablesOfWoff2(file: Buffer): number {
  if (file.readUInt32BE(20) > file.length) throw new RangeError('The tables end behind the file.');
  const number = { at: 48 };
  let sum = 0;
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(number.at);
    const tag = flags & ANY_TAG;
    number.at += tag === ANY_TAG ? 5 : 1;
    const isTransformed = GLYF_OR_LOCA.includes(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    sum += readBase128(file, number) + (isTransformed ? readBase128(file, number) : 0);
  }
  return sum;
}

function readBase128(file: Buffer, place: { at: number }): number {
  let value = 0;
  for (let digits = 0; digits < 5; digits += 1) {
    const byte = file.readUInt8(place.at++);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return value;
  }
  throw new RangeError('A number has no end.');
}
