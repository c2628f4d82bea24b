/** The look of sentences that are led back to the page. [WR3] */
import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';

export const trace = style({ display: 'grid', gap: theme.space.sm, minWidth: 0 });
export const sentence = style({
  borderRadius: theme.radius.sm,
  cursor: 'pointer',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: theme.color.accentSoft, color: theme.color.text },
  },
});
export const doubt = style({
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  textDecorationColor: theme.color.danger,
});
/** What may well be said in other words. */
export const mereDoubt = style({
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  textDecorationColor: theme.color.textFaint,
});
export const said = style({
  color: theme.color.textFaint,
  fontSize: theme.size.sm,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
/** Under a long script it would stand below the page's foot: it comes up over the last lines instead, above the buttons. */
export const backing = style([
  said,
  {
    position: 'sticky',
    bottom: '76px',
    paddingBlock: theme.space.xs,
    borderTop: `1px solid ${theme.color.line}`,
    background: theme.color.surface,
  },
]);
/** What goes on, and beside it the way to stop it. */
export const asked = style([
  said,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.sm,
  },
]);
export const doubts = style({
  display: 'grid',
  gap: theme.space.sm,
  padding: theme.space.sm,
  borderRadius: theme.radius.sm,
  background: theme.color.warmSoft,
  fontSize: theme.size.sm,
  overflowWrap: 'anywhere',
});
export const doubtList = style({ display: 'grid', gap: theme.space.sm });
export const doubtItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
});
export const doubtWords = style({ flex: '1 1 220px', display: 'grid', gap: theme.space.xs, minWidth: 0 });
globalStyle(`${doubtList} button`, { flexShrink: 0 });
