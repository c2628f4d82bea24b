/** The look of a first step: one question in the middle of the page. [W2] [X1] */
import { globalStyle, style } from '@vanilla-extract/css';
import { appear } from '../../ui/theme/motion.css';
import { from, theme } from '../../ui/theme/theme.css';

export const frame = style({
  minHeight: 'calc(100dvh - 60px)',
  display: 'grid',
  placeItems: 'center',
  padding: `${theme.space.lg} ${theme.space.md} ${theme.space.huge}`,
});
export const form = style({
  width: '100%',
  maxWidth: '660px',
  display: 'grid',
  gap: theme.space.lg,
  justifyItems: 'center',
  textAlign: 'center',
  animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}`,
});
export const title = style({ fontSize: theme.size.display, maxWidth: '17ch' });
export const text = style({ color: theme.color.textSoft, maxWidth: '52ch', textWrap: 'balance' });
export const ask = style({
  width: '100%',
  display: 'grid',
  gap: theme.space.sm,
  textAlign: 'left',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});
export const next = style({ display: 'grid' });
export const or = style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: theme.space.md,
  color: theme.color.textFaint,
  fontSize: theme.size.sm,
  '::before': { content: '', borderTop: `1px solid ${theme.color.line}` },
  '::after': { content: '', borderTop: `1px solid ${theme.color.line}` },
});
export const hint = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
/** Other ways to begin, side by side where there is room. */
export const ways = style({
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.sm,
  '@media': { [from.tablet]: { flexDirection: 'row', justifyContent: 'center', flexWrap: 'wrap' } },
});
/** What is done one after the other, each with its number. */
export const order = style({
  display: 'grid',
  gap: theme.space.xs,
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
  textAlign: 'left',
  maxWidth: '52ch',
});
/** A question that may be answered at length, with the way on beneath it. */
export const askLong = style({ width: '100%', display: 'grid', gap: theme.space.md, textAlign: 'left' });
export const end = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: theme.space.sm,
  '@media': { [from.tablet]: { flexDirection: 'row', justifyContent: 'space-between' } },
});
// The words of the way back, not the edge of its button, stand in line with what is above.
globalStyle(`${end} > :first-child`, { '@media': { [from.tablet]: { marginInlineStart: '-20px' } } });
