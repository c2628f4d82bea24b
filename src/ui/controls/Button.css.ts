/** How everything looks that is pressed; links take it by `button()`. */
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space.xs,
    border: '1px solid transparent',
    borderRadius: theme.radius.full,
    fontWeight: 550,
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast}, transform ${theme.motion.fast}`,
    selectors: { '&:active:not(:disabled)': { transform: 'scale(0.98)' }, '&:disabled': { opacity: 0.5 } },
  },
  variants: {
    variant: {
      primary: {
        background: theme.color.primary,
        color: theme.color.onPrimary,
        boxShadow: theme.shadow.sm,
        selectors: { '&:hover:not(:disabled)': { background: theme.color.primaryHover } },
      },
      secondary: {
        background: theme.color.surface,
        borderColor: theme.color.line,
        color: theme.color.text,
        boxShadow: theme.shadow.sm,
        selectors: { '&:hover:not(:disabled)': { borderColor: theme.color.lineStrong } },
      },
      quiet: {
        background: 'transparent',
        color: theme.color.textSoft,
        selectors: {
          '&:hover:not(:disabled)': { background: theme.color.sunken, color: theme.color.text },
        },
      },
      chosen: {
        background: theme.color.accentSoft,
        borderColor: theme.color.accentLine,
        color: theme.color.accent,
      },
    },
    size: {
      small: {
        minHeight: theme.press,
        paddingInline: theme.space.md,
        fontSize: theme.size.sm,
      },
      medium: { minHeight: '44px', paddingInline: '20px', fontSize: theme.size.sm },
      large: { minHeight: '48px', paddingInline: theme.space.lg, fontSize: theme.size.md },
      icon: { width: theme.press, height: theme.press, padding: 0, flexShrink: 0 },
    },
    wide: { true: { width: '100%' } },
    /** Its words may be more than a phone is wide. */
    wraps: {
      true: {
        maxWidth: '100%',
        paddingBlock: '6px',
        whiteSpace: 'normal',
        textWrap: 'balance',
        lineHeight: 1.3,
      },
    },
    /** Its words, not its edge, stand in line with what is beneath. */
    flush: { true: {} },
  },
  compoundVariants: [
    {
      variants: { size: 'small', flush: true },
      style: { marginInlineStart: `calc(-1 * ${theme.space.md})` },
    },
    { variants: { size: 'medium', flush: true }, style: { marginInlineStart: '-20px' } },
  ],
  defaultVariants: { variant: 'primary', size: 'medium' },
});
