/** The look of picture credits. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

export const credits = style({ display: 'grid', gap: theme.space.sm });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
});
export const title = style({ fontSize: theme.size.md });
export const hint = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const list = style({ display: 'grid', gap: theme.space.xs, listStyle: 'none', padding: 0, margin: 0 });
export const item = style({ fontSize: theme.size.sm, color: theme.color.textSoft, overflowWrap: 'anywhere' });
// Within a line of text, colour alone does not tell a link.
export const link = style({
  color: theme.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
