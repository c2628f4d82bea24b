/** The look of choosing a style. [S1] */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { card } from '../../ui/layout/Card.css';
import { evenColumns } from '../../ui/layout/evenColumns';
import { from, theme } from '../../ui/theme/theme.css';

const THUMBNAIL = { width: 135, height: 220 };

export const columns = style({
  display: 'grid',
  gap: theme.space.lg,
  alignItems: 'start',
  '@media': { 'screen and (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
});
export const choice = style({ containerType: 'inline-size' });
export const styles = style(evenColumns({ least: THUMBNAIL.width + 26, gap: 16 }));
export const tile = recipe({
  base: [
    card,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: theme.space.xxs,
      padding: '12px 12px 4px',
      cursor: 'pointer',
      transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
      ':hover': { borderColor: theme.color.lineStrong },
    },
  ],
  variants: {
    chosen: {
      true: {
        borderColor: theme.color.accent,
        boxShadow: `0 0 0 1px ${theme.color.accent}`,
        ':hover': { borderColor: theme.color.accent },
      },
      false: {},
    },
  },
});
export const thumbnail = style({
  width: `${THUMBNAIL.width}px`,
  maxWidth: '100%',
  height: `${THUMBNAIL.height}px`,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  background: theme.color.sunken,
  color: theme.color.textFaint,
});
/** As wide as the thumbnail: what is taller than it is cut evenly. */
export const film = style({ width: `${THUMBNAIL.width}px`, flexShrink: 0 });
export const side = style([
  card,
  {
    display: 'grid',
    gap: theme.space.md,
    padding: theme.space.lg,
    '@media': { [from.medium]: { position: 'sticky', top: theme.space.lg } },
  },
]);
export const heading = style({ fontSize: theme.size.lg });
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxWidth: 'calc(min(62dvh, 560px) * 9 / 16)',
  aspectRatio: '9 / 16',
  marginInline: 'auto',
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  background: theme.color.sunken,
});
export const actions = style({ display: 'grid', gap: theme.space.xs });
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textFaint });
