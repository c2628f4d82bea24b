/** The look of the captions list. [E6] */
import { style } from '@vanilla-extract/css';
import { appear } from '../../../ui/theme/motion.css';
import { theme } from '../../../ui/theme/theme.css';

export const pane = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  background: theme.color.surface,
});
export const head = style({
  display: 'grid',
  gap: theme.space.xs,
  padding: theme.space.sm,
  borderBottom: `1px solid ${theme.color.line}`,
});
export const tools = style({ display: 'flex', alignItems: 'center', gap: theme.space.xxs });
export const searchBox = style({ position: 'relative', flex: 1, minWidth: 0 });
export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: '12px',
  top: '12px',
  color: theme.color.textFaint,
  pointerEvents: 'none',
});
export const search = style({
  width: '100%',
  minHeight: theme.press,
  padding: `6px ${theme.space.sm} 6px 36px`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.full,
  background: theme.color.sunken,
  fontSize: theme.size.sm,
  selectors: { '&::placeholder': { color: theme.color.textFaint, opacity: 1 } },
});
export const searchPart = style({ display: 'grid', gap: theme.space.xs });
export const replaceRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space.xs,
  alignItems: 'center',
});
export const plainInput = style({
  width: '100%',
  minHeight: theme.press,
  padding: `6px ${theme.space.sm}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  fontSize: theme.size.sm,
  selectors: { '&::placeholder': { color: theme.color.textFaint, opacity: 1 } },
});
export const said = style({
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
  ':empty': { display: 'none' },
});
export const problem = style({ fontSize: theme.size.sm, color: theme.color.danger });
export const offNote = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  paddingInlineStart: theme.space.sm,
  borderRadius: theme.radius.sm,
  background: theme.color.sunken,
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
});

export const files = style({ display: 'grid', gap: theme.space.xs });
export const fileButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${theme.space.xxs})`,
});
export const fileInput = style({});
export const fileLabel = style({
  cursor: 'pointer',
  selectors: {
    [`${fileInput}:focus-visible + &`]: { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
  },
});
export const review = style({
  display: 'grid',
  gap: theme.space.sm,
  padding: theme.space.sm,
  borderRadius: theme.radius.sm,
  border: `1px solid ${theme.color.accentLine}`,
  background: theme.color.raised,
});
export const reviewTitle = style({ fontSize: theme.size.sm, fontWeight: 600, overflowWrap: 'anywhere' });
export const problemsTitle = style({
  fontSize: theme.size.xs,
  fontWeight: 600,
  marginBottom: theme.space.xxs,
});
export const problems = style({
  display: 'grid',
  gap: theme.space.xxs,
  maxHeight: '30dvh',
  overflowY: 'auto',
  fontSize: theme.size.xs,
  color: theme.color.textSoft,
});
export const problemLine = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: theme.space.xs,
});
export const lineNumber = style({ color: theme.color.danger, fontVariantNumeric: 'tabular-nums' });

export const scroll = style({ overflowY: 'auto', overscrollBehavior: 'contain', minHeight: 0 });
export const list = style({ padding: theme.space.xs });
/** A long list is laid out where it is seen; the rest keeps its place. */
export const row = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 52px' });
export const caption = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: theme.space.xs,
  width: '100%',
  minHeight: '44px',
  alignItems: 'baseline',
  padding: '10px 12px',
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'transparent',
  textAlign: 'left',
  fontSize: theme.size.sm,
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { background: theme.color.accentSoft, boxShadow: `inset 2px 0 ${theme.color.accent}` },
    '&[aria-expanded="true"]': {
      background: theme.color.raised,
      boxShadow: `inset 0 0 0 1px ${theme.color.accentLine}`,
    },
  },
});
export const time = style({
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
  fontSize: theme.size.xs,
  selectors: { [`${caption}[aria-current] &`]: { color: theme.color.accent } },
});
export const words = style({
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
export const found = style({
  background: theme.color.accentLine,
  color: theme.color.text,
  borderRadius: '3px',
});

export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.sm,
  padding: `${theme.space.xxl} ${theme.space.lg}`,
  textAlign: 'center',
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
});
export const nothingTitle = style({ fontSize: theme.size.md, color: theme.color.text });

export const popover = style({
  zIndex: 45,
  display: 'grid',
  gap: theme.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: 'min(412px, calc(100vw - 24px))',
  maxHeight: 'calc(100dvh - 24px)',
  overflowY: 'auto',
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.raised,
  color: theme.color.text,
  boxShadow: theme.shadow.lg,
  animation: `${appear} ${theme.motion.fast} ${theme.motion.ease}`,
  ':focus': { outline: 'none' },
});
export const popoverTitle = style({ fontSize: theme.size.sm, fontWeight: 600 });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.sm });
export const textArea = style([
  plainInput,
  { minHeight: '84px', resize: 'vertical', lineHeight: 1.5, fieldSizing: 'content', maxHeight: '40dvh' },
]);
export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.md,
});
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: theme.space.xs });
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: theme.space.xxs,
  paddingTop: theme.space.sm,
  borderTop: `1px solid ${theme.color.line}`,
});
export const moreHint = style([said, { gridColumn: '1 / -1' }]);
