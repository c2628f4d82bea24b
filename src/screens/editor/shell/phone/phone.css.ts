/** The look of the editor on a phone. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';
import { MARGIN_PX } from '../../player/player.css';
import { tool as deskTool } from '../shell.css';

/** Two fifths of the height are the picture's; around it its margins, beneath it what plays it. */
const STAGE = `calc(40dvh + ${2 * MARGIN_PX.block + 50}px)`;
const ON_ITS_SIDE = 'screen and (orientation: landscape) and (max-height: 499px)';

export const phone = style({
  display: 'grid',
  gridTemplate: `"stage" ${STAGE} "below" minmax(0, 1fr) "bar" auto / minmax(0, 1fr)`,
  minHeight: 0,
  minWidth: 0,
  '@media': {
    // One beside the other.
    [ON_ITS_SIDE]: {
      gridTemplate: `"stage below" minmax(0, 1fr) "stage bar" auto / minmax(200px, 38%) minmax(0, 1fr)`,
    },
  },
});
export const stage = style({
  gridArea: 'stage',
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  display: 'grid',
});
export const below = style({
  gridArea: 'below',
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  borderBlockStart: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});
export const timeline = style({ display: 'grid', height: '100%', minWidth: 0, minHeight: 0 });
/** The timeline stays beneath, as it was looked at. */
export const sheet = style({
  position: 'absolute',
  inset: 0,
  zIndex: 8,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: theme.color.surface,
});
export const bar = style({
  gridArea: 'bar',
  minWidth: 0,
  borderBlockStart: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
/** More than fits is reached by a swipe: the last one seen is cut in two. */
export const tools = style({
  display: 'flex',
  gap: theme.space.xxs,
  paddingInline: theme.space.xs,
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
});
export const tool = style([
  deskTool,
  {
    flexShrink: 0,
    minWidth: '62px',
    minHeight: '56px',
    // Their signs stand in line, whether the word beneath takes one line or two.
    alignContent: 'start',
    paddingBlockStart: '10px',
    maxWidth: '84px',
    paddingInline: theme.space.xxs,
    outlineOffset: '-2px',
    selectors: { '&:disabled': { color: theme.color.textFaint, opacity: 0.5 } },
  },
]);
