/** The look of the list of projects: portrait cards, two beside each other on a phone. [P3] */
import { style, styleVariants } from '@vanilla-extract/css';
import { picture as fillsFrame } from '../../ui/layout/Thumbnail.css';
import { listCard, when as whenOfCard, words as wordsOfCard } from '../../ui/layout/ListCard.css';
import * as long from '../../ui/layout/longGrid.css';
import { from, theme } from '../../ui/theme/theme.css';

export const grid = style([
  long.longGrid,
  {
    gap: 0,
    margin: `calc(-1 * ${theme.space.xs})`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': {
      [from.tablet]: { margin: '-12px', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      'screen and (min-width: 1100px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);
export const cell = style([
  long.cell,
  {
    padding: theme.space.xs,
    containIntrinsicSize: 'auto 440px',
    '@media': { [from.tablet]: { padding: '12px', containIntrinsicSize: 'auto 600px' } },
  },
]);
const tag = style({
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '4px 10px',
  borderRadius: theme.radius.full,
  background: 'rgba(12, 12, 16, 0.82)',
  color: '#fff',
  fontSize: theme.size.xs,
  fontWeight: 550,
});
export const status = style([tag, { insetInlineStart: theme.space.xs, top: theme.space.xs }]);
export const length = style([
  tag,
  { insetInlineEnd: theme.space.xs, bottom: theme.space.xs, fontVariantNumeric: 'tabular-nums' },
]);
const overPoster = style([
  fillsFrame,
  { transition: `opacity ${theme.motion.fast} ${theme.motion.ease}`, pointerEvents: 'none' },
]);
/** The poster stays in sight until there is a picture. */
export const film = styleVariants({
  loading: [overPoster, { opacity: 0 }],
  seen: [overPoster, { opacity: 1 }],
});
export const words = style([
  wordsOfCard,
  {
    padding: `${theme.space.xs} ${theme.space.sm} ${theme.space.sm}`,
    '@media': { [from.tablet]: { padding: `${theme.space.sm} ${theme.space.md} ${theme.space.md}` } },
  },
]);
export const when = style([whenOfCard, { fontSize: theme.size.xs }]);
export const search = style({ maxWidth: '360px' });
export const nothing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
  color: theme.color.textSoft,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginTop: theme.space.md } },
});
export const copying = style({ color: theme.color.textSoft, overflowWrap: 'anywhere' });
export const renaming = style({ display: 'grid', gap: theme.space.md });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.xs,
  marginInlineEnd: '-8px',
});
export const waiting = style({ display: 'grid', gap: theme.space.lg });
export const waitingText = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const waitingCard = style([listCard, { ':hover': { transform: 'none', boxShadow: 'none' } }]);
export const waitingLines = style({ display: 'grid', gap: theme.space.xs, padding: '20px' });
