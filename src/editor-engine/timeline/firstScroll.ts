/** How far a timeline is scrolled when it opens: no further than it takes to see the main lane and the captions beneath it. Pure. */
import type { LaidLane } from './laneLayout';

/** px; nothing where it is not above 0. Titles and overlays, which may be many, stand above. */
export function firstScroll(rows: readonly LaidLane[], roomPx: number): number {
  const said = rows.findLast(({ lane: { kind } }) => kind === 'main' || kind === 'captions');
  return said ? said.top + said.height - roomPx : 0;
}
