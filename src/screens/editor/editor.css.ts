/** The look of a project before it is rendered. */
import { style } from '@vanilla-extract/css';
import { card } from '../../ui/Card.css';
import { from, theme } from '../../ui/theme.css';

export const columns = style({
  display: 'grid',
  gap: theme.space.lg,
  alignItems: 'start',
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  padding: theme.space.lg,
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.sunken,
});
export const player = style({
  width: '100%',
  maxWidth: 'calc(min(70dvh, 720px) * 9 / 16)',
  aspectRatio: '9 / 16',
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  background: '#000',
  boxShadow: theme.shadow.md,
});
export const side = style([card, { display: 'grid', gap: theme.space.lg, padding: theme.space.lg }]);
export const title = style({ fontSize: theme.size.lg, overflowWrap: 'anywhere' });
export const facts = style({ display: 'grid', gap: theme.space.sm, fontSize: theme.size.sm });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: theme.space.md });
export const factName = style({ color: theme.color.textFaint });
