/** The look of the list of jobs. [J1] [J2] [J5] */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { listCard } from '../../ui/layout/ListCard.css';
import { turn } from '../../ui/theme/motion.css';
import { theme } from '../../ui/theme/theme.css';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    padding: '3px 10px 3px 8px',
    borderRadius: theme.radius.full,
    fontSize: theme.size.xs,
    fontWeight: 600,
  },
  variants: {
    tone: {
      success: { background: theme.color.successSoft, color: theme.color.success },
      danger: { background: theme.color.dangerSoft, color: theme.color.danger },
      info: { background: theme.color.infoSoft, color: theme.color.info },
      grey: { background: theme.color.sunken, color: theme.color.textSoft },
    },
  },
});
export const spinning = style({ animation: `${turn} 1100ms linear infinite` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.sm,
});
export const description = style({
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});
export const progress = style({ display: 'grid', gap: '6px', marginTop: theme.space.xs });
export const progressWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
});
export const failure = style({
  display: 'grid',
  gap: theme.space.xs,
  justifyItems: 'start',
  marginTop: theme.space.xs,
  fontSize: theme.size.sm,
});
export const why = style({ color: theme.color.danger, overflowWrap: 'anywhere' });
export const waitingCard = style([listCard, { ':hover': { transform: 'none', boxShadow: 'none' } }]);
export const waitingLines = style({ display: 'grid', gap: theme.space.xs, padding: '20px' });
