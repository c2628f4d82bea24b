/** The look of the timeline: its frame, its ruler, its lanes. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css';
import { NAMES_WIDTH, RULER_HEIGHT, START } from '../../../editor-engine/timeline/laneLayout';
import { acrossPx } from './view/acrossPx';

export const pane = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  height: '100%',
  background: theme.color.surface,
  color: theme.color.text,
});
export const well = style({
  display: 'grid',
  minHeight: 0,
  minWidth: 0,
  selectors: {
    '&[data-files-over]': { outline: `2px dashed ${theme.color.accent}`, outlineOffset: '-4px' },
  },
});
export const scroller = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  scrollPaddingInlineStart: NAMES_WIDTH,
  scrollPaddingBlockStart: RULER_HEIGHT,
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.color.lineStrong} transparent`,
  background: theme.color.sunken,
});
export const sheet = style({
  position: 'relative',
  minHeight: '100%',
  minWidth: '100%',
  // Room behind the end, to drop something there.
  width: `calc(${START}px + 40vw + var(--length-ms) * var(--px-per-ms) * 1px)`,
});
export const lanes = style({ position: 'absolute', inset: 0 });
export const lane = style({ position: 'absolute', insetInline: 0, pointerEvents: 'none' });
export const laneGround = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: NAMES_WIDTH,
  insetInlineEnd: 0,
  background: theme.color.surface,
  borderBlock: `1px solid ${theme.color.line}`,
  opacity: 0.6,
});
export const laneName = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 6,
  display: 'grid',
  placeItems: 'center',
  width: NAMES_WIDTH,
  height: '100%',
  background: theme.color.surface,
  borderInlineEnd: `1px solid ${theme.color.line}`,
  color: theme.color.textFaint,
  pointerEvents: 'auto',
});
/** Easier to hit than it is high: up to the lanes beside it. */
export const thinLane = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 'none',
  background: theme.color.line,
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-4px' },
    '&:hover, &:focus-visible': { background: theme.color.accent },
  },
});
export const laneSwitch = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.press,
  height: '100%',
  padding: 0,
  border: 'none',
  borderRadius: theme.radius.sm,
  background: 'none',
  color: 'inherit',
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { color: theme.color.text, background: theme.color.sunken },
    '&:disabled': { cursor: 'default' },
    // Struck through, so that it is not told by colour alone.
    '&[data-off]': {
      backgroundImage: `linear-gradient(135deg, transparent calc(50% - 1px), ${theme.color.warm} calc(50% - 1px), ${theme.color.warm} calc(50% + 1px), transparent calc(50% + 1px))`,
      backgroundSize: '24px 24px',
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
    },
  },
});
export const ruler = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  height: RULER_HEIGHT,
  background: theme.color.surface,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  cursor: 'ew-resize',
  touchAction: 'none',
});
/** Over the ruler where it begins: what is scrolled away goes under it. */
export const corner = style({
  position: 'sticky',
  top: 0,
  insetInlineStart: 0,
  zIndex: 7,
  width: NAMES_WIDTH,
  height: RULER_HEIGHT,
  marginBlockEnd: -RULER_HEIGHT,
  background: theme.color.surface,
  borderInlineEnd: `1px solid ${theme.color.line}`,
});
export const rulerFace = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: START,
  insetInlineEnd: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '6px',
      backgroundImage: `linear-gradient(to right, ${theme.color.lineStrong} 1px, transparent 1px)`,
      backgroundSize: `${acrossPx('--part-ms')} 100%`,
      opacity: 0.5,
    },
  },
});
export const tick = style({
  position: 'absolute',
  top: 0,
  height: '100%',
  paddingInlineStart: '6px',
  borderInlineStart: `1px solid ${theme.color.line}`,
  transform: `translateX(${acrossPx('--at')})`,
  color: theme.color.textFaint,
  fontSize: theme.size.xs,
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
});
export const marker = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: `calc(${START}px - ${theme.press} / 2)`,
  width: theme.press,
  height: '100%',
  padding: 0,
  border: 'none',
  background: 'none',
  color: theme.color.warm,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  transform: `translateX(${acrossPx('--at')})`,
});
export const empty = style({
  position: 'sticky',
  insetInlineStart: NAMES_WIDTH,
  width: `calc(100% - ${NAMES_WIDTH}px)`,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space.lg,
  textAlign: 'center',
});
/** What is opened over the page stands outside the editor: it takes its colours along. */
export const overPage = style({ color: theme.color.text });
export const asHighAsFits = style({ maxHeight: 'var(--available-height)', overflowY: 'auto' });
