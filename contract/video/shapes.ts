/** The shapes that can be laid over a video, in the order in which they are offered. [E7] [E8] */

/** Worked out for the box that they fill. */
const outlineNames = [
  'rectangle',
  'ellipse',
  'triangle',
  'star',
  'arrow',
  'line',
  'heart',
  'speechBubble',
] as const;
export type OutlineName = (typeof outlineNames)[number];

/** Drawn by us: their paths are in `content/drawings.json`. */
export const drawingNames = [
  'burst',
  'seal',
  'thoughtBubble',
  'shoutBubble',
  'ribbon',
  'priceTag',
  'underline',
  'handCircle',
  'curvedArrow',
  'brushStroke',
  'checkMark',
  'cross',
  'lightning',
  'sparkle',
  'drop',
  'flame',
  'pin',
  'bookmark',
  'flag',
] as const;
export type DrawingName = (typeof drawingNames)[number];

export const shapeNames = [...outlineNames, ...drawingNames] as const;
export type ShapeName = (typeof shapeNames)[number];

export const isDrawing = (name: ShapeName): name is DrawingName =>
  (drawingNames as readonly ShapeName[]).includes(name);
