/** The look of the gallery. [G1] */
import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css';

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
export const importTile = style({ display: 'grid' });
export const tile = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  background: theme.color.sunken,
  border: `1px solid ${theme.color.line}`,
});
export const medium = style({ width: '100%', height: '100%', objectFit: 'cover', border: 0 });
export const remove = style({
  position: 'absolute',
  top: theme.space.xs,
  right: theme.space.xs,
  width: '36px',
  height: '36px',
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: '50%',
  background: 'rgba(12, 12, 16, 0.82)',
  color: '#fff',
  transition: `background ${theme.motion.fast}`,
  ':hover': { background: '#c2242f' },
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
globalStyle(`${list} strong`, { fontWeight: 600, overflowWrap: 'anywhere' });
