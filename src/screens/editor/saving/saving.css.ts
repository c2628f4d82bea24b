/** The look of saving: quiet while all is well, plain where it is not. */
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { onlyReadOut } from '../../../ui/layout/onlyReadOut';
import { from, theme } from '../../../ui/theme/theme.css';

const phone = 'screen and (max-width: 639px)';
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const turning = style({
  animation: `${turn} 1s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minWidth: 0,
  minHeight: theme.press,
  fontSize: theme.size.sm,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.textFaint,
});
export const warning = style({ color: theme.color.textSoft });
export const failing = style({ color: theme.color.danger });
/** Where there is little room, the sign stands for its words; what goes wrong has its notice below the bar. */
export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    'screen and (max-width: 899px)': onlyReadOut,
  },
});
export const sign = style({ display: 'grid', flexShrink: 0 });
export const roomy = style({ '@media': { [phone]: { display: 'none' } } });

export const notice = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space.sm,
    padding: `${theme.space.xs} ${theme.space.md}`,
    borderBottom: '1px solid',
    fontSize: theme.size.sm,
  },
  variants: {
    tone: {
      plain: { background: theme.color.infoSoft, borderColor: theme.color.line, color: theme.color.text },
      failing: {
        background: theme.color.dangerSoft,
        borderColor: theme.color.danger,
        color: theme.color.danger,
      },
    },
  },
});
export const noticeText = style({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' });
export const question = style({ lineHeight: 1.6, color: theme.color.textSoft, marginBottom: theme.space.md });

export const hint = style({ marginInlineEnd: 'auto', fontSize: theme.size.sm, color: theme.color.textFaint });
export const versions = style({ display: 'grid', gap: theme.space.xs });
export const version = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
  padding: `${theme.space.sm} ${theme.space.md}`,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
});
export const versionWords = style({ display: 'grid', gap: theme.space.xxs, minWidth: 0 });
export const versionWhen = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs, fontWeight: 550 });
export const versionAge = style({ fontWeight: 400, color: theme.color.textFaint });
export const versionFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xxs} ${theme.space.sm}`,
  fontSize: theme.size.sm,
  color: theme.color.textSoft,
});
export const cause = style({
  color: theme.color.accent,
  '@media': { [from.tablet]: { minWidth: '9rem' } },
});
