/** The look of what lies over the lanes: playhead, guide, marquee, where something will land. */
import { style } from '@vanilla-extract/css';
import { byFinger, theme } from '../../../../ui/theme/theme.css';
import { RULER_HEIGHT, START } from '../../../../editor-engine/timeline/laneLayout';
import { acrossPx } from '../view/acrossPx';

const { color } = theme;

export const playhead = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: START,
  width: 0,
  zIndex: 5,
  pointerEvents: 'none',
  transform: `translateX(${acrossPx('--at')})`,
  willChange: 'transform',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-1px',
      width: '2px',
      background: color.danger,
    },
    /** Scrolled away to the left, under the names. */
    '&[data-away]': { visibility: 'hidden' },
  },
});
export const handle = style({
  position: 'sticky',
  display: 'block',
  top: 0,
  width: theme.press,
  height: RULER_HEIGHT,
  marginInlineStart: `calc(${theme.press} / -2)`,
  cursor: 'ew-resize',
  pointerEvents: 'auto',
  touchAction: 'none',
  borderRadius: theme.radius.sm,
  selectors: {
    // A ruler is lower than a fingertip: it is taken by what is below it, too.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      '@media': { [byFinger]: { height: theme.press } },
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '6px',
      insetInlineStart: 'calc(50% - 7px)',
      width: '14px',
      height: '18px',
      background: color.danger,
      clipPath: 'polygon(0 0, 100% 0, 100% 60%, 50% 100%, 0 60%)',
    },
  },
});
export const guide = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: START,
  width: '1px',
  zIndex: 3,
  pointerEvents: 'none',
  background: color.accent,
  transform: `translateX(${acrossPx('--at')})`,
  // A layer of its own, always there: as it comes and goes, nothing under it is painted again.
  willChange: 'transform, opacity',
  opacity: 0,
  selectors: { '&[data-guide]': { opacity: 1 } },
});
export const marquee = style({
  position: 'absolute',
  zIndex: 3,
  pointerEvents: 'none',
  border: `1px solid ${color.accent}`,
  borderRadius: '4px',
  background: `color-mix(in srgb, ${color.accent} 16%, transparent)`,
});
export const landing = style({
  position: 'absolute',
  insetInlineStart: START,
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  width: acrossPx('--length'),
  transform: `translateX(${acrossPx('--from')})`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  border: `2px dashed ${color.accent}`,
  borderRadius: theme.radius.sm,
  background: `color-mix(in srgb, ${color.accent} 18%, transparent)`,
  color: color.text,
  fontSize: theme.size.xs,
  fontWeight: 550,
});
/** Under what moves aside from it, and under the hand that holds what will fill it. */
export const gap = style({
  position: 'absolute',
  insetInlineStart: START,
  width: acrossPx('--length'),
  transform: `translateX(${acrossPx('--from')})`,
  pointerEvents: 'none',
  border: `2px dashed ${color.accent}`,
  borderRadius: theme.radius.sm,
  background: `color-mix(in srgb, ${color.accent} 14%, transparent)`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: `transform ${theme.motion.fast}` },
  },
});
