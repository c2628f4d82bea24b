/** The five looks of captions, each as the style of its line, of a word and of the word that is spoken. [T3] */
import type { CSSProperties } from 'react';
import type { CaptionLook } from '../../../contract/video/captionStyle';
import { CAPTION } from '../../../contract/limits';
import type { ItemOf } from '../../../contract/video/videoData';
import { BLACK, opaqueEnough } from '../shared/legible';

export interface LookStyle {
  /** Painted behind each line, so that its opacity does not thin the words. */
  readonly chip?: CSSProperties;
  readonly word: CSSProperties;
  readonly lit: CSSProperties;
  /** What shines around the lit word, where a look has it: in the word's own colour. */
  readonly glow?: (color: string) => string;
}

const YELLOW = '#ffdd2d';
const ROUNDED = '0.28em';
/** What the usual chip comes to. */
const CHIP_ALPHA = 0.5 * CAPTION.opacity;
/** The stroke lies under the letters and is half as wide outside as it is in all. */
const stroke = (em: number, color: string): CSSProperties => ({
  WebkitTextStroke: `${em}em ${color}`,
  paintOrder: 'stroke fill',
});
const filled = (gradient: string): CSSProperties => ({
  backgroundImage: gradient,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  color: 'transparent',
});
/** Dark next to the letters, where they must be read; the glow begins beyond. */
const neonGlow = (color: string): string =>
  `0 0 0.05em #052330, 0 0 0.08em #052330, 0 0 0.12em #052330, 0 0 0.46em ${color}, 0 0 0.2em ${color}`;

export const captionLooks = {
  default: {
    chip: { background: CAPTION.background, opacity: CAPTION.opacity, borderRadius: ROUNDED },
    word: { color: '#ffffff', ...stroke(0.1, 'rgba(0,0,0,0.75)') },
    lit: { color: YELLOW },
  },
  outline: {
    word: { color: '#ffffff', ...stroke(0.2, '#000000') },
    lit: { color: YELLOW },
  },
  shadow: {
    word: {
      color: '#ffffff',
      ...stroke(0.08, 'rgba(0,0,0,0.85)'),
      textShadow: '0 0.05em 0.02em #000, 0 0.09em 0.16em rgba(0,0,0,0.9), 0 0.02em 0.4em rgba(0,0,0,0.7)',
    },
    lit: { color: YELLOW },
  },
  gradient: {
    chip: { background: 'rgba(12,10,24,0.86)', borderRadius: ROUNDED },
    word: { ...filled('linear-gradient(#ffffff, #cfd3e6)') },
    lit: filled('linear-gradient(100deg, #ffd95e, #ff8a7a 55%, #ff7cc8)'),
  },
  neon: {
    word: { color: '#ffffff', ...stroke(0.16, '#052330'), textShadow: '0 0 0.16em #052330' },
    lit: { color: '#8ff3ff', textShadow: neonGlow('#19e3ff') },
    glow: neonGlow,
  },
} satisfies Record<CaptionLook, LookStyle>;

type Chosen = Pick<ItemOf<'text'>['details'], 'color' | 'litColor' | 'backgroundColor'>;

/** A look with the colours that a person chose for it. */
export function captionLook(name: CaptionLook, { color, litColor, backgroundColor }: Chosen): LookStyle {
  const look: LookStyle = captionLooks[name];
  return {
    ...look,
    ...(color ? { word: { ...look.word, color, backgroundImage: 'none' } } : {}),
    ...(litColor ? { lit: litIn(litColor, look) } : {}),
    ...(backgroundColor
      ? { chip: { background: backgroundColor, borderRadius: ROUNDED } }
      : litColor && name === 'default'
        ? { chip: chipUnder(litColor) }
        : {}),
  };
}

/** Deeper than the usual one where a lit word's own colour asks for it: over white, too, it is read. */
function chipUnder(litColor: string): CSSProperties {
  const alpha = opaqueEnough(BLACK, CHIP_ALPHA, litColor);
  return { background: `rgba(0,0,0,${alpha})`, borderRadius: ROUNDED };
}

const litIn = (color: string, { lit, glow }: LookStyle): CSSProperties => ({
  ...lit,
  color,
  backgroundImage: 'none',
  ...(glow ? { textShadow: glow(color) } : {}),
});
