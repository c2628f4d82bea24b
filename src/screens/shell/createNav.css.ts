/** The look of the create flow's navigation: it fits beside the logo on a phone. [R11] */
import { style } from '@vanilla-extract/css';
import { from, theme } from '../../ui/theme/theme.css';

export const links = style({ display: 'flex', gap: theme.space.xxs });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.press,
  paddingInline: '10px',
  borderRadius: theme.radius.full,
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { background: theme.color.sunken, color: theme.color.text },
    '&[aria-current]': { background: theme.color.accentSoft, color: theme.color.accent },
  },
  '@media': { [from.tablet]: { paddingInline: theme.space.md } },
});
