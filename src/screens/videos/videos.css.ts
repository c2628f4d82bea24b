/** The look of the finished videos: portrait tiles, two beside each other on a phone. [R12] */
import { style } from '@vanilla-extract/css';
import { card } from '../../ui/layout/Card.css';
import { appear } from '../../ui/theme/motion.css';
import { from, theme } from '../../ui/theme/theme.css';

export const more = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const grid = style({
  display: 'grid',
  gap: theme.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}`,
  '@media': {
    [from.tablet]: {
      gap: theme.space.lg,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    },
  },
});
export const tile = style([
  card,
  { display: 'grid', gap: theme.space.xs, padding: theme.space.xs, overflow: 'hidden' },
]);
export const poster = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '9 / 16',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  background: theme.color.sunken,
  color: theme.color.textFaint,
});
export const playMark = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  paddingInlineStart: '3px',
  borderRadius: '50%',
  background: 'rgba(12, 12, 16, 0.62)',
  color: '#fff',
  backdropFilter: 'blur(6px)',
  transition: `transform ${theme.motion.calm} ${theme.motion.ease}, background ${theme.motion.fast}`,
  selectors: {
    [`${poster}:hover &`]: { transform: 'scale(1.08)', background: 'rgba(12, 12, 16, 0.8)' },
  },
});
export const foot = style({
  display: 'grid',
  gap: theme.space.xxs,
  paddingInline: theme.space.xxs,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});
export const words = style({ display: 'grid', minWidth: 0 });
export const title = style({
  fontSize: theme.size.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const age = style({ fontSize: theme.size.xs, color: theme.color.textFaint });
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: theme.space.xxs });
export const wideActions = style([actions, { gap: theme.space.xs }]);
export const mark = style({ display: 'grid', width: '16px', height: '16px' });
