/** Where something begins to sound: how much each spectrum has that the one before had not. */

/** One value a frame, of logarithmic powers. */
export function flux(frames: readonly Float64Array[]): number[] {
  const logs = frames.map((frame) => frame.map((power) => Math.log10(1 + power * 100)));
  return logs.map((now, i) => {
    const before = logs[i - 1] ?? now.map(() => 0);
    return now.reduce((sum, value, bin) => sum + Math.max(0, value - before[bin]!), 0);
  });
}

/** How much begins `lateMs` after each moment, on average. */
export function begunAt(
  onsets: readonly number[],
  frameMs: number,
  momentsMs: readonly number[],
  lateMs: number,
): number {
  const values = momentsMs.map((moment) => onsets[Math.round((moment + lateMs) / frameMs)] ?? 0);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
