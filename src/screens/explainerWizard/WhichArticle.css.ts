/** The look of the meanings to choose from. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

export const frame = style({
  width: '100%',
  maxWidth: '660px',
  margin: '0 auto',
  padding: `${theme.space.xl} ${theme.space.md} ${theme.space.huge}`,
  display: 'grid',
  gap: theme.space.md,
  justifyItems: 'start',
});
export const title = style({ fontSize: theme.size.xl });
export const text = style({ color: theme.color.textSoft });
export const list = style({
  width: '100%',
  display: 'grid',
  gap: theme.space.xs,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});
export const meaning = style({
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.md,
  padding: `${theme.space.sm} ${theme.space.md}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.text,
  textAlign: 'left',
  ':hover': { borderColor: theme.color.accent },
});
export const words = style({ display: 'grid' });
export const name = style({ fontWeight: 600 });
export const about = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const search = style({ width: '100%' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm });
