/** The look of what an article says, sentence by sentence. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

export const groups = style({ display: 'grid', justifyItems: 'start', gap: theme.space.lg });
export const group = style({ display: 'grid', border: 0, padding: 0, margin: 0, minWidth: 0 });
/** A legend stands outside of its fieldset's grid. */
export const title = style({ padding: 0, fontSize: theme.size.md, fontWeight: 600 });
export const hint = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const sentence = style({
  display: 'block',
  paddingBlock: theme.space.xxs,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
