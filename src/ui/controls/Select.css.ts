/** The look of choosing one of a few values. */
import { style } from '@vanilla-extract/css';
import { content as list, item as row } from './Menu.css';
import { visuallyHidden } from '../layout/page.css';
import { from, theme } from '../theme/theme.css';

export const label = visuallyHidden;
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xxs,
  width: '100%',
  minHeight: '48px',
  /** On a phone two stand abreast, whose words are longer in other languages. */
  paddingInline: theme.space.sm,
  '@media': { [from.tablet]: { gap: theme.space.xs, paddingInline: theme.space.md } },
  border: `1px solid ${theme.color.accentLine}`,
  borderRadius: theme.radius.md,
  background: theme.color.accentSoft,
  color: theme.color.accent,
  fontSize: theme.size.sm,
  fontWeight: 550,
  textAlign: 'left',
  transition: `border-color ${theme.motion.fast}`,
  selectors: {
    '&[data-any]': {
      borderColor: theme.color.lineStrong,
      background: theme.color.surface,
      color: theme.color.text,
    },
    '&:hover': { borderColor: theme.color.textFaint },
  },
});
export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '::first-letter': { textTransform: 'uppercase' },
  display: 'block',
});
export const content = style([list, { maxHeight: 'min(360px, 50vh)', overflowY: 'auto' }]);
export const item = style([row(), { justifyContent: 'space-between' }]);
