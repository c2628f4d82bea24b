/** The look of the gallery of styles in the editor. [S1] */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: theme.space.md,
});
export const question = style({ display: 'grid', gap: theme.space.sm, width: '100%' });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
