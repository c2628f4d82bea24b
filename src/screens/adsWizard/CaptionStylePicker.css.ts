/** The look of the caption styles, each on a stage of its own. [W13] */
import { keyframes, style } from '@vanilla-extract/css';
import { evenColumns } from '../../ui/layout/evenColumns';
import { theme } from '../../ui/theme/theme.css';

export const offered = style({ containerType: 'inline-size' });
export const looks = style(evenColumns({ least: 96, gap: 12 }));
export const look = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.xs,
  padding: theme.space.xs,
  minWidth: 0,
});
export const lookLabel = style({
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
/** On the stage: beside the name it would cut it. */
export const chosenMark = style({
  position: 'absolute',
  insetBlockStart: theme.space.xs,
  insetInlineEnd: theme.space.xs,
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: theme.radius.full,
  background: theme.color.primary,
  color: theme.color.onPrimary,
});
export const stage = style({
  position: 'relative',
  containerType: 'inline-size',
  // It lies over the radio, which hears the press.
  pointerEvents: 'none',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  height: '132px',
  paddingBottom: theme.space.md,
  borderRadius: theme.radius.sm,
  background: 'linear-gradient(160deg, #f3b06b 0%, #d9607a 45%, #43357e 100%)',
  fontFamily: "'Montserrat Variable', sans-serif",
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
  padding: '2px 4px',
  fontSize: theme.size.sm,
  fontWeight: 550,
  minHeight: '24px',
});
export const unavailable = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.sm,
});
