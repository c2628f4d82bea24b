/** Between px of the timeline and ms of the video, and how many pictures a clip shows. [E4] */
import { TIMELINE_FRAMES, TIMELINE_SPANS } from '../../../contract/limits';

/** @param widthPx of the timeline that is seen, without the names of its lanes. */
export const pxPerMsOf = (widthPx: number, spanSeconds: number): number =>
  Math.max(1, widthPx) / (spanSeconds * 1000);

/** Of the four steps of the slider the nearest that shows no less. */
export const stepOf = (spanSeconds: number): number =>
  TIMELINE_SPANS.steps.find((step) => spanSeconds <= step) ?? TIMELINE_SPANS.steps[3];

/** 4, 3, 2, 2 for 10, 20, 30, 40 seconds. */
export const framesShown = (spanSeconds: number): number => TIMELINE_FRAMES[stepOf(spanSeconds)] ?? 2;

/** The moment of the frame that is nearest, whole ms. */
export const nearestFrameMs = (atMs: number, fps: number): number =>
  Math.round((Math.round((atMs * fps) / 1000) * 1000) / fps);

/** So many frames on, from the frame that is nearest; whole ms. */
export const framesOn = (atMs: number, frames: number, fps: number): number =>
  Math.round(((Math.round((atMs * fps) / 1000) + frames) * 1000) / fps);
