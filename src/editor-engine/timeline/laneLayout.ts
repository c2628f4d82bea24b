/** Where each lane stands: its height by what it holds, one below the other. px. */
import { TIMELINE_TRACK_HEIGHT } from '../../../contract/limits';
import type { Lane } from '../selectors/lanes.selectors';
import type { LaneKind } from '../selectors/laneKinds.selectors';

export const LANE_HEIGHT: Readonly<Record<LaneKind, number>> = {
  titles: 40,
  overlays: 40,
  main: TIMELINE_TRACK_HEIGHT,
  captions: 40,
  audio: 48,
};
const GAP = 6;
export const RULER_HEIGHT = 32;
/** The names of the lanes, which stay in sight at the left. */
export const NAMES_WIDTH = 48;
/** Where the video begins: a little room, so that the playhead at the start is seen whole. */
export const START = NAMES_WIDTH + 12;

export interface LaidLane {
  readonly lane: Lane;
  /** From the top of the sheet, with the ruler above it. */
  readonly top: number;
  readonly height: number;
}

export function layOut(lanes: readonly Lane[]): {
  readonly rows: readonly LaidLane[];
  readonly height: number;
} {
  let top = RULER_HEIGHT + GAP;
  const rows = lanes.map((lane) => {
    const row = { lane, top, height: LANE_HEIGHT[lane.kind] };
    top += row.height + GAP;
    return row;
  });
  return { rows, height: top };
}
