/** What every gesture works with. */
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { musicBeats } from '../../../editor-engine/selectors/musicBeats.selectors';
import type { Preview } from '../../../editor-engine/session/previews';
import { snapWindow } from '../../../editor-engine/snapping/snap';
import { snapPoints } from '../../../editor-engine/snapping/snapPoints';
import type { Move } from '../../../machines/gesture/gestureEvents';
import type { TrackItem } from '../../../../contract/videoData';
import type { TimelineOrders } from '../../../screens/editor/timeline/orders/createOrders';
import { nearestFrameMs } from '../../../screens/editor/timeline/view/scale';

export interface GestureTools {
  readonly engine: EditorEngine;
  readonly orders: TimelineOrders;
}

/** An item as a plan would have it, shown before it is so. */
export const previewOf = ({ display, trim }: TrackItem): Preview => ({
  from: display.from,
  to: display.to,
  ...(trim ? { trimFrom: trim.from, trimTo: trim.to } : {}),
});

interface Window {
  readonly from: number;
  readonly to: number;
}
/** The moments that pull what is moved, ms of the video. */
export interface Pulls {
  readonly points: readonly number[];
  readonly beats: readonly number[];
}
/** What is moved does not pull itself. */
export const pullsOf = (engine: EditorEngine, excluding: readonly string[] = []): Pulls => ({
  points: snapPoints(engine, { excluding }),
  beats: musicBeats(engine.videoData(), excluding),
});

/** Where beats lie closer, everything would be near to one. */
const BEAT_PX = 24;
const areApart = ([first = 0, second = first]: readonly number[], pxPerMs: number) =>
  (second - first) * pxPerMs >= BEAT_PX;

/** An edge pulls before a beat does. */
function pull(window: Window, { points, beats }: Pulls, pxPerMs: number) {
  const pulled = snapWindow(window, points, { pxPerMs });
  return pulled.guideMs === null && areApart(beats, pxPerMs)
    ? snapWindow(window, beats, { pxPerMs })
    : pulled;
}

/** Pulled to what is near, else to whole frames; says where the guide is to be shown. */
export function settled(
  window: Window,
  pulls: Pulls,
  { isFree, pxPerMs }: Move,
  fps: number,
): Window & { readonly guideMs: number | null } {
  const { byMs, guideMs } = isFree ? { byMs: 0, guideMs: null } : pull(window, pulls, pxPerMs);
  const pulled = guideMs === null && !isFree ? nearestFrameMs(window.from, fps) - window.from : byMs;
  return { from: window.from + pulled, to: window.to + pulled, guideMs };
}
