/** The look of how a script is heard: who speaks, how fast, and the recorder of one's own voice. */
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { card } from '../../../ui/layout/Card.css';
import { from, theme } from '../../../ui/theme/theme.css';

export const sources = style({
  display: 'grid',
  gap: theme.space.sm,
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** Side by side they are narrow: the sign stands above its words, which have all of the card, and long ones are parted. */
globalStyle(`${sources} > div`, {
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { flexDirection: 'column', alignItems: 'flex-start', gap: theme.space.xs } },
});
globalStyle(`${sources} > div > span`, { alignContent: 'start' });
export const recorder = style([card, { display: 'grid', gap: theme.space.md, padding: '20px' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm });
export const line = style({ display: 'flex', alignItems: 'center', gap: theme.space.sm });
export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const name = style({
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const clock = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });

const glow = keyframes({ '50%': { opacity: 0.35 } });
export const dot = style({
  width: '12px',
  height: '12px',
  flexShrink: 0,
  borderRadius: '50%',
  background: theme.color.danger,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${glow} 1400ms ease-in-out infinite` },
  },
});
const drop = keyframes({ from: { transform: 'scale(1.35)', opacity: 0.3 } });
export const beat = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.press,
  height: theme.press,
  flexShrink: 0,
  borderRadius: '50%',
  background: theme.color.accentSoft,
  color: theme.color.accent,
  fontSize: theme.size.lg,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${drop} 320ms ease-out` } },
});
export const meter = style({
  flex: 1,
  minWidth: '48px',
  height: '8px',
  overflow: 'hidden',
  borderRadius: '4px',
  background: theme.color.sunken,
});
export const meterBar = style({
  height: '100%',
  borderRadius: '4px',
  background: theme.color.accent,
  transformOrigin: 'left',
  transition: 'transform 100ms linear',
});
/** Large enough to be read from where one speaks. */
export const script = style({
  maxHeight: 'min(320px, 40vh)',
  overflowY: 'auto',
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  background: theme.color.sunken,
  fontSize: theme.size.lg,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
});
export const speed = style({ display: 'grid', gap: theme.space.xxs, maxWidth: '420px' });
export const speedHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: theme.size.sm,
  fontWeight: 600,
});
export const speedValue = style({ fontVariantNumeric: 'tabular-nums' });
export const speedEnds = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
});
/** As high as a finger. */
export const slider = style({
  width: '100%',
  height: theme.press,
  margin: 0,
  accentColor: theme.color.accent,
  cursor: 'pointer',
});
