/** The look of a password that can be looked at. [R13] */
import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme/theme.css';

export const field = style({ display: 'grid', gap: theme.space.xs, minWidth: 0 });
export const control = style({ position: 'relative' });
/** What is typed does not run under the eye. */
export const room = style({ paddingInlineEnd: '52px' });
export const eye = style({ position: 'absolute', insetInlineEnd: '4px', top: '4px' });
