/** What snaps what is dragged: edges of items, the playhead and markers before the beats of the music. Pure. */
import type { VideoData } from '../../../contract/video/videoData';
import { musicBeats } from '../selectors/musicBeats.selectors';
import type { Move } from './pointer';
import { nearestFrameMs } from './scale';
import { snapWindow } from './snap';
import { snapPoints } from './snapPoints';

/** ms of the video. */
export interface Window {
  readonly from: number;
  readonly to: number;
}
/** Ascending, ms of the video. */
export interface SnapTargets {
  readonly points: readonly number[];
  readonly beats: readonly number[];
}
/** @param excluding ids of what is dragged: it does not snap to itself. */
export const snapTargetsOf = (
  data: VideoData,
  playheadMs: number,
  excluding: readonly string[] = [],
): SnapTargets => ({
  points: snapPoints(data, { playheadMs, excluding }),
  beats: musicBeats(data, excluding),
});

/** Where beats lie closer, any moment would be near to one. */
const BEAT_PX = 24;
const areApart = ([first = 0, second = first]: readonly number[], pxPerMs: number) =>
  (second - first) * pxPerMs >= BEAT_PX;

function snapTo(window: Window, { points, beats }: SnapTargets, pxPerMs: number) {
  const snapped = snapWindow(window, points, { pxPerMs });
  return snapped.guideMs === null && areApart(beats, pxPerMs)
    ? snapWindow(window, beats, { pxPerMs })
    : snapped;
}

/** At the nearest target, else at the nearest whole frame; `guideMs` is where a guide is shown. */
export function snapped(
  window: Window,
  targets: SnapTargets,
  { isFree, pxPerMs }: Move,
  fps: number,
): Window & { readonly guideMs: number | null } {
  const { byMs, guideMs } = isFree ? { byMs: 0, guideMs: null } : snapTo(window, targets, pxPerMs);
  const shiftMs = guideMs === null && !isFree ? nearestFrameMs(window.from, fps) - window.from : byMs;
  return { from: window.from + shiftMs, to: window.to + shiftMs, guideMs };
}
