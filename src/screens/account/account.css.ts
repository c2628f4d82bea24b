import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/layout/Card.css';
import { theme } from '../../ui/theme/theme.css';

const WIDE = 'screen and (min-width: 1280px)';

/** Where there is room for it, what the account has and may do stands beside what its owner settles. */
export const columns = style({
  display: 'grid',
  gap: theme.space.lg,
  maxWidth: '640px',
  '@media': {
    [WIDE]: {
      maxWidth: 'none',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
});
export const list = style({ display: 'grid', gap: theme.space.lg, minWidth: 0 });
export const second = style([list, { '@media': { [WIDE]: { gridColumn: 2, gridRow: '1 / span 2' } } }]);
export const part = style([card, { padding: theme.space.lg, display: 'grid', gap: theme.space.md }]);
export const heading = style({ fontSize: theme.size.lg });
export const soft = style({ color: theme.color.textSoft, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm });
export { question } from '../../ui/controls/RadioChips.css';
export const labelled = style({ display: 'grid', gap: theme.space.xs, justifyItems: 'start' });
// Its sign, not the edge of its room, stands in line with what is above.
globalStyle(`${labelled} > label`, { marginInlineStart: `calc(-1 * ${theme.space.md})` });
export const form = style({ display: 'grid', gap: theme.space.md, justifyItems: 'start' });
export const fields = style({ width: '100%' });
/** Where a reader listens before there is anything to say. */
export const done = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const error = style({ color: theme.color.danger, fontSize: theme.size.sm });
/** Black on white whatever the reader prefers: cameras want it so. */
export const qr = style({
  width: '200px',
  height: '200px',
  background: 'white',
  borderRadius: theme.radius.lg,
});
export const secret = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: theme.space.xs,
  fontFamily: 'monospace',
});
export const amounts = style({ display: 'grid', gap: theme.space.sm });
export const amount = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: theme.space.md,
});
export const figure = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const ofWhich = style([soft, { gridColumn: '1 / -1', fontSize: theme.size.sm }]);
export const bookings = style({ width: '100%', borderCollapse: 'collapse', fontSize: theme.size.sm });
globalStyle(`${bookings} thead th`, {
  paddingBottom: theme.space.xxs,
  color: theme.color.textFaint,
  fontSize: theme.size.xs,
  fontWeight: 600,
  textAlign: 'start',
});
globalStyle(`${bookings} thead th:not(:first-child)`, {
  textAlign: 'end',
  paddingInlineStart: theme.space.sm,
});
export const day = style({
  paddingBlock: `${theme.space.md} ${theme.space.xxs}`,
  borderBottom: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  fontWeight: 600,
});
export const bookedFor = style({
  paddingBlock: theme.space.xs,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const bookedAmount = style([
  figure,
  {
    paddingBlock: theme.space.xs,
    paddingInlineStart: theme.space.sm,
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontWeight: 600,
  },
]);
export const bookedAfter = style([bookedAmount, { color: theme.color.textSoft, fontWeight: 400 }]);
export const small = style([soft, { display: 'block', fontSize: theme.size.xs }]);
