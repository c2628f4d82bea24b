/** The colours that a piece of CSS names by numbers, each with how much of what is behind it shows through. Pure. */
import { mix, parseColour, type Rgb } from './colour';

export interface Tint {
  readonly rgb: Rgb;
  /** 0 to 1. */
  readonly alpha: number;
}

const COLOUR = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|\b(?:white|black|transparent)\b/giu;
const NAMED: Readonly<Record<string, Tint>> = {
  white: { rgb: [255, 255, 255], alpha: 1 },
  black: { rgb: [0, 0, 0], alpha: 1 },
  transparent: { rgb: [0, 0, 0], alpha: 0 },
};

/** In the order in which they stand; what is named otherwise (`oklch`, `tomato`) is not among them. */
export const coloursIn = (css: string): readonly Tint[] =>
  (css.match(COLOUR) ?? []).flatMap((text) => tintOf(text) ?? []);

export const tintOf = (css: string): Tint | null => {
  const text = css.trim().toLowerCase();
  return NAMED[text] ?? (text.startsWith('#') ? ofHex(text) : ofNumbers(text));
};

function ofHex(hex: string): Tint | null {
  const short = hex.length === 5;
  const digits = short ? 4 : hex.length === 9 ? 7 : hex.length;
  const rgb = parseColour(hex.slice(0, digits));
  if (!rgb) return null;
  const rest = hex.slice(digits);
  const alpha = rest === '' ? 255 : Number.parseInt(short ? rest + rest : rest, 16);
  return { rgb, alpha: alpha / 255 };
}

function ofNumbers(css: string): Tint | null {
  const inside = /^rgba?\(([^)]*)\)$/u.exec(css)?.[1];
  const parts = inside?.split(/[\s,/]+/u).filter(Boolean) ?? [];
  const [red, green, blue, alpha = 1] = parts.map((part, index) => {
    const value = Number.parseFloat(part);
    if (!part.endsWith('%')) return value;
    return index === 3 ? value / 100 : value * 2.55;
  });
  if (red === undefined || green === undefined || blue === undefined) return null;
  if (![red, green, blue, alpha].every(Number.isFinite)) return null;
  return { rgb: [red, green, blue], alpha: Math.min(1, Math.max(0, alpha)) };
}

export const over = (below: Rgb, { rgb, alpha }: Tint): Rgb => mix(below, rgb, alpha);
