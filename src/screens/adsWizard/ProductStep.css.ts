/** The look of the product's words beside its media. [W5] [W6] */
import { style } from '@vanilla-extract/css';
import { card } from '../../ui/layout/Card.css';
import { from, theme } from '../../ui/theme/theme.css';

export const columns = style({
  display: 'grid',
  gap: theme.space.xl,
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const fields = style({ display: 'grid', gap: theme.space.lg });
export const media = style([card, { display: 'grid', gap: theme.space.md, padding: '20px' }]);
export const told = style({ display: 'grid', gap: theme.space.xs });
export const fieldTitle = style({ fontSize: theme.size.sm, fontWeight: 550 });
export const source = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const doubt = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.space.sm,
  padding: theme.space.md,
  borderRadius: theme.radius.md,
  background: theme.color.accentSoft,
  fontSize: theme.size.sm,
});
export const mediaHead = style({ display: 'grid', gap: theme.space.xxs });
export const mediaTitle = style({ fontSize: theme.size.md });
export const mediaText = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const preview = style({
  position: 'relative',
  aspectRatio: '1',
  /** A tablet has the card at full width: a square of that would push the buttons far down. */
  maxHeight: '360px',
  width: '100%',
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  background: theme.color.sunken,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const nothing = style({
  height: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space.xs,
  color: theme.color.textFaint,
  fontSize: theme.size.sm,
});
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 88px))',
  gap: theme.space.xs,
});
export const thumbnail = style({
  aspectRatio: '1',
  borderRadius: theme.radius.sm,
  overflow: 'hidden',
  background: theme.color.sunken,
});
export const plus = style({
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  borderRadius: theme.radius.sm,
  border: `1.5px dashed ${theme.color.lineStrong}`,
  background: 'transparent',
  color: theme.color.textSoft,
  transition: `border-color ${theme.motion.fast}, color ${theme.motion.fast}`,
  ':hover': { borderColor: theme.color.accent, color: theme.color.accent },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.sm,
});
/** Where a language needs more room, the button goes below it. */
export const count = style({
  flex: '1 0 auto',
  maxWidth: '100%',
  fontSize: theme.size.sm,
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
export const error = style({
  fontSize: theme.size.sm,
  color: theme.color.danger,
  /** Brought into sight between the bar and the buttons. */
  scrollMarginBlock: '140px',
});
