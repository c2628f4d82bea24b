/** The look of what a page says, sentence by sentence. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

export const group = style({ display: 'grid', border: 0, padding: 0, margin: 0, minWidth: 0 });
/** A legend stands outside of its fieldset's grid. */
export const title = style({ padding: 0, fontSize: theme.size.sm, fontWeight: 550 });
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const sentence = style({
  display: 'block',
  paddingBlock: theme.space.xxs,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

export const inAd = style({
  borderBlock: `1px solid ${theme.color.line}`,
  paddingBlock: theme.space.xs,
});
export const inAdTitle = style({
  width: 'fit-content',
  paddingBlock: `calc((${theme.press} - 1lh) / 2)`,
  cursor: 'pointer',
  fontSize: theme.size.sm,
  fontWeight: 600,
  color: theme.color.accent,
});
export const body = style({ display: 'grid', gap: theme.space.sm, paddingBlock: theme.space.xs });
