/** The bundled typefaces: loaded before a frame is drawn, from files that come with the program. */
import caveat from '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2';
import caveatExt from '@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import jetBrains from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import jetBrainsExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2';
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2';
import montserrat from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2';
import montserratExt from '@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-normal.woff2';
import type { CaptionFont } from '../../../contract/captionStyle';
import { typefaces } from './typefaces';

interface FontFiles {
  readonly latin: string;
  readonly latinExtended: string;
}

const files = {
  bold: { latin: montserrat, latinExtended: montserratExt },
  sans: { latin: inter, latinExtended: interExt },
  serif: { latin: lora, latinExtended: loraExt },
  mono: { latin: jetBrains, latinExtended: jetBrainsExt },
  cursive: { latin: caveat, latinExtended: caveatExt },
} satisfies Record<CaptionFont, FontFiles>;

const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const loading = new Map<CaptionFont, Promise<unknown>>();

/** Rejects when a file cannot be read: a frame in the wrong type is not what was previewed. */
export function loadTypeface(name: CaptionFont): Promise<unknown> {
  const begun = loading.get(name) ?? load(name);
  loading.set(name, begun);
  return begun;
}

async function load(name: CaptionFont): Promise<unknown> {
  const { family } = typefaces[name];
  const { latin, latinExtended } = files[name];
  const weight = '100 900';
  const faces = [
    new FontFace(family, `url(${latinExtended}) format('woff2')`, { weight, unicodeRange: LATIN_EXTENDED }),
    new FontFace(family, `url(${latin}) format('woff2')`, { weight }),
  ];
  for (const one of faces) document.fonts.add(one);
  return Promise.all(faces.map((one) => one.load()));
}
