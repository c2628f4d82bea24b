/** The look of a player outside the editor. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

export const player = style({
  width: '100%',
  maxWidth: 'calc(min(70dvh, 720px) * 9 / 16)',
  aspectRatio: '9 / 16',
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  background: '#000',
  boxShadow: theme.shadow.md,
});
