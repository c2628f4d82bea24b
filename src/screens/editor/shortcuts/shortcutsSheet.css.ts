/** The look of the list of shortcuts. */
import { style } from '@vanilla-extract/css';
import { from, theme } from '../../../ui/theme/theme.css';

export const search = style({
  width: '100%',
  minHeight: '44px',
  paddingInline: theme.space.md,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.lineStrong}`,
  background: theme.color.surface,
});
export const groups = style({
  display: 'grid',
  gap: theme.space.lg,
  marginBlockStart: theme.space.lg,
  '@media': { [from.medium]: { columns: 2, columnGap: theme.space.xl, display: 'block' } },
});
export const heading = style({
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  letterSpacing: 0,
  marginBlockEnd: theme.space.xxs,
  breakAfter: 'avoid',
});
export const list = style({ marginBlockEnd: theme.space.lg });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.md,
  minHeight: '36px',
  fontSize: theme.size.sm,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  breakInside: 'avoid',
});
export const keys = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', whiteSpace: 'nowrap' });
export const or = style({ color: theme.color.textFaint, fontSize: theme.size.xs });
export const key = style({
  display: 'inline-block',
  minWidth: '24px',
  marginInlineStart: '3px',
  paddingInline: '6px',
  borderRadius: '6px',
  border: `1px solid ${theme.color.line}`,
  borderBlockEndWidth: '2px',
  background: theme.color.sunken,
  font: 'inherit',
  fontSize: theme.size.xs,
  lineHeight: '20px',
  textAlign: 'center',
});
