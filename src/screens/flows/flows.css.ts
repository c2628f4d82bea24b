/** The look of the page of the live charts. */
import { style } from '@vanilla-extract/css';
import { from, theme } from '../../ui/theme/theme.css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.lg,
  minHeight: '100dvh',
  padding: theme.space.md,
  '@media': { [from.desktop]: { padding: theme.space.xl } },
});
export const heading = style({ display: 'grid', gap: theme.space.xxs });
export const hint = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const narrowChoice = style({ display: 'grid', '@media': { [from.desktop]: { display: 'none' } } });
export const columns = style({
  display: 'grid',
  gap: theme.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: '260px minmax(0, 1fr)' } },
});
export const charts = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } });
export const choice = style({
  minWidth: 0,
  flex: '1 1 160px',
  minHeight: theme.press,
  padding: `0 ${theme.space.sm}`,
  borderRadius: theme.radius.sm,
  border: `1px solid ${theme.color.lineStrong}`,
  background: theme.color.surface,
  fontSize: theme.size.sm,
});
export const following = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: '36px',
  color: theme.color.accent,
  fontSize: theme.size.sm,
  fontWeight: 550,
});
