/** The look of texts and shapes that can be added. */
import { style } from '@vanilla-extract/css';
import { abreast } from '../abreast';
import { alwaysDark, theme } from '../../../../ui/theme/theme.css';

const card = style({
  width: '100%',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.raised,
  color: theme.color.text,
  transition: `border-color ${theme.motion.fast}, background ${theme.motion.fast}`,
  ':hover': { borderColor: theme.color.lineStrong },
});
export const cardName = style({ fontSize: theme.size.xs, color: theme.color.textFaint });

export const looks = style({ display: 'grid', gap: theme.space.xs });
/** Its letters are made to lie on pictures, and are mostly white. */
export const look = style([
  alwaysDark,
  card,
  {
    color: theme.color.text,
    display: 'grid',
    gridTemplateRows: 'minmax(60px, auto) auto',
    justifyItems: 'center',
    alignItems: 'center',
    gap: theme.space.xs,
    padding: theme.space.sm,
  },
]);
export const letters = style({
  maxWidth: '100%',
  padding: '3px 9px',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const shapes = style({
  display: 'grid',
  gap: theme.space.xs,
  gridTemplateColumns: abreast('92px'),
});
export const shape = style([
  card,
  {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    justifyItems: 'center',
    gap: theme.space.xs,
    height: '108px',
    /** A name has all of it. */
    padding: `${theme.space.sm} 0`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    ':hover': { color: theme.color.accent },
  },
]);
export const outline = style({ display: 'grid', placeItems: 'center' });

export const stickers = style({
  display: 'grid',
  gap: theme.space.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
});
export const sticker = style([
  card,
  { display: 'grid', placeItems: 'center', aspectRatio: '1', padding: theme.space.xs },
]);
export const stickerPicture = style({ width: '100%', height: 'auto' });
