/** The look of the sample's page. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

export const words = style({ display: 'grid', gap: theme.space.xs, maxWidth: '60ch' });
export const text = style({ color: theme.color.textSoft });
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '50dvh',
  padding: theme.space.lg,
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.sunken,
});
