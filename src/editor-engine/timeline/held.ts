/** What a gesture took hold of, as it was before anything moved. Plain data: a chart keeps it until it is let go. */
import type { VideoData } from '../../../contract/video/videoData';
import type { EditorEngine } from '../createEditorEngine';
import { groupOf } from './keyMoves';
import { magnetOf, type Magnet } from './magnet';
import type { Choosing, DraggedMedia, Edge, Place, Press } from './pointer';
import { snapTargetsOf, type SnapTargets, type Window } from './snapTargets';

export interface HeldItems {
  readonly what: 'items';
  /** The one that was pressed. */
  readonly id: string;
  /** Those that go with it, itself among them. */
  readonly ids: readonly string[];
  /** Of the one that was pressed. */
  readonly window: Window;
  readonly pressedMs: number;
  readonly targets: SnapTargets;
  /** Of a main item. */
  readonly magnet: Magnet | null;
}
interface HeldBoundary {
  /** Of the edge or the cut. */
  readonly startMs: number;
  readonly pressedMs: number;
  readonly targets: SnapTargets;
}
export interface HeldEdge extends HeldBoundary {
  readonly what: 'edge';
  readonly id: string;
  readonly edge: Edge;
}
export interface HeldCut extends HeldBoundary {
  readonly what: 'cut';
  readonly leftId: string;
  readonly rightId: string;
}
export interface HeldMedia {
  readonly what: 'media';
  readonly media: DraggedMedia;
  readonly targets: SnapTargets;
}
/** A corner of a rectangle that selects what lies in it. */
export interface HeldCorner {
  readonly what: 'corner';
  readonly place: Place;
  readonly choosing: Choosing;
  /** What was selected before. */
  readonly selected: readonly string[];
}
export type Held = HeldItems | HeldEdge | HeldCut | HeldMedia | HeldCorner;

/** What of the editor decides what a press takes hold of. */
export interface Editing {
  readonly data: VideoData;
  readonly selected: readonly string[];
  readonly playheadMs: number;
}
export const editingOf = ({ videoData, session }: Pick<EditorEngine, 'videoData' | 'session'>): Editing => ({
  data: videoData(),
  selected: session.selection.get(),
  playheadMs: session.playback.currentMs(),
});

/** Null where there is nothing to be held, or it is gone. */
export function holdPressed(editing: Editing, press: Press): Held | null {
  const { data, selected, playheadMs } = editing;
  const pressedMs = press.place.atMs;
  const targetsWithout = (ids: readonly string[]) => snapTargetsOf(data, playheadMs, ids);
  switch (press.on) {
    case 'item': {
      const { itemId: id } = press;
      const item = data.trackItemsMap[id];
      if (!item) return null;
      const { from, to } = item.display;
      const ids = groupOf(selected, id);
      return {
        what: 'items',
        id,
        ids,
        window: { from, to },
        pressedMs,
        targets: targetsWithout(ids),
        magnet: magnetOf(data, id, ids),
      };
    }
    case 'edge': {
      const { itemId: id, edge } = press;
      const startMs = data.trackItemsMap[id]?.display[edge];
      if (startMs === undefined) return null;
      return { what: 'edge', id, edge, startMs, pressedMs, targets: targetsWithout([id]) };
    }
    case 'cut': {
      const { leftId, rightId } = press;
      const startMs = data.trackItemsMap[leftId]?.display.to;
      if (startMs === undefined) return null;
      return { what: 'cut', leftId, rightId, startMs, pressedMs, targets: targetsWithout([leftId, rightId]) };
    }
    case 'background':
      return { what: 'corner', place: press.place, choosing: press.choosing, selected };
    case 'ruler':
      return null;
  }
}

export const holdMedia = ({ data, playheadMs }: Editing, media: DraggedMedia): HeldMedia => ({
  what: 'media',
  media,
  targets: snapTargetsOf(data, playheadMs),
});
