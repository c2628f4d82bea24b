/** The look of a switch in its row. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  minHeight: '56px',
  padding: `${theme.space.xs} ${theme.space.sm}`,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  cursor: 'pointer',
  transition: `border-color ${theme.motion.fast}`,
  selectors: { '&:hover': { borderColor: theme.color.lineStrong } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const label = style({ fontSize: theme.size.sm, fontWeight: 600 });
export const text = style({
  fontSize: theme.size.xs,
  color: theme.color.textSoft,
  overflowWrap: 'anywhere',
});
export const input = style({});
export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: '42px',
  height: '24px',
  borderRadius: theme.radius.full,
  background: theme.color.lineStrong,
  transition: `background ${theme.motion.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    top: '3px',
    left: '3px',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    background: '#ffffff',
    boxShadow: theme.shadow.sm,
    transition: `transform ${theme.motion.fast}`,
  },
  selectors: {
    [`${input}:checked + &`]: { background: theme.color.primary },
    [`${input}:checked + &::after`]: { transform: 'translateX(18px)', background: theme.color.onPrimary },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${theme.color.accent}`, outlineOffset: '2px' },
  },
});
