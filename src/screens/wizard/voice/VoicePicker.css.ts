/** The look of the list of voices and of the one that is chosen. [W11] */
import { style } from '@vanilla-extract/css';
import { appear } from '../../../ui/theme/motion.css';
import { card } from '../../../ui/layout/Card.css';
import { from, theme } from '../../../ui/theme/theme.css';

export const frame = style({
  display: 'grid',
  gap: theme.space.md,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  width: '100%',
  minHeight: '48px',
  paddingInline: theme.space.md,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.lineStrong}`,
  background: theme.color.surface,
  textAlign: 'left',
  selectors: { '&[data-placeholder]': { color: theme.color.textFaint } },
});
export const content = style({
  zIndex: 30,
  width: 'var(--reference-width)',
  minWidth: 'min(340px, calc(100vw - 24px))',
  maxHeight: 'min(420px, 60vh)',
  overflowY: 'auto',
  padding: theme.space.xs,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
  boxShadow: theme.shadow.lg,
  animation: `${appear} ${theme.motion.fast} ${theme.motion.ease}`,
});
export const group = style({ display: 'grid', gap: '2px', paddingBottom: theme.space.xs });
export const groupTitle = style({
  padding: `${theme.space.xs} ${theme.space.xs} ${theme.space.xxs}`,
  fontSize: theme.size.xs,
  fontWeight: 600,
  color: theme.color.textFaint,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: theme.space.xxs,
  borderRadius: theme.radius.sm,
  ':hover': { background: theme.color.sunken },
});
export const choose = style({
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.xxs} ${theme.space.xs}`,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'none',
  textAlign: 'left',
});
export const chosenCard = style([card, { display: 'grid', gap: theme.space.sm, padding: '20px' }]);
export const name = style({ fontSize: theme.size.md });
export const description = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xs} ${theme.space.lg}`,
  fontSize: theme.size.sm,
});
export const fact = style({ display: 'grid' });
export const factName = style({ fontSize: theme.size.xs, color: theme.color.textFaint });
export const factValue = style({ textTransform: 'capitalize' });
