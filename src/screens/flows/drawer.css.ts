/** The look of the drawer: at the right on a wide screen, from below on a phone. */
import { style } from '@vanilla-extract/css';
import { slideInRight } from '../../ui/theme/motion.css';
import { from, theme } from '../../ui/theme/theme.css';
import { sheetHeight } from './drawing.css';

const WIDE = 'min(560px, 46vw)';
const HIGH = '58dvh';

export const handle = style({
  position: 'fixed',
  zIndex: 70,
  right: 0,
  top: '38%',
  width: '44px',
  height: '48px',
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${theme.color.line}`,
  borderInlineEnd: 0,
  borderStartStartRadius: theme.radius.md,
  borderEndStartRadius: theme.radius.md,
  background: theme.color.raised,
  color: theme.color.accent,
  boxShadow: theme.shadow.md,
  ':hover': { background: theme.color.accentSoft },
});
export const handleOpen = style([
  handle,
  {
    top: 'auto',
    bottom: HIGH,
    '@media': { [from.medium]: { top: '38%', bottom: 'auto', right: WIDE } },
  },
]);
export const drawer = style({
  vars: { [sheetHeight]: `calc(${HIGH} - 200px)` },
  position: 'fixed',
  zIndex: 65,
  right: 0,
  bottom: 0,
  left: 0,
  height: HIGH,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.md,
  padding: theme.space.md,
  overflow: 'auto',
  background: theme.color.canvas,
  borderTop: `1px solid ${theme.color.line}`,
  boxShadow: theme.shadow.lg,
  '@media': {
    [from.medium]: {
      vars: { [sheetHeight]: 'calc(100dvh - 200px)' },
      top: 0,
      left: 'auto',
      width: WIDE,
      height: 'auto',
      borderTop: 0,
      borderInlineStart: `1px solid ${theme.color.line}`,
      animation: `${slideInRight} ${theme.motion.calm} ${theme.motion.ease}`,
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.xs,
});
