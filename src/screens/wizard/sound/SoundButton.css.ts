/** The look of what plays a sound, and of a sound that is heard. [W10] [W11] */
import { style } from '@vanilla-extract/css';
import { bars } from '../../../ui/theme/motion.css';
import { theme } from '../../../ui/theme/theme.css';

export const play = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '44px',
  height: '44px',
  border: 0,
  borderRadius: '50%',
  background: theme.color.accentSoft,
  color: theme.color.accent,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  ':hover': { background: theme.color.accent, color: theme.color.surface },
});
export const equalizer = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  height: '16px',
  color: theme.color.accent,
});
export const equalizerBar = style({
  width: '3px',
  height: '100%',
  borderRadius: '2px',
  background: 'currentColor',
  animation: `${bars} 900ms ease-in-out infinite`,
});
