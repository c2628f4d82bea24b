/** The look of a video that plays over the list: as large as the window lets it. [R12] */
import { style } from '@vanilla-extract/css';
import { appear } from '../../ui/theme/motion.css';
import { theme } from '../../ui/theme/theme.css';

/** What stands above and below the video. */
const AROUND = '220px';
const HEIGHT = `min(760px, 100dvh - ${AROUND})`;

export const sheet = style({
  display: 'grid',
  gap: theme.space.md,
  width: '100%',
  maxWidth: `max(320px, ${HEIGHT} * 9 / 16 + 2 * ${theme.space.lg})`,
  padding: theme.space.md,
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.surface,
  boxShadow: theme.shadow.lg,
  animation: `${appear} ${theme.motion.calm} ${theme.motion.ease}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.sm,
  paddingInlineStart: theme.space.xs,
});
export const title = style({
  fontSize: theme.size.md,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const player = style({
  justifySelf: 'center',
  width: `min(100%, ${HEIGHT} * 9 / 16)`,
  aspectRatio: '9 / 16',
  /** The poster is wide; its middle is the frame that the video begins with. */
  objectFit: 'cover',
  borderRadius: theme.radius.md,
  background: '#000',
});
export const broken = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '240px',
  padding: theme.space.md,
});
