/** The look of what is missing: a line each, in a note over the editor or in a dialog. */
import { style } from '@vanilla-extract/css';
import { byFinger, theme } from '../../../ui/theme/theme.css';

export const list = style({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });
export const moment = style({
  minHeight: '32px',
  paddingInline: '6px',
  marginInlineStart: '-6px',
  border: 'none',
  borderRadius: theme.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textDecorationColor: theme.color.lineStrong,
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationColor: 'currentColor', background: theme.color.sunken } },
  '@media': { [byFinger]: { minHeight: '44px' } },
});
export const more = style({ color: theme.color.textFaint });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.md,
  rowGap: theme.space.xs,
  paddingBlock: theme.space.xs,
  paddingInline: theme.space.md,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.warm}`,
  background: theme.color.raised,
  fontSize: theme.size.sm,
});
export const acts = style({ display: 'flex', gap: theme.space.xs, marginInlineStart: 'auto' });
