/** The look of texts to choose from: each short enough that the next one is in sight. */
import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

const MOST_LINES = 4;

export const group = style({ display: 'grid', border: 0, padding: 0, margin: 0, minWidth: 0 });
/** A legend stands outside of its fieldset's grid. */
export const question = style({
  padding: 0,
  marginBottom: theme.space.xs,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
});
const list = style({ display: 'grid', gap: theme.space.xs, padding: 0, margin: 0, listStyle: 'none' });
export const texts = styleVariants({
  description: [list],
  price: [list, { display: 'flex', flexWrap: 'wrap' }],
});
export const text = style({ minHeight: '44px', cursor: 'pointer' });
export const words = style({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: MOST_LINES,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: theme.size.sm,
});
