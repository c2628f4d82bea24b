/** The look of a short list that the browser opens. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const field = style({ display: 'grid', gap: theme.space.xxs, minWidth: 0 });
export const label = style({ fontSize: theme.size.xs, color: theme.color.textFaint });
export const select = style({
  width: '100%',
  minHeight: '44px',
  paddingInline: theme.space.sm,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.size.sm,
  textOverflow: 'ellipsis',
  ':hover': { borderColor: theme.color.textFaint },
});
