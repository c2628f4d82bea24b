/** The look of an open library: its frame, its headings, its states. */
import { style } from '@vanilla-extract/css';
import { abreast } from './abreast';
import { theme } from '../../../ui/theme/theme.css';

/** Where the pane is too narrow for words beside what they say. */
export const narrow = '(max-width: 220px)';
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.md,
  minHeight: '100%',
  padding: `${theme.space.xxs} ${theme.space.md} ${theme.space.lg}`,
  /** A person sizes the pane: what is in it goes by its width, not by the window's. */
  containerType: 'inline-size',
  selectors: {
    '&[data-files-over]': {
      background: theme.color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${theme.color.accent}`,
    },
  },
});
export const part = style({ display: 'grid', gap: theme.space.xs, minWidth: 0 });
export const heading = style({ fontSize: theme.size.sm, letterSpacing: 0 });
export const hint = style({ fontSize: theme.size.xs, color: theme.color.textFaint });

export const grid = style({
  display: 'grid',
  gap: theme.space.xs,
  gridTemplateColumns: abreast('104px'),
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  paddingInline: theme.space.sm,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.full,
  background: theme.color.sunken,
  color: theme.color.textFaint,
  transition: `border-color ${theme.motion.fast}`,
  ':focus-within': { borderColor: theme.color.accent },
});
export const searchInput = style({
  flex: 1,
  minWidth: 0,
  minHeight: theme.press,
  border: 0,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.size.sm,
  /** The field around it shows the focus. */
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: theme.color.textFaint, opacity: 1 },
  // It would keep its room beside the words that say what the field is for.
  selectors: { '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' } },
});

export const found = style([hint, { marginTop: theme.space.xs }]);
export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.lg} ${theme.space.md}`,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.md,
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const notFound = style([
  empty,
  { marginTop: theme.space.md, '@container': { [narrow]: { paddingInline: theme.space.xxs } } },
]);
export const emptyTitle = style({ color: theme.color.text, fontWeight: 600 });

export const upload = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});
export const bar = style({ gridColumn: '1 / -1' });
export const failures = style({ display: 'grid', gap: theme.space.xs, overflowWrap: 'anywhere' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });
