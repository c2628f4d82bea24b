/** The look of the chooser. [C1] */
import { style } from '@vanilla-extract/css';
import { card, pressable } from '../../ui/layout/Card.css';
import { appear } from '../../ui/theme/motion.css';
import { from, theme } from '../../ui/theme/theme.css';

export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: theme.space.md,
  '@media': { [from.medium]: { padding: theme.space.lg } },
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
});
/** On a phone its edge is the page's, so that the navigation fits beside it. */
export const back = style({
  '@media': { 'screen and (max-width: 639px)': { marginInlineStart: '-14px', paddingInline: '14px' } },
});
export const middle = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.space.xl,
  paddingBlock: theme.space.xl,
  animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}`,
});
export const title = style({ fontSize: theme.size.display, textAlign: 'center', maxWidth: '18ch' });
/** Side by side where there is room for two. */
export const kinds = style({
  width: '100%',
  maxWidth: '880px',
  display: 'grid',
  gap: theme.space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
});
export const kind = style([
  card,
  pressable,
  { overflow: 'hidden', display: 'grid', gridTemplateRows: 'auto 1fr' },
]);
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 11',
  objectFit: 'cover',
  background: theme.color.sunken,
});
export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.space.xs,
  justifyItems: 'start',
  padding: theme.space.xl,
});
export const kindTitle = style({ fontSize: theme.size.xl });
export const text = style({ color: theme.color.textSoft, marginBottom: theme.space.md });
