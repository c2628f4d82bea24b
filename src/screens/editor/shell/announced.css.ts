/** What was just done, shown for a moment; read out all the same. */
import { keyframes, style } from '@vanilla-extract/css';
import { announced } from './shell.css';

const passing = keyframes({ '0%, 70%': { opacity: 1 }, '100%': { opacity: 0, visibility: 'hidden' } });
export const passingBy = style([
  announced,
  {
    animation: `${passing} 2400ms both`,
    // A still page keeps it as long; only the fading goes.
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animationDuration: '2400ms !important',
        animationTimingFunction: 'step-end',
      },
    },
  },
]);
