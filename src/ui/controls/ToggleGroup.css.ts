/** The look of switches that stand side by side, each on or off by itself. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: theme.press,
  paddingInline: theme.space.md,
  borderRadius: theme.radius.full,
  border: `1px solid ${theme.color.line}`,
  background: 'transparent',
  color: theme.color.textFaint,
  fontSize: theme.size.sm,
  fontWeight: 550,
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong, color: theme.color.text },
    '&[aria-pressed="true"]': {
      background: theme.color.accentSoft,
      borderColor: theme.color.accentLine,
      color: theme.color.accent,
    },
  },
});
