/** The look of a step: head, body, and the buttons that lead back and on. */
import { globalStyle, style } from '@vanilla-extract/css';
import { appear } from '../../ui/theme/motion.css';
import { onlyReadOut } from '../../ui/layout/onlyReadOut';
import { from, theme } from '../../ui/theme/theme.css';

/** The narrowest that a page must fit (WCAG 2.2, 1.4.10: 320 px), and a little more. */
const NARROW = 'screen and (max-width: 359px)';

export const wizard = style({
  maxWidth: '1160px',
  marginInline: 'auto',
  padding: `${theme.space.lg} ${theme.space.md} 0`,
  display: 'grid',
  gap: theme.space.xl,
  '@media': {
    [from.medium]: {
      padding: `${theme.space.xxl} ${theme.space.lg} 0`,
      gridTemplateColumns: '200px minmax(0, 1fr)',
      gap: theme.space.xl,
    },
    [from.desktop]: { gridTemplateColumns: '236px minmax(0, 1fr)', gap: theme.space.huge },
  },
});
export const form = style({ display: 'grid', alignContent: 'start', gap: theme.space.lg, minWidth: 0 });
export const head = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs });
export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.md,
  width: '100%',
});
/** Its words end where the page's do. */
globalStyle(`${titleRow} > button`, {
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${theme.space.md})`,
});
/** The focus comes to it when a step is new: it is brought into sight below the bar, not beneath it. */
export const title = style({ fontSize: theme.size.xl, scrollMarginTop: '140px' });
/** On a phone a sign stands beside the title, and its words are only read out. */
export const besideWords = style({
  '@media': {
    'screen and (max-width: 639px)': onlyReadOut,
  },
});
export const text = style({ color: theme.color.textSoft });
export const error = style({
  display: 'grid',
  gap: theme.space.xs,
  justifyItems: 'inherit',
  color: theme.color.danger,
  /** Brought into sight below the bar, together with the title that it stands under. */
  scrollMarginTop: '140px',
});
export const errorDetail = style({ fontSize: theme.size.sm });
export const body = style({ minWidth: 0, animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}` });
/** What the keyboard comes to is brought into sight between the bar and the buttons, not beneath them. */
globalStyle(`${body} :is(a, button, input, select, textarea, [role='button'])`, {
  scrollMarginBlock: '140px',
});
/** Between the buttons, next to the one that it speaks of. */
export const price = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  textWrap: 'balance',
  fontSize: theme.size.xs,
  color: theme.color.textSoft,
  '@media': {
    [from.medium]: { fontSize: theme.size.sm },
    // On a line of its own, above the buttons.
    [NARROW]: { order: -1, flexBasis: '100%' },
  },
});
/** On a line of its own, below the price. */
export const duration = style({ display: 'block' });
export const missing = style({ display: 'block', color: theme.color.danger });
export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  marginTop: theme.space.sm,
  marginInline: `calc(-1 * ${theme.space.md})`,
  padding: `${theme.space.sm} ${theme.space.md}`,
  background: theme.color.canvas,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': {
    [NARROW]: { flexWrap: 'wrap' },
    // Over the ring of what is chosen, which is wider than the page.
    [from.medium]: { marginInline: '-4px', paddingInline: '4px', paddingBlock: theme.space.md },
  },
});
