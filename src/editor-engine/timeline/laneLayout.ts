/** Where each lane stands: its height by what it holds and by how much room there is, one below the other. px. */
import { TIMELINE_TRACK_HEIGHT } from '../../../contract/limits';
import { itemsWithin, type Lane } from '../selectors/lanes.selectors';
import type { LaneKind } from '../selectors/laneKinds.selectors';

/** Where there is room for all of them. [E4] */
export const LANE_HEIGHT: Readonly<Record<LaneKind, number>> = {
  titles: 40,
  overlays: 40,
  main: TIMELINE_TRACK_HEIGHT,
  captions: 40,
  audio: 48,
};
/** No lower than its words can be read. */
export const LEAST_LANE_HEIGHT: Readonly<Record<LaneKind, number>> = {
  titles: 18,
  overlays: 18,
  main: 48,
  captions: 20,
  audio: 22,
};
/** px: what a fingertip needs. */
const FINGER = 44;
/** A lane of which nothing is seen. */
export const THIN_LANE = 5;
const GAP = 3;
export const RULER_HEIGHT = 24;
/** The names of the lanes, which stay in sight at the left. */
export const NAMES_WIDTH = 48;
/** Where the video begins: a little room, so that the playhead at the start is seen whole. */
export const START = NAMES_WIDTH + 12;

export interface LaidLane {
  readonly lane: Lane;
  /** From the top of the sheet, with the ruler above it. */
  readonly top: number;
  readonly height: number;
  /** A thin line otherwise. */
  readonly isOpen: boolean;
}
/** What of the timeline is looked at, and with what in hand. */
export interface Look {
  /** px for ruler and lanes; without end until it is measured. */
  readonly roomPx: number;
  /** Then a lane is no lower than a fingertip, and more of them than fit are scrolled to. */
  readonly byFinger: boolean;
  /** ms of the video; null until it is measured: then every lane is open. */
  readonly seen: { readonly from: number; readonly to: number } | null;
  /** Ids of thin lanes that a person opened. */
  readonly opened: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  /** The kind of lane on which what is dragged would land. */
  readonly landing: LaneKind | null;
}
export const ALL_SEEN: Look = {
  roomPx: Number.POSITIVE_INFINITY,
  byFinger: false,
  seen: null,
  opened: new Set(),
  selected: new Set(),
  landing: null,
};

/** On the lane of its kind; while there is none, on the main one, which it will lie over or under. */
export const landingLane = (lanes: readonly Lane[], kind: LaneKind): Lane | undefined =>
  lanes.findLast((lane) => lane.kind === kind) ?? lanes.find((lane) => lane.kind === 'main');

/** A lane is open while something of it is seen, selected or about to land, or because it was opened. */
function openLanes(lanes: readonly Lane[], { seen, opened, selected, landing }: Look): ReadonlySet<Lane> {
  const landsOn = landing && landingLane(lanes, landing);
  return new Set(
    lanes.filter(
      (lane) =>
        seen === null ||
        lane.kind === 'main' ||
        lane === landsOn ||
        opened.has(lane.id) ||
        itemsWithin(lane, seen.from, seen.to).length > 0 ||
        (selected.size > 0 && lane.items.some(({ id }) => selected.has(id))),
    ),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const leastHeight = (kind: LaneKind, byFinger: boolean) =>
  byFinger ? Math.max(FINGER, LEAST_LANE_HEIGHT[kind]) : LEAST_LANE_HEIGHT[kind];
const usualHeight = (kind: LaneKind, byFinger: boolean) =>
  Math.max(LANE_HEIGHT[kind], leastHeight(kind, byFinger));

/** Open lanes share what room there is over their least height, each up to its usual one. */
export function layOut(
  lanes: readonly Lane[],
  look: Look,
): {
  readonly rows: readonly LaidLane[];
  readonly height: number;
} {
  const open = openLanes(lanes, look);
  const fixed = RULER_HEIGHT + GAP * (lanes.length + 1) + THIN_LANE * (lanes.length - open.size);
  const { byFinger } = look;
  const least = sum([...open].map(({ kind }) => leastHeight(kind, byFinger)));
  const usual = sum([...open].map(({ kind }) => usualHeight(kind, byFinger)));
  const share = Math.min(1, Math.max(0, (look.roomPx - fixed - least) / (usual - least)));
  const heightOf = ({ kind }: Lane) => {
    const lowest = leastHeight(kind, byFinger);
    return Math.floor(lowest + share * (usualHeight(kind, byFinger) - lowest));
  };
  let top = RULER_HEIGHT + GAP;
  const rows = lanes.map((lane) => {
    const isOpen = open.has(lane);
    const row = { lane, top, height: isOpen ? heightOf(lane) : THIN_LANE, isOpen };
    top += row.height + GAP;
    return row;
  });
  return { rows, height: top };
}
