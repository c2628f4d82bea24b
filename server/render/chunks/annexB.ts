/** H.264 as a stream of bytes: its units stand between start codes (ITU-T H.264 §B.1). Pure. */

const START = Buffer.from([0, 0, 1]);

/** Without start codes and the zeros before them; the last one may be cut off. */
export function* unitsOf(stream: Buffer): Generator<Buffer> {
  for (let at = stream.indexOf(START); at >= 0;) {
    const next = stream.indexOf(START, at + START.length);
    const unit = stream.subarray(at + START.length, next < 0 ? stream.length : next);
    yield unit.subarray(0, unit.findLastIndex((byte) => byte !== 0) + 1);
    at = next;
  }
}

/** H.264, table 7-1. */
export const typeOf = (unit: Buffer): number => (unit[0] ?? 0) & 0x1f;
