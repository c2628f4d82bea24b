/** The colour emoji in parts, so that a video loads the ones that it shows. */
import ranges from '@fontsource/noto-color-emoji/unicode.json';
import part0 from '@fontsource/noto-color-emoji/files/noto-color-emoji-0-400-normal.woff2';
import part1 from '@fontsource/noto-color-emoji/files/noto-color-emoji-1-400-normal.woff2';
import part2 from '@fontsource/noto-color-emoji/files/noto-color-emoji-2-400-normal.woff2';
import part3 from '@fontsource/noto-color-emoji/files/noto-color-emoji-3-400-normal.woff2';
import part4 from '@fontsource/noto-color-emoji/files/noto-color-emoji-4-400-normal.woff2';
import part5 from '@fontsource/noto-color-emoji/files/noto-color-emoji-5-400-normal.woff2';
import part6 from '@fontsource/noto-color-emoji/files/noto-color-emoji-6-400-normal.woff2';
import part7 from '@fontsource/noto-color-emoji/files/noto-color-emoji-7-400-normal.woff2';
import part8 from '@fontsource/noto-color-emoji/files/noto-color-emoji-8-400-normal.woff2';
import part9 from '@fontsource/noto-color-emoji/files/noto-color-emoji-9-400-normal.woff2';
import part10 from '@fontsource/noto-color-emoji/files/noto-color-emoji-10-400-normal.woff2';
import { EMOJI_FAMILY } from '../typefaces';

const files: Record<keyof typeof ranges, string> = {
  '[0]': part0,
  '[1]': part1,
  '[2]': part2,
  '[3]': part3,
  '[4]': part4,
  '[5]': part5,
  '[6]': part6,
  '[7]': part7,
  '[8]': part8,
  '[9]': part9,
  '[10]': part10,
};

for (const [part, unicodeRange] of Object.entries(ranges))
  document.fonts.add(
    new FontFace(EMOJI_FAMILY, `url(${files[part as keyof typeof ranges]}) format('woff2')`, {
      weight: '100 900',
      unicodeRange,
    }),
  );
