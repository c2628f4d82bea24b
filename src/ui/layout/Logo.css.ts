/** The look of the name. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontWeight: 650,
  fontSize: theme.size.lg,
  letterSpacing: '-0.03em',
  color: theme.color.text,
});
