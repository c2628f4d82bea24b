/** The look of choosing among a few views of one thing. */
import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const root = style({ display: 'grid', gap: theme.space.lg, minWidth: 0 });
export const list = style({
  display: 'inline-flex',
  justifySelf: 'start',
  gap: theme.space.xxs,
  padding: theme.space.xxs,
  borderRadius: theme.radius.full,
  background: theme.color.sunken,
  border: `1px solid ${theme.color.line}`,
});
export const tab = style({
  minHeight: '40px',
  paddingInline: theme.space.md,
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
export const panel = style({ minWidth: 0, borderRadius: theme.radius.md });
