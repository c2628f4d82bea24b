/** Reads a `Range` header: one range of bytes; several are answered with the whole file, as RFC 9110 §14.2 allows. */
export interface ByteRange {
  /** Both ends inclusive. */
  readonly start: number;
  readonly end: number;
}

/** Null: answer the whole file. `unsatisfiable`: answer 416. */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const range =
    first === ''
      ? { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
      : { start: Number(first), end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
  if (last !== '' && first !== '' && Number(last) < Number(first)) return null;
  return range.start > range.end ? 'unsatisfiable' : range;
}
