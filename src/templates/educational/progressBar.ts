/** How far the lesson has come: a bar above its topic. Pure. */

/** px of a phone's picture; `room` is what the topic leaves free above itself. */
export const BAR = { height: 10, room: 34 } as const;

/** 0 to 1: whole at the last frame. */
export const lessonProgress = (frame: number, length: number): number =>
  Math.min(1, Math.max(0, (frame + 1) / Math.max(1, length)));
