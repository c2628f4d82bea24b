/** The look of the page of voices. [R14] */
import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../ui/layout/Card.css';
import { visuallyHidden } from '../../ui/layout/page.css';
import { from, theme } from '../../ui/theme/theme.css';

export const head = style({ display: 'grid', gap: theme.space.xxs });
export const subtitle = style({ color: theme.color.textSoft });
/** The search has a row of its own. Five abreast have room for their words in every language. */
const WIDE = 'screen and (min-width: 1400px)';
export const filters = style({
  display: 'grid',
  gap: theme.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [WIDE]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
// Two beside each other, later three above two: none is alone in half a row. Behind the last the count stands.
globalStyle(`${filters} > *`, {
  '@media': { [from.medium]: { gridColumn: 'span 2' }, [WIDE]: { gridColumn: 'auto' } },
});
globalStyle(`${filters} > :nth-last-child(3)`, {
  '@media': { [from.medium]: { gridColumn: 'span 3' }, [WIDE]: { gridColumn: 'auto' } },
});
globalStyle(`${filters} > :nth-last-child(2)`, {
  gridColumn: '1 / -1',
  '@media': { [from.medium]: { gridColumn: 'span 3' }, [WIDE]: { gridColumn: 'auto' } },
});
export const search = style({});
globalStyle(`${filters} > ${search}`, { gridColumn: '1 / -1' });
export const count = style({
  fontSize: theme.size.sm,
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${filters} > ${count}`, { gridColumn: '1 / -1' });
export const cell = style({ display: 'grid' });
export const voice = style([
  card,
  { display: 'grid', gridTemplateRows: 'auto auto auto 1fr', gap: theme.space.sm, padding: '20px' },
]);
export const voiceHead = style({ display: 'flex', alignItems: 'center', gap: theme.space.sm });
export const name = style({ fontSize: theme.size.lg, overflowWrap: 'anywhere', minWidth: 0 });
export const description = style({
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  overflowWrap: 'anywhere',
});
export const traits = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
export const trait = style({
  position: 'relative',
  padding: '3px 10px',
  borderRadius: theme.radius.full,
  background: theme.color.sunken,
  color: theme.color.textSoft,
  fontSize: theme.size.xs,
  fontWeight: 550,
  '::first-letter': { textTransform: 'uppercase' },
});
/** What a value is of, is plain to see; not so plain to hear. */
export const traitName = visuallyHidden;
export const use = style({
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
  paddingTop: theme.space.sm,
  borderTop: `1px solid ${theme.color.line}`,
});
/** Where there is no room for all in a row, the two ways stay beside each other. */
export const ways = style({ display: 'flex', gap: theme.space.xs });
export const purpose = style({
  flexGrow: 1,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
});
