/** The look of what stands over the page. */
import { style, styleVariants } from '@vanilla-extract/css';
import { appear, fade } from '../theme/motion.css';
import { from, theme } from '../theme/theme.css';

/** Nothing plays as it closes: told so, Ark takes it off the page without waiting for an animation's end. */
const closed = { '&[data-state="closed"]': { animation: 'none' } };

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: theme.color.overlay,
  animation: `${fade} ${theme.motion.fast}`,
  selectors: closed,
});
export const positioner = style({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'grid',
  placeItems: 'center',
  padding: theme.space.sm,
  '@media': { [from.medium]: { padding: theme.space.lg } },
});
export const content = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: '100%',
  maxWidth: '1100px',
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  boxShadow: theme.shadow.lg,
  animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}`,
  selectors: closed,
});
export const sizes = styleVariants({
  tall: { height: '80vh' },
  fitting: { maxHeight: '80vh' },
  compact: { maxWidth: '520px', maxHeight: '80vh' },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.md,
  padding: `${theme.space.md} ${theme.space.md} ${theme.space.md} ${theme.space.lg}`,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const title = style({ fontSize: theme.size.lg });
export const body = style({ overflow: 'hidden auto', padding: theme.space.lg });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space.md,
  padding: `${theme.space.sm} ${theme.space.lg}`,
  borderTop: `1px solid ${theme.color.line}`,
});
