/** The look of the page that a link to share opens. [ED4] */
import { style } from '@vanilla-extract/css';
import { from, theme } from '../../ui/theme/theme.css';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
});
export const head = style({ justifySelf: 'stretch', padding: theme.space.md });
export const stage = style({
  width: '100%',
  display: 'grid',
  gap: theme.space.md,
  alignContent: 'center',
  justifyItems: 'center',
  padding: `0 ${theme.space.md} ${theme.space.lg}`,
  '@media': { [from.medium]: { padding: `0 ${theme.space.xl} ${theme.space.xl}` } },
});
export const title = style({
  maxWidth: '720px',
  fontSize: theme.size.lg,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
/** As large as the window lets its shape be. */
export const player = style({
  /** The poster is wide; its middle is the frame that the video begins with. */
  objectFit: 'cover',
  width: 'min(100%, 72dvh * var(--shape), 1200px)',
  aspectRatio: 'var(--shape)',
  borderRadius: theme.radius.lg,
  background: '#000',
  boxShadow: theme.shadow.md,
});
