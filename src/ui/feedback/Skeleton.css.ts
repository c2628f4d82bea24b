/** The look of something that is about to be there. */
import { style } from '@vanilla-extract/css';
import { shimmer } from '../theme/motion.css';
import { theme } from '../theme/theme.css';

export const skeleton = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  background: theme.color.sunken,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${theme.color.shimmer}, transparent)`,
    animation: `${shimmer} 1600ms infinite`,
  },
});
