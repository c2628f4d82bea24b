/** H.264 as a stream of bytes: its units stand between start codes (ITU-T H.264 §B.1). Pure. */

const START = Buffer.from([0, 0, 1]);

/** Without start codes and the zeros before them; the last one may be cut off. */
export function* unitsOf(stream: Buffer): Generator<Buffer> {
  for (let at = stream.indexOf(START); at >= 0;) {
    const next = stream.indexOf(START, at + START.length);
    yield withoutZeros(stream.subarray(at + START.length, next < 0 ? stream.length : next));
    at = next;
  }
}

/**
 * The same of a picture in an MP4: each unit stands behind its length (ISO/IEC 14496-15 §5.3.4.2).
 * @param lengthBytes how many bytes that is
 */
export function* unitsWithLengths(picture: Buffer, lengthBytes: number): Generator<Buffer> {
  for (let at = 0; at + lengthBytes <= picture.length;) {
    const from = at + lengthBytes;
    at = from + picture.readUIntBE(at, lengthBytes);
    yield withoutZeros(picture.subarray(from, at));
  }
}

/** Some writers keep zeros that stood before the next start code. */
const withoutZeros = (unit: Buffer) => unit.subarray(0, unit.findLastIndex((byte) => byte !== 0) + 1);

/** H.264, table 7-1. */
export const typeOf = (unit: Buffer): number => (unit[0] ?? 0) & 0x1f;
