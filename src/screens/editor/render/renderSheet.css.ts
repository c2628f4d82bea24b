/** The look of the sheet before a render. */
import { style } from '@vanilla-extract/css';
import { theme } from '../../../ui/theme/theme.css';

export const choices = style({ display: 'grid', gap: theme.space.lg });
export const soft = style({ fontSize: theme.size.sm, color: theme.color.textSoft });
/** Beside the buttons, or above them where they take the row. */
export const forecast = style({
  flex: '1 1 12em',
  alignSelf: 'center',
  fontSize: theme.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export { group, question } from '../../../ui/controls/RadioChips.css';
export const formats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.xs,
});
