/** The look of the switches of a brand. [B4] */
import { style } from '@vanilla-extract/css';
import { from, theme } from '../../ui/theme/theme.css';

export const about = style({ margin: 0, fontSize: theme.size.sm, color: theme.color.textSoft });
export const switches = style({
  display: 'grid',
  gap: theme.space.sm,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** In a pane that is narrow, whatever the window is. */
export const stacked = style({ display: 'grid', gap: theme.space.xs });

const side = '40px';
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  color: theme.color.textSoft,
});
/** A grey on which a white logo is seen as well as a black one, where nobody knows what it is read on. */
export const logo = style({
  width: side,
  height: side,
  padding: '4px',
  objectFit: 'contain',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.sm,
  background: '#8b8f9c',
});
export const swatches = style({
  display: 'grid',
  gridAutoFlow: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.color.line}`,
  width: side,
  height: side,
  borderRadius: theme.radius.sm,
});
export const swatch = style({ height: '100%' });
