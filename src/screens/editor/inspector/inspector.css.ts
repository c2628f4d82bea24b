/** The look of the inspector: what is chosen, and its parts under each other. */
import { style } from '@vanilla-extract/css';
import { byFinger, theme } from '../../../ui/theme/theme.css';

export const pane = style({
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: '52px',
  padding: `${theme.space.xs} ${theme.space.md}`,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const kind = style({ fontSize: theme.size.md, fontWeight: 600, letterSpacing: 'normal' });
export const headAct = style({ marginInlineStart: 'auto' });
export const headIcon = style({ color: theme.color.accent, flexShrink: 0 });
export const section = style({ borderBottom: `1px solid ${theme.color.line}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  paddingInline: theme.space.md,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: theme.color.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const summaryText = style({ fontSize: theme.size.sm, fontWeight: 600, letterSpacing: 'normal' });
export const chevron = style({
  color: theme.color.textFaint,
  transition: `transform ${theme.motion.fast}`,
  selectors: { [`${section}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});
export const fields = style({
  display: 'grid',
  gap: theme.space.xs,
  padding: `0 ${theme.space.md} ${theme.space.md}`,
});
export const opening = style({
  padding: `${theme.space.sm} ${theme.space.md}`,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
});
export const fontState = style({ display: 'grid', justifyItems: 'start', gap: theme.space.xs });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
export const hint = style({ fontSize: theme.size.xs, color: theme.color.textFaint, lineHeight: 1.5 });
export const problem = style({ fontSize: theme.size.xs, color: theme.color.danger });
export const layers = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
});
export const layerButtons = style({ display: 'flex', gap: theme.space.xxs });
export const markers = style({
  display: 'grid',
  gap: theme.space.md,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const marker = style({ display: 'grid', gap: theme.space.xs });
export const markerButtons = style({ display: 'flex', justifyContent: 'end', gap: theme.space.xxs });
export const looks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: theme.space.xs,
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
});
export const lookStage = style({
  display: 'grid',
  placeItems: 'center',
  height: '60px',
  borderRadius: theme.radius.sm,
  background: 'linear-gradient(160deg, #f3b06b 0%, #d9607a 45%, #43357e 100%)',
  fontFamily: "'Montserrat Variable', 'Inter Variable', sans-serif",
  fontSize: '13px',
  fontWeight: 800,
  lineHeight: 1.12,
  overflow: 'hidden',
});
/** Of two words, one below the other where a card has no room for both, as captions stand. */
export const lookSample = style({
  position: 'relative',
  padding: '0.1em 0.36em 0.14em',
  whiteSpace: 'pre-wrap',
  textAlign: 'center',
});
export const look = style({
  position: 'relative',
  display: 'grid',
  gap: '4px',
  padding: '4px',
  borderRadius: '10px',
  border: `1px solid ${theme.color.line}`,
  selectors: {
    '&:hover': { borderColor: theme.color.lineStrong },
    '&:has(:checked)': { borderColor: theme.color.accent, boxShadow: `0 0 0 1px ${theme.color.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
  },
});
export const lookName = style({ fontSize: theme.size.xs, textAlign: 'center' });
export const legend = style({
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  padding: 0,
  marginBottom: theme.space.xs,
});
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** Ways to come and go, each shown by two cards. */
export const crossings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: theme.space.xs,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const crossingStage = style({
  // What moves in it lies over the button that chooses it.
  pointerEvents: 'none',
  height: '58px',
  overflow: 'hidden',
  borderRadius: theme.radius.sm,
  background: 'linear-gradient(160deg, #3b4a6b, #1d2540)',
  display: 'grid',
  placeItems: 'center',
});
export const crossingCard = style({
  width: '34px',
  height: '46px',
  borderRadius: '4px',
  background: 'linear-gradient(160deg, #f3b06b 0%, #d9607a 55%, #a8447e 100%)',
});
export const crossingFold = style({ paddingInlineEnd: theme.space.xs });
export const crossingSummary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: '36px',
  '@media': { [byFinger]: { minHeight: theme.press } },
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const crossingChosen = style({ color: theme.color.text, fontWeight: 550 });
