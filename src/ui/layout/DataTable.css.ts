/** The look of a table: rows on a wide screen, a card each on a phone. */
import { globalStyle, style } from '@vanilla-extract/css';
import { onlyReadOut } from './onlyReadOut';
import { from, theme } from '../theme/theme.css';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.size.sm,
  background: theme.color.surface,
  '@media': {
    [from.desktop]: {
      borderRadius: theme.radius.lg,
      boxShadow: `0 0 0 1px ${theme.color.line}`,
      overflow: 'hidden',
    },
    'not all and (min-width: 1024px)': { display: 'block', background: 'transparent' },
  },
});
export const head = style({
  color: theme.color.textFaint,
  fontSize: theme.size.xs,
  textAlign: 'start',
  '@media': {
    // Each cell says its own heading there.
    'not all and (min-width: 1024px)': onlyReadOut,
  },
});
export const body = style({
  '@media': { 'not all and (min-width: 1024px)': { display: 'grid', gap: theme.space.md } },
});
export const row = style({
  borderTop: `1px solid ${theme.color.line}`,
  '@media': {
    'not all and (min-width: 1024px)': {
      display: 'grid',
      gap: theme.space.sm,
      padding: theme.space.md,
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.lg,
      background: theme.color.surface,
      boxShadow: theme.shadow.sm,
    },
  },
});
globalStyle(`${head} th`, {
  padding: `${theme.space.sm} ${theme.space.md}`,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const cell = style({
  padding: theme.space.md,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  minWidth: 0,
  '@media': {
    'not all and (min-width: 1024px)': {
      display: 'grid',
      gridTemplateColumns: '8em minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: theme.space.sm,
      padding: 0,
    },
  },
});
export const heading = style({
  color: theme.color.textFaint,
  fontSize: theme.size.xs,
  '@media': { [from.desktop]: { display: 'none' } },
});
