/** The look of the sheet on which a drawing lies. */
import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

/** How high the sheet may be where it does not stand on a page. */
export const sheetHeight = createVar();

export const sheet = style({
  overflow: 'auto',
  maxHeight: fallbackVar(sheetHeight, '76dvh'),
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.md,
  background: theme.color.canvas,
});
/** At its own size: words that are scaled down are not read. */
export const drawing = style({ width: 'max-content' });
