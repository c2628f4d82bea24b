/** Native controls and scroll bars follow. */
import { style } from '@vanilla-extract/css';

export const darkPage = style({ colorScheme: 'dark' });
