/** A moment of a video as a person reads it: minutes, seconds and tenths. */
export function momentOf(atMs: number): string {
  const tenths = Math.floor(atMs / 100);
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
}
