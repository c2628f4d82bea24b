/** How small and how large a pane may be, in percent of all. */
export interface PaneLimits {
  readonly min: number;
  readonly max?: number;
}

/** Percents of panes whose border behind pane `border` moves by `by` percent, as far as both beside it allow. */
export function resizedPanes(
  sizes: readonly number[],
  limits: readonly PaneLimits[],
  border: number,
  by: number,
): number[] {
  const [first, second] = [sizes[border] ?? 0, sizes[border + 1] ?? 0];
  const { min = 0, max = 100 } = limits[border] ?? {};
  const { min: minAfter = 0, max: maxAfter = 100 } = limits[border + 1] ?? {};
  // A pane that is outside its limits already, in a window of another size, may come back and go no farther.
  const least = Math.min(0, Math.max(min - first, second - maxAfter));
  const most = Math.max(0, Math.min(max - first, second - minAfter));
  const moved = Math.min(most, Math.max(least, by));
  return sizes.map((size, at) => {
    if (at === border) return first + moved;
    return at === border + 1 ? second - moved : size;
  });
}
