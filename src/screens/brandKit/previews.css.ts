/** The look of what a tile of the brand kit shows. [B1] */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../../ui/theme/theme.css';

const SQUARE = '16px';
/** The chequer that says: nothing is here but what the picture itself paints. */
const chequer = (one: string, other: string) => ({
  backgroundColor: one,
  backgroundImage: `repeating-conic-gradient(${other} 0 25%, transparent 0 50%)`,
  backgroundSize: `${SQUARE} ${SQUARE}`,
});

export const halves = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / repeat(2, minmax(0, 1fr))',
  height: '100%',
});
export const half = recipe({
  base: { display: 'grid', placeItems: 'center', padding: theme.space.md, minWidth: 0, minHeight: 0 },
  variants: {
    background: { light: chequer('#ffffff', '#ededed'), dark: chequer('#1b1b1f', '#2a2a30') },
  },
});
export const logo = style({ width: '100%', height: '100%', objectFit: 'contain', minHeight: 0 });
export const sheet = style({
  height: '100%',
  display: 'grid',
  alignContent: 'center',
  padding: theme.space.md,
  background: theme.color.surface,
});
export const letters = style({ display: 'grid', gap: theme.space.xs, textAlign: 'center' });
export const alphabet = style({ fontSize: theme.size.xl, lineHeight: 1.2, overflowWrap: 'anywhere' });
export const pangram = style({ fontSize: theme.size.md, color: theme.color.textSoft, textWrap: 'balance' });
export const unreadable = style({
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  textAlign: 'center',
});
export const clip = style({ width: '100%', height: '100%', objectFit: 'contain', background: '#000' });
