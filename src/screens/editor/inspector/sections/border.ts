/** An edge as CSS writes it: `4px solid #fff`. */
interface Border {
  readonly width: number;
  readonly color: string;
}
const WHITE = '#ffffff';

export function readBorder(css: string): Border {
  const [, width = '0', color = WHITE] = /^(\d+(?:\.\d+)?)px \w+ (.+)$/.exec(css.trim()) ?? [];
  return { width: Number(width), color };
}

/** Null for none. */
export const writeBorder = ({ width, color }: Border): string | null =>
  width > 0 ? `${width}px solid ${color || WHITE}` : null;
