/** The look of a page that is not there yet. [R2] */
import { style } from '@vanilla-extract/css';

export const wholePage = style({ minHeight: '100dvh', display: 'grid', alignContent: 'center' });
