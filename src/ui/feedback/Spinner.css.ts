/** The look of waiting. */
import { style } from '@vanilla-extract/css';
import { turn } from '../theme/motion.css';
import { theme } from '../theme/theme.css';

export const ring = style({
  width: '28px',
  height: '28px',
  flexShrink: 0,
  borderRadius: '50%',
  border: `3px solid ${theme.color.line}`,
  borderTopColor: theme.color.accent,
  animation: `${turn} 900ms linear infinite`,
});
/** As large as its holder. */
export const fitting = style({ width: '100%', height: '100%' });
export const centred = style({
  minHeight: '60dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space.md,
  padding: theme.space.lg,
  color: theme.color.textSoft,
  textAlign: 'center',
});
export const title = style({ fontSize: theme.size.lg, color: theme.color.text });
