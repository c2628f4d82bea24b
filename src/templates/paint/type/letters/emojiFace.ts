/** The colour emoji, in one file: read only where a video shows one. (The package's parts have shapes, but no colours.) */
import emoji from '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2';
import { EMOJI_FAMILY } from '../typefaces';

document.fonts.add(new FontFace(EMOJI_FAMILY, `url(${emoji}) format('woff2')`, { weight: '100 900' }));
