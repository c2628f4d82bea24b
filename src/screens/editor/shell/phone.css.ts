/** The look of the editor on a phone. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css';

export const phone = style({
  display: 'grid',
  gridTemplateRows: 'minmax(220px, 48%) minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
  // On its side: one beside the other.
  '@media': {
    'screen and (orientation: landscape) and (max-height: 499px)': {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(200px, 38%) minmax(0, 1fr)',
    },
  },
});
export const stage = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  display: 'grid',
});
export const below = style({
  minWidth: 0,
  minHeight: 0,
  borderBlockStart: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});
