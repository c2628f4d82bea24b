/** The look of the handles for fingers: white ends, each with 44 px to take it by, and never one over the other. */
import { style } from '@vanilla-extract/css';
import { byFinger, theme } from '../../../../ui/theme/theme.css';
import { NAMES_WIDTH, START } from '../../../../editor-engine/timeline/laneLayout';
import { acrossPx } from '../view/acrossPx';

/** px: what a fingertip needs, how much of it lies on the item, and what is seen of it. */
const REACH = 44;
const INSIDE = 14;
const GRIP = 10;
/** Lanes may be lower than a fingertip. */
const DOWN = `calc(min(0px, (var(--lane-height) - ${REACH}px) / 2))`;

/** As wide as the item. At the very start there is no room beside it. */
export const handles = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'none',
  pointerEvents: 'none',
  '@media': { [byFinger]: { display: 'block' } },
  vars: {
    '--start-px': `calc(${START}px + ${acrossPx('--from')})`,
    '--end-px': `calc(${START}px + ${acrossPx('--to')})`,
    '--from-px': `max(${NAMES_WIDTH}px, calc(var(--start-px) - ${REACH - INSIDE}px))`,
  },
});
const end = style({
  position: 'absolute',
  insetBlock: DOWN,
  width: `${REACH}px`,
  zIndex: 4,
  pointerEvents: 'auto',
  touchAction: 'none',
  cursor: 'ew-resize',
});
export const from = style([end, { insetInlineStart: 'var(--from-px)' }]);
export const to = style([
  end,
  { insetInlineStart: `max(calc(var(--end-px) - ${INSIDE}px), calc(var(--from-px) + ${REACH}px))` },
]);
const grip = style({
  position: 'absolute',
  insetBlock: 0,
  width: `${GRIP}px`,
  zIndex: 4,
  background: theme.color.text,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '30%',
      insetInline: '4px',
      borderRadius: theme.radius.full,
      background: theme.color.surface,
    },
  },
});
export const gripFrom = style([
  grip,
  {
    insetInlineStart: `calc(var(--start-px) - ${GRIP}px)`,
    borderStartStartRadius: theme.radius.sm,
    borderEndStartRadius: theme.radius.sm,
  },
]);
export const gripTo = style([
  grip,
  {
    insetInlineStart: 'var(--end-px)',
    borderStartEndRadius: theme.radius.sm,
    borderEndEndRadius: theme.radius.sm,
  },
]);
