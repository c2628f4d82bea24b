/** The look of what lies over the film. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';
import { MARGIN_PX } from '../player.css';

const fill = { position: 'absolute', inset: 0 } as const;

export const canvas = style({
  ...fill,
  containerType: 'size',
  userSelect: 'none',
  // Moveable's handles have a layer of 3000, which would lie over the dialogs of the page.
  isolation: 'isolate',
});
export const background = style({ ...fill });
export const outline = style({
  position: 'absolute',
  outline: `1.5px solid ${theme.color.accent}`,
  pointerEvents: 'none',
});
/** What is taken hold of: its frame is Moveable's. */
export const grip = style({
  position: 'absolute',
  padding: 0,
  border: 'none',
  background: 'transparent',
  cursor: 'move',
  touchAction: 'none',
  ':focus-visible': { outlineOffset: '4px' },
});
const line = { position: 'absolute', background: theme.color.warm, pointerEvents: 'none' } as const;
export const guide = styleVariants({
  x: { ...line, top: 0, bottom: 0, width: '1px' },
  y: { ...line, left: 0, right: 0, height: '1px' },
});
export const zones = style({ ...fill, overflow: 'hidden', pointerEvents: 'none' });
export const safe = style({
  position: 'absolute',
  border: '1px dashed rgba(255, 255, 255, 0.7)',
  borderRadius: theme.radius.sm,
  // Shades all that is outside of it.
  boxShadow: '0 0 0 200vmax rgba(0, 0, 0, 0.45)',
});
export const field = style({
  position: 'absolute',
  zIndex: 2,
  minHeight: '1.6em',
  padding: '0.1em',
  border: 'none',
  borderRadius: theme.radius.sm,
  outline: `2px solid ${theme.color.accent}`,
  background: 'rgba(16, 16, 20, 0.94)',
  color: '#ffffff',
  fontWeight: 700,
  lineHeight: 1.2,
  resize: 'none',
  userSelect: 'text',
});

const HANDLE_PX = 12;
/** Moveable draws its own elements and colours them itself, so ours are named twice to go before. */
export const handles = style({
  selectors: { '&&': { vars: { '--moveable-color': theme.color.accent } } },
});
globalStyle(`${handles} .moveable-control.moveable-control`, {
  width: `${HANDLE_PX}px`,
  height: `${HANDLE_PX}px`,
  margin: `${-HANDLE_PX / 2}px 0 0 ${-HANDLE_PX / 2}px`,
  border: `2px solid ${theme.color.accent}`,
  background: '#ffffff',
});
/** A mouse needs no more than the margin around the film holds, which would else be scrolled; a finger needs more, and its scrollbars take no room. */
globalStyle(`${handles} .moveable-control.moveable-control::after`, {
  content: '""',
  position: 'absolute',
  inset: `${HANDLE_PX / 2 - MARGIN_PX.block}px`,
  borderRadius: theme.radius.full,
  '@media': { '(pointer: coarse)': { inset: '-14px' } },
});
