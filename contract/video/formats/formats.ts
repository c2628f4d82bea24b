/** The formats that a video can have: where it is shown asks for one of them. [ED3] */

export const FORMATS = {
  '9:16': { width: 1080, height: 1920 },
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
} as const;
export type FormatName = keyof typeof FORMATS;
export const formatNames = Object.keys(FORMATS) as readonly FormatName[];

/** Null for a size of another shape. */
export const formatOf = ({ width, height }: { width: number; height: number }): FormatName | null =>
  formatNames.find((name) => width * FORMATS[name].height === height * FORMATS[name].width) ?? null;
