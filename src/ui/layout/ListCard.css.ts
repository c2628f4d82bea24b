/** The look of one thing in a list: all of its card leads to it, and what can be done to it stands above. */
import { style } from '@vanilla-extract/css';
import { card, pressable } from './Card.css';
import { from, theme } from '../theme/theme.css';

export const listCard = style([
  card,
  pressable,
  { position: 'relative', display: 'grid', gridTemplateRows: 'auto 1fr', width: '100%' },
]);
export const words = style({
  padding: `${theme.space.md} 20px 20px`,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xxs,
  minWidth: 0,
});
export const title = style({
  fontSize: theme.size.md,
  lineHeight: 1.4,
  overflow: 'hidden',
  // Two cards a row leave a phone ten letters a line.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: { display: 'block', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
/** The link is as large as the card. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.lg },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
  },
});
export const above = style({ position: 'relative', zIndex: 1 });
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.sm,
  fontSize: theme.size.sm,
  color: theme.color.textFaint,
});
