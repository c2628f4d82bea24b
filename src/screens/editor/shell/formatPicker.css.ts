/** The look of the formats in the bar. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css';

export const row = style({ display: 'flex', flexShrink: 0, gap: '2px' });
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xxs,
  minWidth: '40px',
  minHeight: '40px',
  paddingInline: theme.space.xs,
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
export const ratio = style({ '@media': { 'screen and (max-width: 1199px)': { display: 'none' } } });
export const frame = style({ flexShrink: 0, stroke: 'currentColor', strokeLinecap: 'round' });

/** The list lies over the drawing: there is room for one of them. */
export const list = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  minHeight: '40px',
  borderRadius: theme.radius.md,
  color: theme.color.textSoft,
  selectors: {
    '&:hover': { background: theme.color.sunken, color: theme.color.text },
    '&:focus-within': { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
  },
});
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'transparent',
  color: 'transparent',
  appearance: 'none',
  cursor: 'pointer',
  ':focus': { outline: 'none' },
});
export const option = style({ background: theme.color.raised, color: theme.color.text });
