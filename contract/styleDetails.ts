/** Which details of a shot and of an added text a person's own style holds. [T3] */

export const shotDetails = [
  'animation',
  'transition',
  'brightness',
  'contrast',
  'saturation',
  'warmth',
  'blur',
] as const;
export const textsDetails = [
  'fontFamily',
  'fontWeight',
  'fontStyle',
  'color',
  'backgroundColor',
  'strokeColor',
  'strokeWidth',
] as const;
