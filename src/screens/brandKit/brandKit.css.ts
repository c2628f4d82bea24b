/** The look of the brand kit: sections, and tiles of one height. [B1] */
import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/layout/Card.css';
import { from, theme } from '../../ui/theme/theme.css';

export const sections = style({ display: 'grid', gap: theme.space.xxl });
export const section = style({ display: 'grid', gap: theme.space.md, alignContent: 'start', minWidth: 0 });
export const head = style({ display: 'grid', gap: theme.space.xxs });
export const title = style({ fontSize: theme.size.lg });
export const purpose = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const grid = style({
  display: 'grid',
  gap: theme.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1100px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const tile = style([
  card,
  { display: 'grid', gridTemplate: 'auto 1fr / minmax(0, 1fr)', overflow: 'hidden' },
]);
export const preview = style({
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  background: theme.color.sunken,
  borderBottom: `1px solid ${theme.color.line}`,
  transition: `opacity ${theme.motion.calm}`,
  selectors: { '[aria-busy="true"] > &': { opacity: 0.4 } },
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  minHeight: '56px',
  padding: `${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.md}`,
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: theme.size.sm,
  fontWeight: 550,
});
/** Alone in its row, where there is nothing yet. */
export const addItem = style({ display: 'grid', selectors: { '&:only-child': { gridColumn: '1 / -1' } } });
export const addRoot = style({ display: 'grid' });
export const add = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space.xxs,
  minHeight: '136px',
  padding: theme.space.lg,
  borderRadius: theme.radius.lg,
  border: `1.5px dashed ${theme.color.lineStrong}`,
  background: theme.color.canvas,
  color: theme.color.text,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${theme.motion.fast}, background ${theme.motion.fast}`,
  selectors: {
    '&:hover, &[data-dragging]': { borderColor: theme.color.accent, background: theme.color.accentSoft },
  },
});
export const addTitle = style({ fontWeight: 600, fontSize: theme.size.sm });
export const addHint = style({ fontSize: theme.size.xs, color: theme.color.textFaint, maxWidth: '64ch' });
export const progress = style({ display: 'flex', alignItems: 'center', gap: theme.space.md });
export const progressWords = style({
  flex: 1,
  display: 'grid',
  gap: theme.space.xs,
  fontSize: theme.size.sm,
});
export const failures = style({ display: 'grid', gap: theme.space.xxs, overflowWrap: 'anywhere' });
globalStyle(`${failures} strong`, { fontWeight: 600 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
