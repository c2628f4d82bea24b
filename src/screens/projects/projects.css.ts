/** The look of the list of projects. [P3] */
import { style } from '@vanilla-extract/css';
import { listCard } from '../../ui/layout/ListCard.css';
import { theme } from '../../ui/theme/theme.css';

export const badge = style({
  position: 'absolute',
  left: theme.space.sm,
  top: theme.space.sm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '4px 10px',
  borderRadius: theme.radius.full,
  background: 'rgba(12, 12, 16, 0.82)',
  color: '#fff',
  fontSize: theme.size.xs,
  fontWeight: 550,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.xs,
  marginInlineEnd: '-8px',
});
export const waiting = style({ display: 'grid', gap: theme.space.lg });
export const waitingText = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const waitingCard = style([listCard, { ':hover': { transform: 'none', boxShadow: 'none' } }]);
export const waitingLines = style({ display: 'grid', gap: theme.space.xs, padding: '20px' });
