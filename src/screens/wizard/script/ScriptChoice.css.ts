/** The look of the scripts to choose from. [W9] */
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { card } from '../../../ui/layout/Card.css';
import { from, theme } from '../../../ui/theme/theme.css';

export const ideas = style({
  display: 'grid',
  gap: theme.space.md,
  alignItems: 'stretch',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const idea = recipe({
  base: [
    card,
    {
      height: '100%',
      padding: '20px',
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      gap: theme.space.sm,
      transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
    },
  ],
  variants: {
    chosen: {
      true: { borderColor: theme.color.accent, boxShadow: `0 0 0 1px ${theme.color.accent}` },
      false: { ':hover': { borderColor: theme.color.lineStrong } },
    },
  },
});
export const ideaHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
});
/** Its words end where the card's do. */
globalStyle(`${ideaHead} > button`, { marginInlineEnd: `calc(-1 * ${theme.space.md})` });
export const ideaTitle = style({ fontSize: theme.size.md });
export const ideaBody = style({ display: 'grid', alignContent: 'start', gap: theme.space.sm, minWidth: 0 });
export const frame = style({
  color: theme.color.textFaint,
  fontSize: theme.size.sm,
  textWrap: 'pretty',
});
export const source = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.press,
  color: theme.color.accent,
  fontSize: theme.size.sm,
  overflowWrap: 'anywhere',
});
export const note = style({
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  gap: theme.space.xs,
  alignItems: 'center',
  padding: `${theme.space.xs} ${theme.space.sm}`,
  borderRadius: theme.radius.sm,
  background: theme.color.accentSoft,
  fontSize: theme.size.sm,
});
export const ideaText = style({
  overflowWrap: 'anywhere',
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  lineHeight: 1.65,
  whiteSpace: 'pre-line',
});
export const ideaFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
});
export const ideaActions = style({
  marginInlineStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
});
export const length = style({
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
export const own = style({
  display: 'grid',
  gap: theme.space.lg,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
export const ownText = style({ display: 'grid', gap: theme.space.xs });
export const tips = style([
  card,
  { display: 'grid', gap: theme.space.sm, fontSize: theme.size.sm, padding: '20px' },
]);
export const tipsTitle = style({ fontSize: theme.size.sm });
export const tipList = style({ display: 'grid', gap: theme.space.sm });
export const tip = style({
  display: 'grid',
  gridTemplateColumns: '18px 1fr',
  gap: theme.space.xs,
  color: theme.color.textSoft,
});
export const tipMark = style({ color: theme.color.accent, marginTop: '2px' });
