/** The look of a passing message. [N1] */
import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { slideInRight } from '../theme/motion.css';
import { from, theme } from '../theme/theme.css';

export const region = style({
  position: 'fixed',
  zIndex: 60,
  right: theme.space.md,
  /** Above the buttons that stand at the foot of a wizard. */
  bottom: '88px',
  left: theme.space.md,
  display: 'grid',
  justifyItems: 'end',
  pointerEvents: 'none',
  '@media': { [from.tablet]: { left: 'auto', right: theme.space.lg } },
});
export const toast = recipe({
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xxs,
    width: '100%',
    maxWidth: '420px',
    padding: `${theme.space.sm} ${theme.space.xs} ${theme.space.sm} ${theme.space.md}`,
    borderRadius: theme.radius.md,
    boxShadow: theme.shadow.lg,
    border: '1px solid rgba(255, 255, 255, 0.16)',
    color: '#fff',
    touchAction: 'pan-y',
    animation: `${slideInRight} ${theme.motion.calm} ${theme.motion.ease}`,
  },
  variants: { tone: { success: { background: '#17693a' }, error: { background: '#000' } } },
});
export const words = style({ flex: 1, minWidth: 0, marginInlineEnd: theme.space.xs });
export const title = style({ fontWeight: 600, fontSize: theme.size.sm });
export const text = style({ fontSize: theme.size.sm, color: '#fff', overflowWrap: 'anywhere' });
const press = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  minWidth: theme.press,
  height: theme.press,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  color: '#fff',
  ':hover': { background: 'rgba(255, 255, 255, 0.14)' },
  ':focus-visible': { outlineColor: '#fff', outlineOffset: '-2px' },
});
export const close = style([press]);
export const undo = style([
  press,
  {
    paddingInline: theme.space.sm,
    fontSize: theme.size.sm,
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
]);
