/** The look of choosing among a few views of one thing. */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css';

export const root = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    fills: {
      true: { gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%', minHeight: 0 },
      false: { gap: theme.space.lg },
    },
  },
});
export const list = recipe({
  base: {
    display: 'inline-flex',
    /** Where they do not fit side by side they stand in rows: none is out of sight. */
    flexWrap: 'wrap',
    justifySelf: 'start',
    gap: theme.space.xxs,
    padding: theme.space.xxs,
    /** Round at the ends of one row, and around the tabs in the corners of several. */
    borderRadius: '27px',
    background: theme.color.sunken,
    border: `1px solid ${theme.color.line}`,
  },
  variants: {
    fills: {
      true: {
        display: 'flex',
        justifySelf: 'stretch',
        minWidth: 0,
        margin: theme.space.xs,
      },
      false: {},
    },
  },
});
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  gap: theme.space.xxs,
  minWidth: 0,
});
export const tab = recipe({
  base: {
    minHeight: theme.press,
    flex: '1 1 auto',
    border: 0,
    borderRadius: theme.radius.full,
    background: 'transparent',
    color: theme.color.textSoft,
    fontSize: theme.size.sm,
    fontWeight: 550,
    transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
    selectors: {
      '&:hover': { color: theme.color.text },
      '&[aria-selected="true"]': {
        background: theme.color.raised,
        color: theme.color.text,
        boxShadow: theme.shadow.sm,
      },
    },
  },
  variants: {
    fills: {
      /** They share what room there is over their words. */
      true: { paddingInline: theme.space.xxs },
      false: { paddingInline: theme.space.sm },
    },
  },
});
export const panel = recipe({
  base: { minWidth: 0 },
  variants: {
    fills: {
      /** It ends at the edges of its pane: rounded, what scrolls would be cut at its corners, and Chromium leaves a white hole there. */
      true: { minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' },
      false: { borderRadius: theme.radius.md },
    },
  },
});
