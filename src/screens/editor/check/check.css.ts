/** The look of what the publish check has found: a line each, its place before it and its mend behind it. */
import { style } from '@vanilla-extract/css';
import { byFinger, theme } from '../../../ui/theme/theme.css';

export const groups = style({ display: 'grid', gap: theme.space.lg });
export const group = style({
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
  marginBottom: theme.space.xs,
});
export const list = style({ display: 'grid', gap: theme.space.xs, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: theme.space.sm,
  paddingBlock: theme.space.xs,
  borderBottom: `1px solid ${theme.color.line}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});
export const place = style({
  display: 'flex',
  flex: '1 1 16rem',
  gap: theme.space.sm,
  minHeight: '32px',
  alignItems: 'baseline',
  padding: '6px',
  marginInlineStart: '-6px',
  border: 'none',
  borderRadius: theme.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled=true])': { background: theme.color.sunken },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
  '@media': { [byFinger]: { minHeight: '44px' } },
});
export const clock = style({
  flex: 'none',
  minWidth: '3.2em',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textDecorationColor: theme.color.lineStrong,
  textUnderlineOffset: '3px',
});
export const soft = style({ flex: '0 1 auto', color: theme.color.textSoft, fontSize: theme.size.sm });
