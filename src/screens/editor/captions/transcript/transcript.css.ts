/** The look of the transcript and the script: text to be read. [E7] */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../../ui/theme/theme.css';

export const pane = style({
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space.md,
  background: theme.color.surface,
});
export const hint = style({
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
  marginBottom: theme.space.sm,
});
/** A long text is laid out where it is seen. */
export const paragraph = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 140px',
  marginBottom: theme.space.md,
  fontSize: theme.size.sm,
  lineHeight: 1.7,
});
export const moment = style({
  display: 'block',
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
export const word = style({
  padding: '2px 3px',
  margin: 0,
  border: 0,
  borderRadius: '5px',
  background: 'transparent',
  textAlign: 'left',
  userSelect: 'text',
  selectors: {
    '&:hover': { background: theme.color.sunken },
    '&[data-lit]': { background: theme.color.accentSoft, color: theme.color.accent },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
  '@media': { '(pointer: coarse)': { paddingBlock: '8px' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  marginBottom: theme.space.md,
});
export const facts = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const scene = style({ marginBottom: theme.space.lg });
export const sceneHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space.xs,
  marginBottom: theme.space.xxs,
  fontSize: theme.size.xs,
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
export const sceneTitle = style({
  fontSize: theme.size.xs,
  fontWeight: 600,
  letterSpacing: 'normal',
  color: theme.color.textSoft,
});
export const sceneText = style({ fontSize: theme.size.sm, lineHeight: 1.65, overflowWrap: 'anywhere' });
export const copy = style({ display: 'grid', justifyItems: 'end', gap: theme.space.xxs });
export const copySaid = style({
  maxWidth: '28ch',
  fontSize: theme.size.xs,
  color: theme.color.danger,
  textAlign: 'right',
  ':empty': { display: 'none' },
});
