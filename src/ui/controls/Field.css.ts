/** The look of a labelled input. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const field = style({ display: 'grid', gap: theme.space.xs, minWidth: 0 });
export const label = style({ fontSize: theme.size.sm, fontWeight: 550, color: theme.color.text });
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textFaint });
export const error = style({ fontSize: theme.size.sm, color: theme.color.danger });
export const reason = style({ marginTop: theme.space.xs, color: theme.color.textSoft });
export const input = style({
  width: '100%',
  minHeight: '48px',
  padding: `12px ${theme.space.md}`,
  border: `1px solid ${theme.color.lineStrong}`,
  borderRadius: theme.radius.md,
  background: theme.color.surface,
  transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
  selectors: {
    '&::placeholder': { color: theme.color.textFaint, opacity: 1 },
    '&:hover': { borderColor: theme.color.textFaint },
    '&:focus': {
      outline: 'none',
      borderColor: theme.color.accent,
      boxShadow: `0 0 0 3px ${theme.color.accentLine}`,
    },
    '&[aria-invalid="true"]': { borderColor: theme.color.danger },
  },
});
export const textArea = style([
  input,
  { maxHeight: '60dvh', resize: 'vertical', lineHeight: 1.55, fieldSizing: 'content' },
]);
