/** What every gesture works with. */
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import type { Preview } from '../../../editor-engine/session/previews';
import { snapWindow } from '../../../editor-engine/snapping/snap';
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
/** Pulled to what is near, else to whole frames; says where the guide is to be shown. */
export function settled(
  window: Window,
  points: readonly number[],
  { isFree, pxPerMs }: Move,
  fps: number,
): Window & { readonly guideMs: number | null } {
  const { byMs, guideMs } = isFree ? { byMs: 0, guideMs: null } : snapWindow(window, points, { pxPerMs });
  const pulled = guideMs === null && !isFree ? nearestFrameMs(window.from, fps) - window.from : byMs;
  return { from: window.from + pulled, to: window.to + pulled, guideMs };
}
