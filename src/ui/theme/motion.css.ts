/** The few movements that the product knows. */
import { keyframes } from '@vanilla-extract/css';

export const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
export const fade = keyframes({ from: { opacity: 0 } });
export const slideInRight = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });
export const shimmer = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});
export const bars = keyframes({
  '0%, 100%': { transform: 'scaleY(0.35)' },
  '50%': { transform: 'scaleY(1)' },
});
