/** The look of a picture that is being cropped. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';

/** Over the film and the room around it, so that a wide picture is large on a tall canvas, too. */
export const stage = style({
  gridArea: '1 / 1',
  zIndex: 3,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minWidth: 0,
  minHeight: 0,
  background: '#101014',
});
export const room = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  containerType: 'size',
  overflow: 'hidden',
});
/** px around the picture, for the half of a handle that is outside of it. */
const MARGIN = 24;
const [across, down] = [`100cqw - ${2 * MARGIN}px`, `100cqh - ${2 * MARGIN}px`];
export const picture = style({
  position: 'relative',
  display: 'grid',
  touchAction: 'none',
  userSelect: 'none',
});
export const source = style({
  display: 'block',
  maxWidth: `calc(${across})`,
  maxHeight: `calc(${down})`,
  pointerEvents: 'none',
});
/** As large as the room allows, where the file's shape is known before it is loaded: `--ratio`. */
export const asLarge = style({
  width: `min(${across}, (${down}) * var(--ratio))`,
  aspectRatio: 'var(--ratio)',
});
export const frame = style({
  position: 'absolute',
  padding: 0,
  border: '1.5px solid #ffffff',
  background:
    'linear-gradient(#ffffff55, #ffffff55) 33.3% 0 / 1px 100% no-repeat, linear-gradient(#ffffff55, #ffffff55) 66.7% 0 / 1px 100% no-repeat, linear-gradient(#ffffff55, #ffffff55) 0 33.3% / 100% 1px no-repeat, linear-gradient(#ffffff55, #ffffff55) 0 66.7% / 100% 1px no-repeat',
  // Shades what would be cut; the room hides what is beyond it.
  boxShadow: '0 0 0 200vmax rgba(16, 16, 20, 0.66)',
  cursor: 'move',
  touchAction: 'none',
  ':focus-visible': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
});
export const handle = style({
  position: 'absolute',
  width: '14px',
  height: '14px',
  margin: '-7px 0 0 -7px',
  border: `2px solid ${theme.color.accent}`,
  borderRadius: theme.radius.full,
  background: '#ffffff',
  touchAction: 'none',
  // A finger needs more room than the eye.
  '::after': { content: '""', position: 'absolute', inset: '-15px', borderRadius: theme.radius.full },
});
/** By direction. */
export const cursors = {
  '-1,-1': 'nwse-resize',
  '1,1': 'nwse-resize',
  '1,-1': 'nesw-resize',
  '-1,1': 'nesw-resize',
  '0,-1': 'ns-resize',
  '0,1': 'ns-resize',
  '-1,0': 'ew-resize',
  '1,0': 'ew-resize',
} as const;
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space.xs,
  padding: theme.space.xs,
});
