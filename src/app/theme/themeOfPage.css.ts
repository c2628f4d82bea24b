/** Native controls and scroll bars follow: before what the whole app says of its root. */
import { style } from '@vanilla-extract/css';

export const dark = style({ selectors: { '&&': { colorScheme: 'dark' } } });
export const light = style({ selectors: { '&&': { colorScheme: 'light' } } });
