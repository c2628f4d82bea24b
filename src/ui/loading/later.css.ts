/** Where a part did not load, its message keeps off the edges of the place. */
import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css';

export const place = style({ padding: theme.space.md });
