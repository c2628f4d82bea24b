/** The look of a picture or clip of the library. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';

export const card = style({
  position: 'relative',
  minWidth: 0,
  selectors: { '&[data-dragged]': { opacity: 0.4 } },
});
export const press = style({
  display: 'grid',
  gap: '2px',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  color: theme.color.textSoft,
  textAlign: 'start',
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  /** A finger that moves up and down scrolls the list; one that moves out of it drags. */
  touchAction: 'pan-y',
});
const overlaid = { position: 'absolute', background: 'rgba(12, 12, 16, 0.82)', color: '#fff' } as const;
export const frame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  borderRadius: theme.radius.sm,
  overflow: 'hidden',
  background: theme.color.sunken,
  border: `1px solid ${theme.color.line}`,
  transition: `border-color ${theme.motion.fast}`,
  selectors: {
    [`${press}:hover &`]: { borderColor: theme.color.accent },
    /** Beside the name of its button, which says what it does. */
    '&[data-length]::after': {
      ...overlaid,
      content: 'attr(data-length)',
      right: '4px',
      bottom: '4px',
      padding: '1px 6px',
      borderRadius: theme.radius.full,
      fontSize: '0.6875rem',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const name = style({
  fontSize: theme.size.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Seen while its card is pointed at or has the focus; always where nothing can be pointed with. */
export const remove = style([
  overlaid,
  {
    top: 0,
    right: 0,
    display: 'grid',
    placeItems: 'center',
    width: theme.press,
    height: theme.press,
    border: '6px solid transparent',
    borderRadius: '50%',
    backgroundClip: 'padding-box',
    opacity: 0,
    transition: `opacity ${theme.motion.fast}`,
    selectors: {
      [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 },
      '&:hover': { backgroundColor: '#c2242f' },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  },
]);
export const inHand = style({
  width: '120px',
  borderRadius: theme.radius.sm,
  boxShadow: theme.shadow.lg,
  cursor: 'grabbing',
});
