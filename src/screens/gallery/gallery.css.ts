/** The look of the gallery. [G1] */
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../ui/theme/theme.css';

export const frame = style({ display: 'grid', gap: theme.space.md, alignContent: 'start' });
export const grid = style({
  display: 'grid',
  gap: theme.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 420px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 768px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 1024px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
/** As tall as the pictures of its row. */
export const importTile = style({
  display: 'grid',
  selectors: { 'li&:only-child': { gridColumn: '1 / -1', minHeight: '320px' } },
});
export const hint = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const tile = recipe({
  base: {
    position: 'relative',
    aspectRatio: '4 / 5',
    borderRadius: theme.radius.md,
    overflow: 'hidden',
    background: theme.color.sunken,
    border: `1px solid ${theme.color.line}`,
    cursor: 'grab',
    /** A held finger drags: it neither selects nor calls for a menu. */
    userSelect: 'none',
    WebkitTouchCallout: 'none',
  },
  variants: {
    dragged: { true: { zIndex: 1, cursor: 'grabbing', boxShadow: theme.shadow.lg, opacity: 0.9 } },
  },
});
/** Smaller than the product's own: there may be many. */
export const offeredGrid = style({
  display: 'grid',
  gap: theme.space.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  listStyle: 'none',
  padding: 0,
});
export const offeredTitle = style({ fontSize: theme.size.md, fontWeight: 600 });
export const offeredTile = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  background: theme.color.sunken,
  border: `1px solid ${theme.color.line}`,
});
export const medium = style({ width: '100%', height: '100%', objectFit: 'cover', border: 0 });
const overlaid = style({
  display: 'grid',
  placeItems: 'center',
  background: 'rgba(12, 12, 16, 0.82)',
  color: '#fff',
});
const press = style([
  overlaid,
  {
    width: theme.press,
    height: theme.press,
    border: 0,
    borderRadius: '50%',
    transition: `background ${theme.motion.fast}, opacity ${theme.motion.fast}`,
  },
]);
export const remove = style([
  press,
  {
    position: 'absolute',
    top: theme.space.xs,
    right: theme.space.xs,
    ':hover': { background: '#c2242f' },
  },
]);
export const offer = style([
  press,
  { position: 'absolute', top: theme.space.xs, right: theme.space.xs, ':hover': { background: '#5046d8' } },
]);
/** Which it is in the video. */
export const place = style([
  overlaid,
  {
    position: 'absolute',
    gridAutoFlow: 'column',
    gap: theme.space.xxs,
    top: theme.space.xs,
    left: theme.space.xs,
    minWidth: '28px',
    height: '28px',
    paddingInline: theme.space.xs,
    borderRadius: theme.radius.full,
    fontSize: theme.size.xs,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
]);
export const moves = style({
  position: 'absolute',
  right: theme.space.xs,
  bottom: theme.space.xs,
  display: 'flex',
  gap: theme.space.xxs,
  /** Above the controls of a player that has come in. */
  selectors: { 'li:has(details[open]) > &': { bottom: '56px' } },
});
export const move = style([
  press,
  {
    ':hover': { background: '#5046d8' },
    selectors: { '&[aria-disabled="true"]': { opacity: 0.4, background: 'rgba(12, 12, 16, 0.82)' } },
  },
]);
export const embedded = style({ background: '#16161a', color: '#fff' });
export const still = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-4px' },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { display: 'none' },
  },
});
export const player = style({ width: '100%', height: '100%', border: 0 });
/** A small sign in the place of a player. */
export const token = style({
  width: '100%',
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  background: '#16161a',
  color: '#fff',
});
export const dropzone = style({
  width: '100%',
  minHeight: '144px',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space.xs,
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  border: `1.5px dashed ${theme.color.lineStrong}`,
  background: theme.color.canvas,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${theme.motion.fast}, background ${theme.motion.fast}`,
  selectors: {
    '&:hover, &[data-dragging]': { borderColor: theme.color.accent, background: theme.color.accentSoft },
  },
});
export const importTitle = style({ fontWeight: 600, fontSize: theme.size.sm });
export const importHint = style({ fontSize: theme.size.xs, color: theme.color.textFaint });
export const progress = style({
  flex: 1,
  display: 'grid',
  gap: theme.space.xs,
  fontSize: theme.size.sm,
  minHeight: '44px',
  alignContent: 'center',
});
export const list = style({ display: 'grid', gap: theme.space.xxs });
globalStyle(`${embedded}[open]::details-content`, { blockSize: '100%' });
globalStyle(`${list} strong`, { fontWeight: 600, overflowWrap: 'anywhere' });
/** How many there are of how many it takes, beside Done. */
export const count = style({
  fontSize: theme.size.sm,
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
