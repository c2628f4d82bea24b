/** The look of a box that is ticked. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.press,
  fontSize: theme.size.sm,
  fontWeight: 550,
});
export const hint = style({ display: 'block', fontWeight: 400, color: theme.color.textSoft });
export const input = style({});
export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '22px',
  height: '22px',
  borderRadius: '6px',
  border: `1.5px solid ${theme.color.lineStrong}`,
  background: theme.color.surface,
  color: theme.color.onPrimary,
  transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
  selectors: {
    [`${input}:checked + &`]: { background: theme.color.primary, borderColor: theme.color.primary },
    [`${input}:disabled + &`]: { opacity: 0.5 },
    [`${input}:focus-visible + &`]: {
      outline: `2px solid ${theme.color.accent}`,
      outlineOffset: '2px',
    },
  },
});
