/** The look of a place with nothing in it yet, or nothing to show. */
import { style } from '@vanilla-extract/css';
import { appear } from '../theme/motion.css';
import { theme } from '../theme/theme.css';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.sm,
  padding: `${theme.space.huge} ${theme.space.lg}`,
  border: `1px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.lg,
  textAlign: 'center',
  animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}`,
});
/** Alone on its page it has the middle of it, and no frame. */
export const alone = style([empty, { minHeight: '72dvh', borderColor: 'transparent' }]);
export const aloneTitle = style({ fontSize: theme.size.xl });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: theme.space.xs,
  borderRadius: theme.radius.lg,
  background: theme.color.accentSoft,
  color: theme.color.accent,
});
export const title = style({ fontSize: theme.size.lg });
export const text = style({
  maxWidth: '44ch',
  textWrap: 'balance',
  color: theme.color.textSoft,
  marginBottom: theme.space.sm,
});
