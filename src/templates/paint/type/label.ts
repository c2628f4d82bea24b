/** How the words of a text look, and the label that stands behind its lines. Pure. */
import type { CSSProperties } from 'react';
import type { ItemOf } from '../../../../contract/video/videoData';
import { tintOf } from '../../shared/cssColours';
import { familyOf } from './families';
import { LABEL_END_EM, TEXT_DEFAULTS } from './textHeight';

type Details = ItemOf<'text'>['details'];

interface Label {
  readonly letters: CSSProperties;
  /** The same words unseen on one opaque colour, let through together; null where the letters bring their own. */
  readonly background: { readonly opacity: number; readonly style: CSSProperties } | null;
}

/** The labels of two lines overlap: one that shows what is behind it would be darker there. */
export function labelOf(details: Details): Label {
  const style = labelStyle(details);
  const tint = details.backgroundColor === undefined ? null : tintOf(details.backgroundColor);
  if (!tint || tint.alpha <= 0 || tint.alpha >= 1) return { letters: style, background: null };
  return {
    letters: { ...style, backgroundColor: undefined, position: 'relative' },
    background: {
      opacity: tint.alpha,
      style: {
        ...style,
        ...{ color: 'transparent', textShadow: 'none', textDecoration: 'none' },
        ...{ boxShadow: 'none', WebkitTextStroke: undefined },
        backgroundColor: `rgb(${tint.rgb.join(', ')})`,
      },
    },
  };
}

const labelStyle = (details: Details): CSSProperties => ({
  fontFamily: familyOf(details),
  fontSize: details.fontSize ?? TEXT_DEFAULTS.fontSizePx,
  fontWeight: details.fontWeight ?? 700,
  fontStyle: details.fontStyle,
  textDecoration: details.textDecoration,
  lineHeight: details.lineHeight ?? TEXT_DEFAULTS.lineHeight,
  letterSpacing: details.letterSpacing,
  wordSpacing: details.wordSpacing,
  color: details.color ?? '#ffffff',
  backgroundColor: details.backgroundColor,
  border: details.border,
  borderRadius: details.borderRadius,
  boxShadow: details.boxShadow,
  padding: details.backgroundColor ? `0.08em ${LABEL_END_EM}em` : undefined,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  textShadow: details.textShadow,
  overflowWrap: details.wordWrap ?? 'break-word',
  wordBreak: details.wordBreak,
  // The space at which a line breaks would widen its label.
  whiteSpace: 'pre-line',
  WebkitTextStroke: details.strokeWidth
    ? `${details.strokeWidth}px ${details.strokeColor ?? '#000'}`
    : undefined,
  paintOrder: 'stroke fill',
});
