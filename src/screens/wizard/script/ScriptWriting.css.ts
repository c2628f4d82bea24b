/** The look of asking for scripts and of waiting for them. [WR1] [WR2] */
import { globalStyle, style } from '@vanilla-extract/css';
import { from, theme } from '../../../ui/theme/theme.css';

export const wishes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.sm,
});
/** How others are wanted, where that is opened. */
export const opened = style({ display: 'grid', gap: theme.space.md, paddingTop: theme.space.sm });
export const selects = style({
  flex: '1 1 400px',
  maxWidth: '560px',
  display: 'grid',
  gap: theme.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
// The last of three has all of its row, and no half of it stays empty.
globalStyle(`${selects} > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
});
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textFaint, textWrap: 'pretty' });
export const panel = style({
  display: 'grid',
  gap: theme.space.sm,
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  background: theme.color.sunken,
  fontSize: theme.size.sm,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
  justifyContent: 'space-between',
});
export const offer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.sm });
/** The best way on: nothing below is what was asked for. */
export const prominent = style([
  offer,
  {
    padding: theme.space.md,
    borderRadius: theme.radius.md,
    background: theme.color.accentSoft,
    fontSize: theme.size.sm,
  },
]);
export const busy = style({
  display: 'grid',
  gap: theme.space.xs,
  width: 'min(420px, 100%)',
  justifyItems: 'stretch',
});
export const rounds = style({ display: 'grid', gap: theme.space.md });
export const earlier = style({ fontSize: theme.size.md, marginTop: theme.space.sm });
