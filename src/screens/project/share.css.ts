/** The look of links to share. [ED4] */
import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

export const parts = style({ display: 'grid', gap: theme.space.lg });
export const soft = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const made = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space.xs,
});
export const wide = style({ gridColumn: '1 / -1' });
export const links = style({ display: 'grid', gap: theme.space.xs });
export const title = style({ fontSize: theme.size.md });
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space.xs });
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  paddingBlock: theme.space.xs,
  borderTop: `1px solid ${theme.color.line}`,
});
export const facts = style({ display: 'grid', minWidth: 0 });
export const strong = style({ fontSize: theme.size.sm, fontWeight: 550 });
export const alone = style({ justifySelf: 'start' });
