/** The look of a job that is being worked on. [J5] */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { card } from '../../ui/layout/Card.css';
import { theme } from '../../ui/theme/theme.css';

export const frame = style({
  minHeight: 'calc(100dvh - 60px)',
  display: 'grid',
  placeItems: 'center',
  padding: `${theme.space.lg} ${theme.space.md} ${theme.space.huge}`,
});
export const sheet = style([
  card,
  { width: '100%', maxWidth: '520px', display: 'grid', gap: theme.space.lg, padding: theme.space.xl },
]);
export const title = style({ fontSize: theme.size.xl, overflowWrap: 'anywhere' });
export const productTitle = style({
  color: theme.color.textSoft,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const head = style({ display: 'grid', gap: theme.space.xs });
export const bar = style({
  display: 'grid',
  gap: theme.space.xs,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
});
export const barWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const steps = style({ display: 'grid', gap: theme.space.sm });
export const step = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    alignItems: 'center',
    gap: theme.space.sm,
    fontSize: theme.size.sm,
  },
  variants: {
    state: {
      waiting: { color: theme.color.textFaint },
      running: { color: theme.color.text, fontWeight: 600 },
      done: { color: theme.color.textSoft },
    },
  },
});
export const mark = recipe({
  base: { display: 'grid', placeItems: 'center', width: '24px', height: '24px', borderRadius: '50%' },
  variants: {
    state: {
      waiting: { border: `1.5px solid ${theme.color.line}` },
      running: {},
      done: { background: theme.color.successSoft, color: theme.color.success },
    },
  },
});
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textFaint });
export const narrow = style({
  width: '100%',
  maxWidth: '560px',
  display: 'grid',
  gap: theme.space.md,
  justifyItems: 'start',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
