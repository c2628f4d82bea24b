/** The look of the frames around pages: sidebar, top bar. */
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, theme } from '../../ui/theme/theme.css';

const SIDEBAR = '256px';
const BAR = '60px';

export const shell = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: `${BAR} minmax(0, 1fr)`,
  '@media': { [from.desktop]: { gridTemplateRows: '1fr', gridTemplateColumns: `${SIDEBAR} minmax(0, 1fr)` } },
});
export const skip = style({
  position: 'absolute',
  left: theme.space.sm,
  top: '-80px',
  zIndex: 70,
  padding: theme.space.sm,
  borderRadius: theme.radius.sm,
  background: theme.color.primary,
  color: theme.color.onPrimary,
  ':focus': { top: theme.space.sm },
});
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  height: BAR,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  paddingInline: theme.space.md,
  borderBottom: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
});
export const topBar = style([bar, { justifyContent: 'space-between' }]);
/** Where there is no room beside the places, the name wraps under the mark, out of sight. */
export const home = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: '28px',
  minHeight: theme.press,
});
globalStyle(`${home} > *`, {
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  height: '28px',
  overflow: 'hidden',
});
/** Takes the focus from the skip link, which needs no ring around the whole page. */
export const content = style({ ':focus': { outline: 'none' } });
export const menuBar = style([bar, { '@media': { [from.desktop]: { display: 'none' } } }]);
export const sidebar = recipe({
  base: {
    position: 'fixed',
    inset: '0 auto 0 0',
    zIndex: 31,
    width: '280px',
    maxWidth: '84vw',
    display: 'flex',
    flexDirection: 'column',
    gap: theme.space.lg,
    padding: theme.space.md,
    background: theme.color.surface,
    borderRight: `1px solid ${theme.color.line}`,
    transition: `transform ${theme.motion.calm} ${theme.motion.ease}, visibility ${theme.motion.calm}`,
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        top: 0,
        width: 'auto',
        height: '100dvh',
        transform: 'none',
        visibility: 'visible',
        zIndex: 1,
      },
    },
  },
  variants: {
    menu: {
      open: { transform: 'none', boxShadow: theme.shadow.lg },
      closed: { transform: 'translateX(-100%)', visibility: 'hidden' },
    },
  },
});
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  border: 0,
  background: theme.color.overlay,
  '@media': { [from.desktop]: { display: 'none' } },
});
export const brand = style({
  minHeight: theme.press,
  display: 'flex',
  alignItems: 'center',
  padding: `${theme.space.xs} ${theme.space.xs} 0`,
  justifySelf: 'start',
  borderRadius: theme.radius.sm,
});
export const links = style({ display: 'grid', gap: theme.space.xxs });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  minHeight: '44px',
  paddingInline: theme.space.sm,
  borderRadius: theme.radius.sm,
  color: theme.color.textSoft,
  fontSize: theme.size.sm,
  fontWeight: 550,
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  selectors: {
    '&:hover': { background: theme.color.sunken, color: theme.color.text },
    '&[aria-current=page]': { background: theme.color.accentSoft, color: theme.color.accent },
  },
});
export const foot = style({ marginTop: 'auto', display: 'grid', gap: theme.space.sm });
// In line with the rows above it.
globalStyle(`${foot} > button`, { justifyContent: 'flex-start', paddingInline: theme.space.md });
export const credits = style({
  display: 'grid',
  gap: theme.space.xxs,
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.canvas,
});
export const creditsCount = style({ fontSize: theme.size.sm, fontWeight: 600 });
export const creditsHint = style({ fontSize: theme.size.xs, color: theme.color.textFaint });
