/** The look of a short list of things to do. */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { appear } from '../theme/motion.css';
import { theme } from '../theme/theme.css';

export const content = style({
  zIndex: 35,
  minWidth: '180px',
  padding: theme.space.xxs,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
  boxShadow: theme.shadow.lg,
  animation: `${appear} ${theme.motion.fast} ${theme.motion.ease}`,
  // As a dialog, it closes without waiting for an animation's end.
  selectors: { '&[data-state="closed"]': { animation: 'none' } },
  ':focus': { outline: 'none' },
});
export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.sm,
    minHeight: theme.press,
    paddingInline: theme.space.sm,
    borderRadius: theme.radius.sm,
    fontSize: theme.size.sm,
    fontWeight: 550,
    cursor: 'pointer',
    selectors: {
      '&[data-highlighted]': { background: theme.color.sunken },
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    },
  },
  variants: { tone: { plain: {}, danger: { color: theme.color.danger } } },
  defaultVariants: { tone: 'plain' },
});
