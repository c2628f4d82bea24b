/** The look of the gallery of styles in the editor. [S1] */
import { style } from '@vanilla-extract/css';
import { from, theme } from '../../../ui/theme/theme.css';

export const tiles = style({
  display: 'grid',
  // As many in one row as in the next.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.md,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const question = style({ display: 'grid', gap: theme.space.sm, width: '100%' });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
