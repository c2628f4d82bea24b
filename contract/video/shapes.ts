/** The shapes that can be laid over a video, in the order in which they are offered. [E7] [E8] */
export const shapeNames = [
  'rectangle',
  'ellipse',
  'triangle',
  'star',
  'arrow',
  'line',
  'heart',
  'speechBubble',
] as const;
export type ShapeName = (typeof shapeNames)[number];
