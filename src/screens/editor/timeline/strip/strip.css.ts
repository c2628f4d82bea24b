/** The look of the main items as cards. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';

export const cards = style({ display: 'grid', gap: theme.space.sm, padding: theme.space.sm });
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 34%) minmax(0, 1fr)',
  gap: theme.space.sm,
  padding: theme.space.xs,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
  transition: `border-color ${theme.motion.fast}`,
  selectors: {
    '&:has(> [aria-pressed="true"])': {
      borderColor: theme.color.accent,
      background: theme.color.accentSoft,
      boxShadow: `0 0 0 1px ${theme.color.accent}`,
    },
  },
});
export const choose = style({
  display: 'grid',
  padding: 0,
  border: 'none',
  borderRadius: theme.radius.sm,
  background: 'transparent',
  /** A finger may come down anywhere on the card. */
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.md },
});
export const picture = style({
  position: 'relative',
  minHeight: '88px',
  borderRadius: theme.radius.sm,
  overflow: 'hidden',
  background: theme.color.sunken,
});
export const length = style({
  position: 'absolute',
  insetInlineEnd: '6px',
  insetBlockEnd: '6px',
  paddingInline: '6px',
  borderRadius: '6px',
  background: theme.color.overlay,
  color: '#fff',
  fontSize: theme.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
/** Over what chooses the card, and no larger than its buttons. */
export const acts = style({
  position: 'relative',
  alignSelf: 'start',
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.xs,
});
/** It is there for the keyboard and for who listens; its label is what is seen. */
export const file = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  opacity: 0,
  overflow: 'hidden',
});
export const trim = style({
  selectors: { '&[open]': { width: '100%', display: 'grid', justifyItems: 'start', gap: theme.space.xxs } },
});
export const edge = style({ display: 'flex', alignItems: 'center', gap: theme.space.xs });
export const moment = style({
  minWidth: '13ch',
  textAlign: 'center',
  fontSize: theme.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
