/** The look of one choice out of a few, side by side. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const group = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
/** A legend stands outside of its fieldset's grid. */
export const question = style({
  padding: 0,
  marginBottom: theme.space.xs,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.press,
  paddingInline: theme.space.md,
  borderRadius: theme.radius.full,
  border: `1px solid ${theme.color.line}`,
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  fontWeight: 550,
  cursor: 'pointer',
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong, color: theme.color.text },
    '&:has(:checked)': {
      background: theme.color.accentSoft,
      borderColor: theme.color.accentLine,
      color: theme.color.accent,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
  },
});
