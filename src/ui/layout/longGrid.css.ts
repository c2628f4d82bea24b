/** A grid of cards that may be a thousand: what is far from the screen is there, but neither laid out nor painted. */
import { globalStyle, style } from '@vanilla-extract/css';
import { page } from './page.css';
import { theme } from '../theme/theme.css';

/** Room within each cell for the shadow and the focus ring of its card: nothing is painted beyond a cell. */
const ROOM = '12px';

export const longGrid = style({
  display: 'grid',
  gap: `calc(${theme.space.lg} - 2 * ${ROOM})`,
  margin: `calc(-1 * ${ROOM})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1100px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const cell = style({
  display: 'grid',
  padding: ROOM,
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 340px',
});

/**
 * What stands around a long grid stands in plain flow: a grid around it would lay all of it out twice,
 * one within another four times, whenever a card comes near.
 */
export const stack = style({ minWidth: 0 });
export const listPage = style([page, stack, { selectors: { '&&': { display: 'block' } } }]);
globalStyle(`${stack} > :not(:last-child)`, { marginBottom: theme.space.lg });
