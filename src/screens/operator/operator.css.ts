/** The look of the operator's pages. */
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { card } from '../../ui/layout/Card.css';
import { from, theme } from '../../ui/theme/theme.css';

export const intro = style({ color: theme.color.textSoft });
export const heading = style({ display: 'grid', gap: theme.space.xxs });
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xxs,
  justifySelf: 'start',
  padding: theme.space.xxs,
  borderRadius: '25px',
  background: theme.color.sunken,
  border: `1px solid ${theme.color.line}`,
});
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.press,
  // Four beside each other on a phone.
  paddingInline: theme.space.sm,
  '@media': { [from.tablet]: { paddingInline: theme.space.md } },
  borderRadius: theme.radius.full,
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  fontWeight: 550,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current="page"]': {
      background: theme.color.raised,
      color: theme.color.text,
      boxShadow: theme.shadow.sm,
    },
  },
});
export const section = style({ display: 'grid', gap: theme.space.md, minWidth: 0 });
export const sectionTitle = style({ fontSize: theme.size.lg });
export const parts = style({
  display: 'grid',
  gap: theme.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1280px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const part = style([
  card,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: theme.space.sm,
    padding: theme.space.lg,
    minWidth: 0,
  },
]);
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
});
export const partName = style({ fontSize: theme.size.md, marginInlineEnd: 'auto' });
export const partIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  color: theme.color.textSoft,
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.xs,
  fontSize: theme.size.sm,
  overflowWrap: 'anywhere',
});
export const better = style({ color: theme.color.textSoft });
export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    padding: '3px 10px',
    borderRadius: theme.radius.full,
    fontSize: theme.size.xs,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      good: { background: theme.color.successSoft, color: theme.color.success },
      limited: { background: theme.color.warmSoft, color: theme.color.warm },
      off: { background: theme.color.sunken, color: theme.color.textSoft },
      broken: { background: theme.color.dangerSoft, color: theme.color.danger },
    },
  },
});
export const trial = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.sm,
  fontSize: theme.size.sm,
});
export const outcome = recipe({
  base: { display: 'grid', gap: '2px', overflowWrap: 'anywhere' },
  variants: { passed: { yes: { color: theme.color.success }, no: { color: theme.color.danger } } },
});
export const stale = style({ color: theme.color.warm, fontSize: theme.size.sm });
export const rest = style({ color: theme.color.textSoft });
export const search = style({
  display: 'grid',
  gap: theme.space.md,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 360px) max-content minmax(0, 280px)' } },
});
export const strong = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const stack = style({ display: 'grid', gap: theme.space.xxs, justifyItems: 'start' });
/** Its column is as wide as it is; only what is wider than a line breaks. */
export const whole = style({ overflowWrap: 'break-word' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
export const faint = style({ color: theme.color.textFaint, fontSize: theme.size.xs });
export const cause = style({
  margin: 0,
  padding: theme.space.sm,
  maxHeight: '12em',
  maxWidth: '60ch',
  overflow: 'auto',
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  fontSize: theme.size.xs,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const link = style({
  color: theme.color.accent,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
});
export const turning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
});
export const decision = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  overflowWrap: 'anywhere',
});
/** Where a reader listens before there is anything to say. */
export const heard = style({ selectors: { '&:empty': { position: 'absolute' } } });
/** What a pack is, a name and a value beside each other. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: theme.space.md,
  rowGap: theme.space.xxs,
  margin: 0,
});
globalStyle(`${facts} dt`, { color: theme.color.textSoft });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const progress = style({ display: 'grid', gap: theme.space.xxs });
export const sound = style({ width: '100%', height: theme.press });
