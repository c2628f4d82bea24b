/** The look of the format in the bar, and of those to choose from. */
import { style } from '@vanilla-extract/css';
import { appear } from '../../../ui/theme/motion.css';
import { theme } from '../../../ui/theme/theme.css';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: theme.space.xxs,
  minWidth: theme.press,
  minHeight: theme.press,
  paddingInline: theme.space.xs,
  border: 0,
  borderRadius: theme.radius.md,
  background: 'transparent',
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: theme.color.sunken, color: theme.color.text },
  },
  '@media': { 'screen and (max-width: 599px)': { paddingInline: 0 } },
});
export const ratio = style({ '@media': { 'screen and (max-width: 599px)': { display: 'none' } } });
export const chevron = style({
  flexShrink: 0,
  '@media': { 'screen and (max-width: 599px)': { display: 'none' } },
});
export const frame = style({ flexShrink: 0, stroke: 'currentColor', strokeLinecap: 'round' });

/** px at most. */
export const STILL = { width: 112, height: 128 };
export const choices = style({
  zIndex: 35,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  gap: theme.space.xxs,
  padding: theme.space.xs,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.raised,
  boxShadow: theme.shadow.lg,
  animation: `${appear} ${theme.motion.fast} ${theme.motion.ease}`,
  ':focus': { outline: 'none' },
  '@media': { 'screen and (max-width: 599px)': { gridTemplateColumns: 'repeat(2, auto)' } },
});
export const choice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.xs,
  padding: theme.space.xs,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  color: theme.color.textSoft,
  fontSize: theme.size.xs,
  fontWeight: 550,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { background: theme.color.sunken, color: theme.color.text },
    '&[aria-pressed="true"]': { background: theme.color.accentSoft, color: theme.color.accent },
  },
});
export const room = style({
  display: 'grid',
  placeItems: 'center',
  width: `${STILL.width}px`,
  height: `${STILL.height}px`,
});
export const still = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
});
