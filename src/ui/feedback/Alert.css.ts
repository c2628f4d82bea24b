/** The look of a refusal. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.space.sm,
  rowGap: theme.space.xxs,
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.danger}`,
  background: theme.color.dangerSoft,
  color: theme.color.danger,
  fontSize: theme.size.sm,
  textAlign: 'left',
});
export const icon = style({ gridRow: 'span 2', marginTop: '1px' });
export const title = style({
  fontSize: theme.size.sm,
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: 'normal',
});
export const body = style({ gridColumn: 2, display: 'grid', gap: theme.space.sm, justifyItems: 'start' });
