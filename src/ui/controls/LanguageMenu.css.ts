/** A quiet row, as the buttons beside it are. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const frame = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: '44px',
  paddingInline: theme.space.md,
  borderRadius: theme.radius.md,
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  selectors: { '&:hover': { background: theme.color.sunken, color: theme.color.text } },
});
export const select = style({
  flex: 1,
  minHeight: '44px',
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});
/** The list stands over the page, where some browsers give it no background of its own. */
export const option = style({ background: theme.color.raised, color: theme.color.text });
