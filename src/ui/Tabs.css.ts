/** The look of choosing among a few views of one thing. */
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css';

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
    justifySelf: 'start',
    gap: theme.space.xxs,
    padding: theme.space.xxs,
    borderRadius: theme.radius.full,
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
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
      false: {},
    },
  },
});
export const tab = style({
  minHeight: '40px',
  paddingInline: theme.space.sm,
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
});
export const panel = recipe({
  base: { minWidth: 0, borderRadius: theme.radius.md },
  variants: { fills: { true: { minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' }, false: {} } },
});
