/** The look of the inspector's fields: a name, a value, a way back to how it was. */
import { style } from '@vanilla-extract/css';
import { byFinger, theme } from '../../../../ui/theme/theme.css';
import { fields } from '../inspector.css';

export const field = style({ display: 'grid', gap: theme.space.xxs, minWidth: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(72px, 1fr) minmax(0, 148px) ${theme.press}`,
  alignItems: 'center',
  columnGap: theme.space.xs,
  minHeight: theme.press,
  // The sign of the way back, not its place, stands in line with what is beneath.
  selectors: { [`${fields} &`]: { marginInlineEnd: `calc(-1 * ${theme.space.xs})` } },
});
/** Beside another field, where there is no room for a way back. */
export const tight = style({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 96px)' });
export const label = style({
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** A drag across the name of a number changes it. */
export const scrubbed = style([label, { cursor: 'ew-resize', touchAction: 'pan-y', userSelect: 'none' }]);
export const control = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.press,
  minWidth: 0,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  fontSize: theme.size.sm,
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&:focus-within': { borderColor: theme.color.accent },
  },
});
export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: '38px',
  '@media': { [byFinger]: { minHeight: theme.press } },
  padding: '0 10px',
  border: 0,
  background: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  ':focus': { outline: 'none' },
  selectors: {
    '&::placeholder': { color: theme.color.textFaint, opacity: 1 },
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
export const unit = style({
  paddingInlineEnd: '10px',
  color: theme.color.textFaint,
  fontSize: theme.size.xs,
});
export const select = style([
  input,
  { paddingInlineEnd: '4px', cursor: 'pointer', borderRadius: theme.radius.sm },
]);
export const swatch = style({
  flexShrink: 0,
  width: theme.press,
  height: '38px',
  padding: '7px',
  '@media': { [byFinger]: { height: theme.press } },
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: `1px solid ${theme.color.line}`, borderRadius: '6px' },
  },
});
export const slider = style({
  width: '100%',
  height: '28px',
  '@media': { [byFinger]: { height: theme.press } },
  margin: 0,
  accentColor: theme.color.accent,
  cursor: 'pointer',
});
export const reset = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.press,
  height: theme.press,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  color: theme.color.textFaint,
  selectors: { '&:hover': { background: theme.color.sunken, color: theme.color.text } },
});
/** A number that goes up and down by a press. */
export const steps = style({ display: 'flex', alignItems: 'center', gap: theme.space.xxs });
export const stepped = style({
  flex: 1,
  whiteSpace: 'nowrap',
  fontSize: theme.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const step = style([
  reset,
  {
    flexShrink: 0,
    border: `1px solid ${theme.color.line}`,
    color: theme.color.textSoft,
    fontSize: theme.size.sm,
    selectors: {
      '&:hover:not([aria-disabled=true])': { borderColor: theme.color.lineStrong },
      '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' },
    },
  },
]);
export const text = style({
  width: '100%',
  minHeight: '72px',
  maxHeight: '30dvh',
  padding: '8px 10px',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  fontSize: theme.size.sm,
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: { '&:hover': { borderColor: theme.color.lineStrong } },
});
export const switchTrack = style({
  position: 'relative',
  justifySelf: 'start',
  width: '44px',
  height: theme.press,
  padding: 0,
  border: 0,
  background: 'transparent',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 12px) 0',
      borderRadius: theme.radius.full,
      background: theme.color.line,
      transition: `background ${theme.motion.fast}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 'calc(50% - 9px)',
      left: '3px',
      width: '18px',
      height: '18px',
      borderRadius: theme.radius.full,
      background: theme.color.text,
      transition: `transform ${theme.motion.fast}`,
    },
    '&[aria-checked="true"]::before': { background: theme.color.accent },
    '&[aria-checked="true"]::after': { transform: 'translateX(20px)', background: theme.color.canvas },
    '&[aria-checked="mixed"]::after': { transform: 'translateX(10px)' },
  },
});
