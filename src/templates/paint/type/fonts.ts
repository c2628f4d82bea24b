/** The bundled typefaces: loaded before a frame is drawn, from files that come with the program. */
import caveatCyrillic from '@fontsource-variable/caveat/files/caveat-cyrillic-wght-normal.woff2';
import caveatExt from '@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2';
import caveat from '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2';
import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2';
import interGreek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2';
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import interVietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2';
import jetBrainsCyrillic from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-cyrillic-wght-normal.woff2';
import jetBrainsExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2';
import jetBrains from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import loraCyrillic from '@fontsource-variable/lora/files/lora-cyrillic-wght-normal.woff2';
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2';
import ranges from '@fontsource-variable/inter/unicode.json';
import montserratCyrillic from '@fontsource-variable/montserrat/files/montserrat-cyrillic-wght-normal.woff2';
import montserratExt from '@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-normal.woff2';
import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2';
import montserratVietnamese from '@fontsource-variable/montserrat/files/montserrat-vietnamese-wght-normal.woff2';
import type { CaptionFont } from '../../../../contract/video/captionStyle';
import { typefaces } from './typefaces';

/** Later ones are asked first. */
const files = {
  bold: {
    vietnamese: montserratVietnamese,
    cyrillic: montserratCyrillic,
    'latin-ext': montserratExt,
    latin: montserrat,
  },
  sans: {
    vietnamese: interVietnamese,
    greek: interGreek,
    cyrillic: interCyrillic,
    'latin-ext': interExt,
    latin: inter,
  },
  serif: { cyrillic: loraCyrillic, 'latin-ext': loraExt, latin: lora },
  mono: { cyrillic: jetBrainsCyrillic, 'latin-ext': jetBrainsExt, latin: jetBrains },
  cursive: { cyrillic: caveatCyrillic, 'latin-ext': caveatExt, latin: caveat },
} satisfies Record<CaptionFont, Partial<Record<keyof typeof ranges, string>>>;

const known = new Set<CaptionFont>();

/**
 * The files of a typeface that `letters` are found in, and its Latin ones. Rejects when a file cannot be read: a
 * frame in the wrong type is not what was previewed.
 */
export async function loadTypeface(name: CaptionFont, letters: string): Promise<unknown> {
  const { family, weight } = typefaces[name];
  if (!known.has(name)) {
    for (const [part, file] of Object.entries(files[name]))
      document.fonts.add(
        new FontFace(family, `url(${file}) format('woff2')`, {
          weight: '100 900',
          unicodeRange: ranges[part as keyof typeof ranges],
        }),
      );
    known.add(name);
  }
  return document.fonts.load(`${weight} 40px "${family}"`, `Aa${letters}`);
}
