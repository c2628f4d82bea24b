/** The look of the player: the film in the middle of a dark room, as large as it fits. */
import { style } from '@vanilla-extract/css';
import { fade } from '../../../ui/motion.css';
import { theme } from '../../../ui/theme.css';

export const pane = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  minHeight: 0,
  background: theme.color.sunken,
  color: theme.color.text,
  containerType: 'inline-size',
});
export const room = style({ minWidth: 0, minHeight: 0 });
/** What the film fits into; a film that is larger is scrolled. */
export const measure = style({
  display: 'grid',
  placeItems: 'safe center',
  width: '100%',
  height: '100%',
  overflow: 'auto',
  containerType: 'size',
});
/** Room around the film for the handles of what fills it. */
export const MARGIN_PX = 34;
export const frame = style({
  position: 'relative',
  margin: `${MARGIN_PX}px`,
  background: '#000',
  containerType: 'size',
});
export const failure = style({ width: 'min(100%, 480px)' });
export const buffering = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgba(0, 0, 0, 0.35)',
  color: '#ffffff',
  pointerEvents: 'none',
  animation: `${fade} ${theme.motion.calm} ${theme.motion.ease}`,
});
export const note = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: theme.space.xs,
  top: theme.space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  padding: theme.space.xs,
  borderRadius: theme.radius.sm,
  background: theme.color.raised,
  boxShadow: theme.shadow.md,
  fontSize: theme.size.xs,
  overflowWrap: 'anywhere',
});
