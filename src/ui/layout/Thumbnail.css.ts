/** The look of the wide picture on top of a card. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: `${theme.radius.lg} ${theme.radius.lg} 0 0`,
  background: theme.color.sunken,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const none = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: theme.color.textFaint,
});
