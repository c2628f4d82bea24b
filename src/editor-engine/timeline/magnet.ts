/** Main items hold together: one that is carried lands at the place in their order that is nearest to it. Pure. */
import type { VideoData } from '../../../contract/video/videoData';
import { mainItems } from '../selectors/mainItems.selectors';

/** Plain data: a chart keeps it while something is carried. */
export interface Magnet {
  /** Where the pressed one would begin, by the place of the first that is carried; ascending, ms. */
  readonly landings: readonly number[];
}

/**
 * Null for what is no main item.
 * @param ids what is carried, the pressed one among them
 */
export function magnetOf(data: VideoData, id: string, ids: readonly string[]): Magnet | null {
  const all = mainItems(data);
  const pressed = all.find((item) => item.id === id);
  const start = all[0]?.display.from;
  if (!pressed || start === undefined) return null;
  const carried = new Set(ids);
  const lengths = { rest: [] as number[], beforePressed: 0 };
  for (const { id: other, display } of all)
    if (!carried.has(other)) lengths.rest.push(display.to - display.from);
    else if (display.from < pressed.display.from) lengths.beforePressed += display.to - display.from;
  let atMs = start + lengths.beforePressed;
  const landings = [atMs];
  for (const [index, length] of lengths.rest.entries()) {
    const [slot, next] = [all[index], all[index + 1]];
    // A gap stays between the places where it was.
    const gap = slot && next ? next.display.from - slot.display.to : 0;
    atMs += length + gap;
    landings.push(atMs);
  }
  return { landings };
}

/** The place whose landing is nearest to where the pressed one is carried. */
export function placeNearest({ landings }: Magnet, carriedMs: number): number {
  let low = 0;
  let high = landings.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const between = ((landings[middle] ?? 0) + (landings[middle + 1] ?? 0)) / 2;
    if (carriedMs > between) low = middle + 1;
    else high = middle;
  }
  return low;
}
