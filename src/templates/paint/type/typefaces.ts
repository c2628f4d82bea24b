/** The bundled typefaces by name: which family each is and how it is set. [T3] */
import type { CaptionFont } from '../../../../contract/video/captionStyle';

export interface Typeface {
  /** Prefixed, so that no font of the machine is taken for it. */
  readonly family: string;
  readonly fallback: string;
  readonly weight: number;
  /** How wide its letters are beside the widest of the five: narrow ones may be set larger. */
  readonly scale: number;
}

export const typefaces = {
  bold: { family: 'Reel Montserrat', fallback: 'sans-serif', weight: 800, scale: 1 },
  sans: { family: 'Reel Inter', fallback: 'sans-serif', weight: 700, scale: 1.06 },
  serif: { family: 'Reel Lora', fallback: 'serif', weight: 700, scale: 1.08 },
  mono: { family: 'Reel JetBrains Mono', fallback: 'monospace', weight: 700, scale: 0.98 },
  cursive: { family: 'Reel Caveat', fallback: 'cursive', weight: 700, scale: 1.4 },
} satisfies Record<CaptionFont, Typeface>;

/** Prefixed as the typefaces are. */
export const EMOJI_FAMILY = 'Reel Emoji';
/** Each for the letters of one writing system, or for signs, named by the rules that bring it. */
export const letterFamilies = {
  arabic: 'Noto Sans Arabic Variable',
  hebrew: 'Noto Sans Hebrew Variable',
  devanagari: 'Noto Sans Devanagari Variable',
  bengali: 'Noto Sans Bengali Variable',
  gurmukhi: 'Noto Sans Gurmukhi Variable',
  gujarati: 'Noto Sans Gujarati Variable',
  odia: 'Noto Sans Oriya Variable',
  tamil: 'Noto Sans Tamil Variable',
  telugu: 'Noto Sans Telugu Variable',
  kannada: 'Noto Sans Kannada Variable',
  malayalam: 'Noto Sans Malayalam Variable',
  sinhala: 'Noto Sans Sinhala Variable',
  thai: 'Noto Sans Thai Variable',
  lao: 'Noto Sans Lao Variable',
  khmer: 'Noto Sans Khmer Variable',
  burmese: 'Noto Sans Myanmar',
  georgian: 'Noto Sans Georgian Variable',
  armenian: 'Noto Sans Armenian Variable',
  ethiopic: 'Noto Sans Ethiopic Variable',
  han: 'Noto Sans SC Variable',
  hangul: 'Noto Sans KR Variable',
  mathematics: 'Reel Mathematics',
  shapes: 'Reel Shapes',
  rare: 'Reel Rare',
} as const;

/** What every family is followed by, so that no letter is looked for on the machine. */
const rest = [typefaces.sans.family, EMOJI_FAMILY, ...Object.values(letterFamilies)]
  .map((family) => `"${family}"`)
  .join(', ');

export const isTypefaceName = (name: string | undefined): name is CaptionFont =>
  name !== undefined && Object.hasOwn(typefaces, name);

/** A name of ours as the CSS family behind it; any other family as it is. */
export function fontFamily(name: string | undefined): string {
  if (name !== undefined && !isTypefaceName(name)) return `${name}, ${rest}, sans-serif`;
  const { family, fallback } = typefaces[name ?? 'sans'];
  return `"${family}", ${rest}, ${fallback}`;
}
