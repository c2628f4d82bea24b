/** The look of the account pages: dark, a wall of videos on one side. [R3] [A1] */
import { style } from '@vanilla-extract/css';
import { appear } from '../../ui/theme/motion.css';
import { alwaysDark, from, theme } from '../../ui/theme/theme.css';

export const layout = style([
  alwaysDark,
  {
    colorScheme: 'dark',
    position: 'relative',
    minHeight: '100dvh',
    display: 'grid',
    background: theme.color.canvas,
    color: theme.color.text,
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(440px, 5fr) 7fr' } },
  },
]);
export const side = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: theme.space.lg,
  padding: theme.space.lg,
  '@media': { [from.desktop]: { padding: theme.space.xl, background: theme.color.canvas } },
});
export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const middle = style({
  display: 'grid',
  placeContent: 'center',
  gridTemplateColumns: 'minmax(0, 384px)',
});
/** On a phone and a tablet the wall lies behind the form, dimmed. */
export const wall = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundImage: 'url(/art/wall.svg)',
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  opacity: 0.2,
  '@media': { [from.desktop]: { position: 'relative', opacity: 1 } },
});
export const claim = style({
  display: 'none',
  position: 'absolute',
  left: theme.space.xxl,
  right: theme.space.xxl,
  bottom: theme.space.xxl,
  maxWidth: '16ch',
  fontSize: theme.size.display,
  fontWeight: 600,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
  textWrap: 'balance',
  '@media': { [from.desktop]: { display: 'block' } },
});
export const form = style({
  display: 'grid',
  gap: theme.space.lg,
  animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}`,
});
export const head = style({ display: 'grid', gap: theme.space.xs });
export const title = style({ fontSize: theme.size.xxl });
export const soft = style({ color: theme.color.textSoft, overflowWrap: 'anywhere', textWrap: 'pretty' });
/** Why somebody is here, when they did not mean to be. */
export const notice = style({
  padding: theme.space.md,
  border: `1px solid ${theme.color.accentLine}`,
  borderRadius: theme.radius.md,
  background: theme.color.accentSoft,
  fontSize: theme.size.sm,
});
export const success = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  background: theme.color.successSoft,
  color: theme.color.success,
  fontSize: theme.size.sm,
});
export const passwordPart = style({ display: 'grid', gap: theme.space.xs });
/** One line, however long the address in it. */
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const error = style({ color: theme.color.danger, fontSize: theme.size.sm });
export const other = style({ color: theme.color.textSoft, fontSize: theme.size.sm, textAlign: 'center' });
export const link = style({
  /** A finger hits it, though it stands in a line of text. */
  padding: '12px 0',
  color: theme.color.text,
  fontWeight: 550,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationColor: theme.color.lineStrong,
  ':hover': { textDecorationColor: 'currentColor' },
});
export const forgot = style([link, { justifySelf: 'end', marginBlock: '-6px', fontSize: theme.size.sm }]);
