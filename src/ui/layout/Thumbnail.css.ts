/** The look of the picture on top of a card. */
import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${theme.radius.lg} ${theme.radius.lg} 0 0`,
  background: theme.color.sunken,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const frames = styleVariants({
  wide: [frame, { aspectRatio: '16 / 9' }],
  portrait: [frame, { aspectRatio: '9 / 16' }],
});
/** Fills its frame, cut where it is of another shape. */
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
