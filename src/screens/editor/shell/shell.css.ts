/** The editor fills the window: a bar above, tools on the left, the video in the middle, details right, time below. */
import { style } from '@vanilla-extract/css';
import { onlyReadOut } from '../../../ui/layout/onlyReadOut';
import { theme } from '../../../ui/theme/theme.css';

/** A phone held upright. */
export const NARROW = 'screen and (max-width: 479px)';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '100dvh',
  minHeight: '320px',
  background: theme.color.canvas,
  color: theme.color.text,
  overflow: 'hidden',
});

export const topBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minWidth: 0,
  minHeight: '48px',
  paddingInline: theme.space.sm,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  '@media': { [NARROW]: { gap: 0, paddingInline: theme.space.xxs } },
});
/** Where a bar has no room for it, it is only read out. */
export const title = style({
  minWidth: '3ch',
  fontSize: theme.size.sm,
  fontWeight: 600,
  letterSpacing: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [NARROW]: onlyReadOut,
  },
});
export const spring = style({ flex: '1 1 0', minWidth: 0 });
export const state = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
});
/** What a bar on a tablet has no room for. */
export const TIGHT = 'screen and (max-width: 899px)';
/** Its words give way where there is no room for them. */
export const roomy = style({ '@media': { [TIGHT]: { display: 'none' } } });
export const busy = style({ display: 'grid', flexShrink: 0, width: '16px', height: '16px' });

/** What its press would take is no part of its name, and stands in its title, too; the smallest phones have no room for it. */
export const render = style({
  display: 'grid',
  justifyItems: 'center',
  lineHeight: 1.15,
  selectors: {
    '&[data-amount]::after': {
      content: 'attr(data-amount)',
      fontSize: '0.6875rem',
      fontWeight: 500,
      whiteSpace: 'nowrap',
    },
  },
  '@media': {
    'screen and (max-width: 379px)': { selectors: { '&[data-amount]::after': { display: 'none' } } },
  },
});

/** On a phone there is room for what is done all the time, and no more. */
export const wide = style({ '@media': { [NARROW]: { display: 'none' } } });

export const body = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
});
export const toolbar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xxs,
  padding: `${theme.space.xs} ${theme.space.xxs}`,
  borderInlineEnd: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  overflowY: 'auto',
});
export const tool = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: '52px',
  /** Nothing beside the word: 'Subtítulos' takes all of it. */
  padding: `${theme.space.xxs} 0`,
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  color: theme.color.textSoft,
  fontSize: '0.6875rem',
  fontWeight: 550,
  lineHeight: 1.2,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { background: theme.color.raised, color: theme.color.text },
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      background: theme.color.accentSoft,
      color: theme.color.accent,
    },
  },
});
export const toolRule = style({
  width: '60%',
  height: '1px',
  margin: `${theme.space.xxs} auto`,
  border: 0,
  background: theme.color.line,
});

export const pane = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const sidePane = style([pane, { background: theme.color.surface }]);
export const panelPane = style([
  pane,
  { background: theme.color.surface, gridTemplateRows: 'auto minmax(0, 1fr)' },
]);
export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: theme.space.xxs,
  paddingInline: `${theme.space.md} ${theme.space.xxs}`,
  fontSize: theme.size.sm,
  fontWeight: 600,
});
export const panelTitle = style({ fontSize: theme.size.sm, letterSpacing: 0 });
export const scroll = style({ overflow: 'auto', minHeight: 0, overscrollBehavior: 'contain' });

export const notices = style({
  position: 'absolute',
  insetInline: theme.space.md,
  top: '68px',
  zIndex: 20,
  display: 'grid',
  gap: theme.space.xs,
  justifyItems: 'center',
  pointerEvents: 'none',
});
/** Over the video alone: what is beside it can still be pressed. */
export const stageNotices = style([notices, { top: theme.space.sm, insetInline: theme.space.sm }]);
export const notice = style({
  pointerEvents: 'auto',
  maxWidth: '560px',
  width: '100%',
  boxShadow: theme.shadow.lg,
});

export const announced = style({
  position: 'fixed',
  bottom: theme.space.md,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 30,
  maxWidth: 'calc(100vw - 32px)',
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.md,
  borderRadius: theme.radius.full,
  background: theme.color.primary,
  color: theme.color.onPrimary,
  fontSize: theme.size.sm,
  fontWeight: 550,
  boxShadow: theme.shadow.md,
  pointerEvents: 'none',
  /** Above the bar for the thumb, whose words it would cover. */
  '@media': { [NARROW]: { bottom: '80px' } },
});
export const note = style({
  display: 'grid',
  gap: theme.space.xs,
  justifyItems: 'start',
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.accentLine}`,
  background: theme.color.raised,
  fontSize: theme.size.sm,
});
export const uploads = style({
  display: 'grid',
  gap: theme.space.xs,
  padding: theme.space.xs,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
});
export const noteTitle = style({ fontWeight: 600 });
export const noteList = style({
  paddingInlineStart: theme.space.md,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
