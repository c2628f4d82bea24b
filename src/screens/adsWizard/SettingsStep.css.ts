/** The look of the last step: music, captions, voice. [W10] [W11] [W13] */
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { bars } from '../../ui/motion.css';
import { from, theme } from '../../ui/theme.css';

export const parts = style({ display: 'grid', gap: theme.space.xl });
export const part = style({
  display: 'grid',
  gap: theme.space.md,
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const partTitle = style({ fontSize: theme.size.lg, fontWeight: 600, padding: 0 });
/** A legend stands outside of its fieldset's grid. */
export const legend = style([partTitle, { marginBottom: theme.space.md }]);
export const tracks = style({
  display: 'grid',
  gap: theme.space.sm,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1100px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const option = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.sm,
    padding: theme.space.sm,
    borderRadius: theme.radius.md,
    border: `1px solid ${theme.color.line}`,
    background: theme.color.surface,
    transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
    selectors: {
      '&:hover': { borderColor: theme.color.lineStrong },
      '&:focus-within': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
    },
  },
  variants: {
    chosen: {
      true: {
        borderColor: theme.color.accent,
        boxShadow: `0 0 0 1px ${theme.color.accent}`,
        selectors: { '&:hover': { borderColor: theme.color.accent } },
      },
    },
  },
});
/** The radio covers its option, so that the whole of it is pressed; what plays lies above. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const play = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '44px',
  height: '44px',
  border: 0,
  borderRadius: '50%',
  background: theme.color.accentSoft,
  color: theme.color.accent,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  ':hover': { background: theme.color.accent, color: theme.color.surface },
});
export const optionWords = style({ flex: 1, minWidth: 0, display: 'grid' });
export const optionTitle = style({ fontSize: theme.size.sm, fontWeight: 600 });
export const optionText = style({ fontSize: theme.size.xs, color: theme.color.textFaint });
export const tick = style({ color: theme.color.accent, flexShrink: 0 });
export const equalizer = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  height: '16px',
  color: theme.color.accent,
});
export const equalizerBar = style({
  width: '3px',
  height: '100%',
  borderRadius: '2px',
  background: 'currentColor',
  animation: `${bars} 900ms ease-in-out infinite`,
});
export const looks = style({
  display: 'grid',
  gap: theme.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 900px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});
export const look = style({ display: 'grid', gap: theme.space.xs, padding: theme.space.xs });
export const stage = style({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  height: '132px',
  paddingBottom: theme.space.md,
  borderRadius: theme.radius.sm,
  background: 'linear-gradient(160deg, #f3b06b 0%, #d9607a 45%, #43357e 100%)',
  fontFamily: "'Montserrat Variable', sans-serif",
  fontSize: '18px',
  fontWeight: 800,
  lineHeight: 1.12,
  overflow: 'hidden',
});
const lightUp = keyframes({ '0%, 46%': { opacity: 1 }, '50%, 96%': { opacity: 0 }, '100%': { opacity: 1 } });
export const sample = style({ position: 'relative', padding: '0.1em 0.36em 0.14em', whiteSpace: 'pre' });
export const sampleWord = style({ position: 'relative', display: 'inline-block' });
export const sampleLit = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  animation: `${lightUp} 1600ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', selectors: { '&[data-first]': { opacity: 1 } } },
  },
});
export const lookName = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '2px 4px',
  fontSize: theme.size.sm,
  fontWeight: 550,
  minHeight: '24px',
});
