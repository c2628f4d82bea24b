/** The look of a project's card. [P3] */
import { style } from '@vanilla-extract/css';
import { card, pressable } from '../../ui/Card.css';
import { theme } from '../../ui/theme.css';

export const projectCard = style([
  card,
  pressable,
  { overflow: 'hidden', display: 'grid', gridTemplateRows: 'auto 1fr' },
]);
export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: theme.color.sunken,
  borderBottom: `1px solid ${theme.color.line}`,
});
/** The portrait thumbnail stands whole in the middle of a blurred copy of itself. */
export const backdrop = style({
  position: 'absolute',
  inset: '-12%',
  width: '124%',
  height: '124%',
  maxWidth: 'none',
  objectFit: 'cover',
  filter: 'blur(22px) saturate(1.2)',
  opacity: 0.75,
});
export const thumbnail = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
export const noThumbnail = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: theme.color.textFaint,
});
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
export const words = style({
  padding: `${theme.space.md} 20px 20px`,
  display: 'grid',
  gap: theme.space.xxs,
  minWidth: 0,
});
export const title = style({
  fontSize: theme.size.md,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const created = style({ fontSize: theme.size.sm, color: theme.color.textFaint });
export const waiting = style({ display: 'grid', gap: theme.space.lg });
export const waitingText = style({ color: theme.color.textSoft, fontSize: theme.size.sm });
export const waitingCard = style([projectCard, { ':hover': { transform: 'none', boxShadow: 'none' } }]);
export const waitingLines = style({ display: 'grid', gap: theme.space.xs, padding: '20px' });
