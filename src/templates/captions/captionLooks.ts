/** The five looks of captions, each as the style of its line, of a word and of the word that is spoken. [T3] */
import type { CSSProperties } from 'react';
import type { CaptionLook } from '../../../contract/captionStyle';
import { CAPTION } from '../../../contract/limits';
import type { ItemOf } from '../../../contract/videoData';

export interface LookStyle {
  /** Painted behind each line, so that its opacity does not thin the words. */
  readonly chip?: CSSProperties;
  readonly word: CSSProperties;
  readonly lit: CSSProperties;
}

const YELLOW = '#ffdd2d';
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

export const captionLooks = {
  default: {
    chip: { background: CAPTION.background, opacity: CAPTION.opacity, borderRadius: '0.28em' },
    word: { color: '#ffffff', ...stroke(0.1, 'rgba(0,0,0,0.75)') },
    lit: { color: YELLOW },
  },
  outline: {
    word: { color: '#ffffff', ...stroke(0.2, '#000000') },
    lit: { color: YELLOW },
  },
  shadow: {
    word: { color: '#ffffff', textShadow: '0 0.05em 0 #000, 0 0.1em 0.12em rgba(0,0,0,0.85)' },
    lit: { color: YELLOW },
  },
  gradient: {
    chip: { background: 'rgba(12,10,24,0.72)', borderRadius: '0.28em' },
    word: { ...filled('linear-gradient(#ffffff, #cfd3e6)') },
    lit: filled('linear-gradient(100deg, #ffd34e, #ff5fa2 60%, #b56bff)'),
  },
  neon: {
    word: { color: '#ffffff', ...stroke(0.06, '#06202b'), textShadow: '0 0 0.14em #06202b' },
    lit: { color: '#e9feff', textShadow: '0 0 0.08em #19e3ff, 0 0 0.3em #19e3ff' },
  },
} satisfies Record<CaptionLook, LookStyle>;

type Chosen = Pick<ItemOf<'text'>['details'], 'color' | 'litColor' | 'backgroundColor'>;

/** A look with the colours that a person chose for it. */
export function captionLook(name: CaptionLook, { color, litColor, backgroundColor }: Chosen): LookStyle {
  const look: LookStyle = captionLooks[name];
  return {
    ...look,
    ...(color ? { word: { ...look.word, color, backgroundImage: 'none' } } : {}),
    ...(litColor ? { lit: { ...look.lit, color: litColor, backgroundImage: 'none' } } : {}),
    ...(backgroundColor ? { chip: { background: backgroundColor, borderRadius: '0.28em' } } : {}),
  };
}
