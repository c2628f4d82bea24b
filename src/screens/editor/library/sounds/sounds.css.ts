/** The look of sounds that can be heard and added. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';
import { narrow } from '../library.css';

export const list = style({ display: 'grid', gap: theme.space.xxs });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: theme.space.xxs,
  borderRadius: theme.radius.md,
  transition: `background ${theme.motion.fast}`,
  selectors: { '&:hover, &:focus-within': { background: theme.color.raised } },
});
export const add = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minWidth: 0,
  minHeight: '44px',
  padding: `0 ${theme.space.xs}`,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  color: theme.color.text,
  textAlign: 'start',
  '@container': { [narrow]: { gap: theme.space.xxs, paddingInline: 0 } },
});
/** Seen where a pointer or the focus is; a finger has neither. In a narrow list, which shows no plus, it lies over the end of the words. */
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: theme.press,
  height: '44px',
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  color: theme.color.textFaint,
  opacity: 0,
  selectors: {
    [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 },
    '&:hover': { color: theme.color.danger },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
  '@container': {
    [narrow]: {
      '@media': {
        '(hover: hover)': {
          position: 'absolute',
          insetInlineEnd: theme.space.xxs,
          background: theme.color.raised,
        },
      },
    },
  },
});
export const words = style({ flex: 1, display: 'grid', minWidth: 0 });
export const name = style({
  fontSize: theme.size.sm,
  fontWeight: 550,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const about = style([
  name,
  { fontSize: theme.size.xs, fontWeight: 400, color: theme.color.textFaint },
]);
export const plus = style({
  flexShrink: 0,
  color: theme.color.textFaint,
  selectors: { [`${add}:hover &`]: { color: theme.color.accent } },
  '@container': { [narrow]: { display: 'none' } },
});
export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  flexShrink: 0,
  fontSize: theme.size.xs,
  color: theme.color.success,
});
export const tickWords = style({ '@container': { [narrow]: { display: 'none' } } });
