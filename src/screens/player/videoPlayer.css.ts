/** The look of a player outside the editor. */
import { globalStyle, style } from '@vanilla-extract/css';
import { byFinger, theme } from '../../ui/theme/theme.css';

/** In a grid that centres it, it would be as wide as what is in it, and that as wide as it. */
export const frame = style({ width: '100%' });
export const player = style({
  width: '100%',
  maxWidth: 'calc(min(70dvh, 720px) * 9 / 16)',
  aspectRatio: '9 / 16',
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  background: '#000',
  boxShadow: theme.shadow.md,
});
// Remotion draws its buttons as large as their signs.
globalStyle(`${player} button`, {
  '@media': { [byFinger]: { minWidth: theme.press, minHeight: theme.press } },
});
