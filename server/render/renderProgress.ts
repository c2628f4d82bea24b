/** How far a render is and how long it will take, from frames drawn. Pure. */
import type { RenderProgress } from '../../contract/project';

/** Parts of the whole, as they were measured: loading, drawing, comparing with the preview. */
const DRAWING = { from: 0.03, to: 0.95 } as const;
const CHECKED = 0.99;
/** Before this many frames the pace of the first, slow ones would be taken for the pace of all. */
const FRAMES_TO_JUDGE_BY = 20;

export const preparing = (framesTotal: number): RenderProgress => ({
  stage: 'preparing',
  frames_done: 0,
  frames_total: framesTotal,
  fraction: 0,
  seconds_left: null,
});

/** `drawingMs` since the first frame that was drawn; `framesTaken` of those done were there already and say nothing of the pace. */
export function drawing(
  framesDone: number,
  framesTotal: number,
  drawingMs: number,
  framesTaken = 0,
): RenderProgress {
  const done = Math.min(framesDone, framesTotal);
  const part = done / Math.max(1, framesTotal);
  const drawn = done - framesTaken;
  const isKnown = drawn >= FRAMES_TO_JUDGE_BY && drawingMs > 0;
  return {
    stage: 'drawing',
    frames_done: done,
    frames_total: framesTotal,
    fraction: DRAWING.from + (DRAWING.to - DRAWING.from) * part,
    seconds_left: isKnown ? Math.ceil((drawingMs / drawn / 1000) * (framesTotal - done)) : null,
  };
}

/** The frames are joined and compared with the preview. */
export const checking = (framesTotal: number): RenderProgress => ({
  stage: 'checking',
  frames_done: framesTotal,
  frames_total: framesTotal,
  fraction: DRAWING.to,
  seconds_left: null,
});

export const finishing = (framesTotal: number): RenderProgress => ({
  stage: 'finishing',
  frames_done: framesTotal,
  frames_total: framesTotal,
  fraction: CHECKED,
  seconds_left: 1,
});

/** The film is there, and is made into another kind of file. */
export const converting = (framesTotal: number): RenderProgress => ({
  ...finishing(framesTotal),
  stage: 'converting',
  seconds_left: null,
});
