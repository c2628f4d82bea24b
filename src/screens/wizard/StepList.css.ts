/** The look of the side list of steps. [W1] */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, theme } from '../../ui/theme/theme.css';

/** A phone has no room for it. */
export const side = style({ display: 'none', '@media': { [from.medium]: { display: 'block' } } });
export const list = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.lg,
  position: 'sticky',
  top: '92px',
});
export const item = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    columnGap: theme.space.sm,
    alignItems: 'start',
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'left',
    fontSize: theme.size.sm,
  },
  variants: {
    state: {
      done: { color: theme.color.text, ':hover': { color: theme.color.accent } },
      current: { color: theme.color.text },
      later: { color: theme.color.textFaint },
    },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  border: `1.5px solid ${theme.color.line}`,
  fontSize: theme.size.xs,
  fontWeight: 600,
});
export const words = style({ display: 'grid', paddingTop: '3px' });
export const label = style({ fontWeight: 600 });
export const underline = style({
  display: 'block',
  width: '100%',
  maxWidth: '132px',
  height: '9px',
  marginTop: '1px',
});
export const description = style({
  color: theme.color.textSoft,
  lineHeight: 1.45,
  marginTop: theme.space.xxs,
});
