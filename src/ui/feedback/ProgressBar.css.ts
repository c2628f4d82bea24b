/** The look of a share that grows. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const track = style({
  height: '8px',
  borderRadius: theme.radius.full,
  background: theme.color.line,
  overflow: 'hidden',
});
export const bar = style({
  height: '100%',
  width: '100%',
  borderRadius: 'inherit',
  background: theme.color.accent,
  transformOrigin: 'left',
  transition: `transform 600ms ${theme.motion.ease}`,
});
