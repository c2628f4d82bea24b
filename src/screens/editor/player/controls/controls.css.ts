/** The look of the controls beneath the film. */
import { globalStyle, style } from '@vanilla-extract/css';
import { byFinger, theme } from '../../../../ui/theme/theme.css';

/** Of the pane, not of the window: it is resized by hand. */
/** Beside an open panel: what is not needed there leaves its room to the line. */
const roomy = '(max-width: 860px)';
const medium = '(max-width: 650px)';
/** A phone's: what is rarely asked for there leaves its room to the film. */
const slim = '(max-width: 470px)';
/** A tablet's beside an open panel, or the smallest of phones. */
const slimmest = '(max-width: 305px)';

/** One line where there is room, so that the film has the height. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(80px, 1fr) auto',
  gridTemplateAreas: '"transport time seek side"',
  alignItems: 'center',
  columnGap: theme.space.sm,
  padding: `2px ${theme.space.sm}`,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  '@container': {
    [medium]: {
      gridTemplateColumns: 'auto auto 1fr',
      gridTemplateAreas: '"seek seek seek" "transport time side"',
    },
    [slim]: {
      gridTemplateColumns: '1fr auto auto',
      gridTemplateAreas: '"seek seek seek" "time transport side"',
    },
    [slimmest]: {
      gridTemplateColumns: '1fr auto',
      gridTemplateAreas: '"seek seek" "time transport" "side side"',
    },
  },
});
export const time = style({
  gridArea: 'time',
  fontSize: theme.size.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const whole = style({
  color: theme.color.textFaint,
  '@container': { [roomy]: { display: 'none' } },
});
export const transport = style({
  gridArea: 'transport',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xxs,
});
export const rare = style({ '@container': { [slim]: { display: 'none' } } });
export const play = style({ width: '44px', height: '44px' });
export const side = style({
  gridArea: 'side',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@container': { [slimmest]: { justifyContent: 'space-between' } },
});
export const sound = style({ display: 'flex', alignItems: 'center' });
const range = style({
  appearance: 'none',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'none',
  // What is done is in the accent's colour, up to the thumb.
  vars: { '--track': `linear-gradient(to right, ${theme.color.accent} var(--done), ${theme.color.line} 0)` },
});
/** Tall enough for a finger, though it looks like a line. */
export const seek = style([
  range,
  {
    gridArea: 'seek',
    width: '100%',
    height: theme.press,
    '@container': { [medium]: { height: '24px' } },
    '@media': { [byFinger]: { height: `${theme.press} !important` } },
  },
]);
export const volume = style([
  range,
  {
    width: '72px',
    height: theme.press,
    '@container': {
      // A tablet and a phone have keys for it.
      '(max-width: 760px)': { display: 'none' },
    },
  },
]);
export const choice = style({
  width: '72px',
  minHeight: theme.press,
  paddingInline: theme.space.xs,
  border: '1px solid transparent',
  borderRadius: theme.radius.full,
  background: 'transparent',
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  fontWeight: 550,
  cursor: 'pointer',
  ':hover': { background: theme.color.sunken, color: theme.color.text },
});
globalStyle(`${choice} option`, { background: theme.color.raised, color: theme.color.text });

const track = { height: '4px', borderRadius: theme.radius.full, background: 'var(--track)' };
const thumb = {
  width: '14px',
  height: '14px',
  border: 'none',
  borderRadius: theme.radius.full,
  background: theme.color.text,
  boxShadow: theme.shadow.sm,
};
globalStyle(`${range}::-webkit-slider-runnable-track`, track);
globalStyle(`${range}::-moz-range-track`, track);
globalStyle(`${range}::-webkit-slider-thumb`, { appearance: 'none', marginTop: '-5px', ...thumb });
globalStyle(`${range}::-moz-range-thumb`, thumb);
