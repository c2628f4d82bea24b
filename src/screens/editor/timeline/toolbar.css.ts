/** The look of the row of tools over the timeline. */
import { style } from '@vanilla-extract/css';
import { from, theme } from '../../../ui/theme/theme.css';

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  minHeight: theme.press,
  paddingInline: theme.space.xs,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  overflowX: 'auto',
  userSelect: 'none',
});
export const tools = style({ display: 'flex', gap: '2px' });
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: theme.press,
  height: theme.press,
  padding: 0,
  border: 'none',
  borderRadius: theme.radius.sm,
  background: 'none',
  color: theme.color.textSoft,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  outlineOffset: '-2px',
  selectors: {
    '&:hover:not(:disabled)': { background: theme.color.raised, color: theme.color.text },
    '&:disabled': { color: theme.color.textFaint, opacity: 0.45 },
  },
});
export const zoomPart = style({ display: 'flex', alignItems: 'center', flexShrink: 0 });
export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.press,
  color: theme.color.textFaint,
  fontSize: theme.size.xs,
});
export const slider = style({
  width: '72px',
  height: theme.press,
  margin: 0,
  accentColor: theme.color.text,
  cursor: 'pointer',
  '@media': { [from.medium]: { width: '112px' } },
});
/** On a phone there is room for the tools, and for no figure beside them. */
export const span = style({
  minWidth: '4ch',
  fontVariantNumeric: 'tabular-nums',
  '@media': { 'screen and (max-width: 479px)': { display: 'none' } },
});
