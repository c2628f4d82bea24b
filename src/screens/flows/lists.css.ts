/** The look of charts, states and events as lists. */
import { style, styleVariants } from '@vanilla-extract/css';
import { from, theme } from '../../ui/theme/theme.css';

export const note = style({
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  marginBottom: theme.space.sm,
});
export const list = style({ display: 'grid', gap: theme.space.xxs });
const line = style({
  display: 'grid',
  gap: `2px ${theme.space.sm}`,
  padding: `${theme.space.xs} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: theme.size.sm,
});
export const row = style([
  line,
  {
    gridTemplateColumns: '92px minmax(0, 1fr)',
    alignItems: 'baseline',
    '@media': { [from.desktop]: { gridTemplateColumns: '92px minmax(0, 2fr) minmax(0, 3fr)' } },
  },
]);
export const event = style([
  line,
  { gridTemplateColumns: '92px minmax(0, 1fr) auto', alignItems: 'baseline' },
]);
export const name = style({ fontWeight: 600, fontFamily: 'inherit', overflowWrap: 'anywhere' });
export const chart = style({ color: theme.color.accent });
export const time = style({
  gridRow: 'span 2',
  color: theme.color.textFaint,
  fontSize: theme.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const about = style({ color: theme.color.textSoft, overflowWrap: 'anywhere' });
export const running = style({ color: theme.color.accent, overflowWrap: 'anywhere' });
export const payload = style({
  gridColumn: '2 / -1',
  color: theme.color.textFaint,
  fontSize: theme.size.xs,
  overflowWrap: 'anywhere',
});
const pill = style({
  justifySelf: 'start',
  padding: '1px 8px',
  borderRadius: theme.radius.full,
  border: '1px solid transparent',
  fontSize: theme.size.xs,
  fontWeight: 550,
});
export const mark = styleVariants({
  lit: [pill, { background: theme.color.accent, color: theme.color.surface }],
  seen: [pill, { background: theme.color.accentSoft, color: theme.color.accent }],
  passed: [pill, { color: theme.color.textFaint }],
  unseen: [pill, { borderColor: theme.color.line, borderStyle: 'dashed', color: theme.color.textFaint }],
});
export const choice = style({
  width: '100%',
  display: 'grid',
  gap: '2px',
  minHeight: theme.press,
  padding: `${theme.space.xs} ${theme.space.sm}`,
  border: '1px solid transparent',
  borderRadius: theme.radius.sm,
  background: 'transparent',
  textAlign: 'start',
  fontSize: theme.size.sm,
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[aria-current="true"]': { background: theme.color.accentSoft, borderColor: theme.color.accentLine },
  },
});
