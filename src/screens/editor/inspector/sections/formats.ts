/** The formats that a video can have, in px. */
export const formats = {
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
} as const;
export type FormatName = keyof typeof formats;

/** Null for a size of another shape. */
export const formatOf = ({ width, height }: { width: number; height: number }): FormatName | null => {
  const names = Object.keys(formats) as FormatName[];
  return names.find((name) => width * formats[name].height === height * formats[name].width) ?? null;
};
