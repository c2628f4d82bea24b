/** The look of the player: the film in the middle of a dark room, as large as it fits. */
import { style } from '@vanilla-extract/css';
import { fade } from '../../../ui/theme/motion.css';
import { theme } from '../../../ui/theme/theme.css';

export const pane = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  background: theme.color.sunken,
  color: theme.color.text,
  containerType: 'inline-size',
  selectors: {
    '&[data-files-over], &[data-card-over]': {
      outline: `2px dashed ${theme.color.accent}`,
      outlineOffset: '-4px',
    },
  },
});
/** What the film fits into; a film that is larger is scrolled. */
export const room = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'safe center',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  containerType: 'size',
});
/** Room around the film for the handles of what fills it: beside it also for the one that turns it. */
export const MARGIN_PX = { inline: 34, block: 12 } as const;
export const frame = style({
  position: 'relative',
  margin: `${MARGIN_PX.block}px ${MARGIN_PX.inline}px`,
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  padding: `${theme.space.xxs} ${theme.space.sm}`,
  borderTop: `1px solid ${theme.color.line}`,
  background: theme.color.warmSoft,
  color: theme.color.warm,
  fontSize: theme.size.sm,
  overflowWrap: 'anywhere',
});
/** Its buttons stand together behind it. */
export const noteText = style({ flexGrow: 1 });
