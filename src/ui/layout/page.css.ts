/** The frame of a page: its width, its head and the grid of cards. */
import { style } from '@vanilla-extract/css';
import { appear } from '../theme/motion.css';
import { onlyReadOut } from './onlyReadOut';
import { from, theme } from '../theme/theme.css';

export const page = style({
  width: '100%',
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: `${theme.space.lg} ${theme.space.md} ${theme.space.huge}`,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.lg,
  '@media': { [from.medium]: { padding: `${theme.space.xl} ${theme.space.xl} ${theme.space.huge}` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.md,
});
export const title = style({ fontSize: theme.size.xl });
export const grid = style({
  display: 'grid',
  gap: theme.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1100px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const visuallyHidden = style(onlyReadOut);
