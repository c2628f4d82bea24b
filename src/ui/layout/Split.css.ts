import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

/** How wide a border is; it is taken hold of a little beside it, too. */
export const BORDER = '2px';

export const split = style({ display: 'grid', minHeight: 0, minWidth: 0, height: '100%', width: '100%' });
export const border = style({
  position: 'relative',
  background: theme.color.line,
  outline: 'none',
  touchAction: 'none',
  userSelect: 'none',
  transition: `background ${theme.motion.fast}`,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-6px', zIndex: 1 },
    '&[aria-orientation="vertical"]': { cursor: 'col-resize' },
    '&[aria-orientation="horizontal"]': { cursor: 'row-resize' },
    '&:hover, &:active, &:focus-visible': { background: theme.color.accent },
  },
});
