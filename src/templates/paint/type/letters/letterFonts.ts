/** Fonts for what no display face holds: their rules are read when a text asks for them, and of their files only its own. */
import { EMOJI_FAMILY, letterFamilies } from '../typefaces';
import { lettersOf, type LetterFamily } from './lettersOf';

/** Makes the faces of each known to the page. */
const faces = {
  emoji: () => import('./emojiFace'),
  arabic: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  hebrew: () => import('@fontsource-variable/noto-sans-hebrew/wght.css'),
  devanagari: () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  bengali: () => import('@fontsource-variable/noto-sans-bengali/wght.css'),
  gurmukhi: () => import('@fontsource-variable/noto-sans-gurmukhi/wght.css'),
  gujarati: () => import('@fontsource-variable/noto-sans-gujarati/wght.css'),
  odia: () => import('@fontsource-variable/noto-sans-oriya/wght.css'),
  tamil: () => import('@fontsource-variable/noto-sans-tamil/wght.css'),
  telugu: () => import('@fontsource-variable/noto-sans-telugu/wght.css'),
  kannada: () => import('@fontsource-variable/noto-sans-kannada/wght.css'),
  malayalam: () => import('@fontsource-variable/noto-sans-malayalam/wght.css'),
  sinhala: () => import('@fontsource-variable/noto-sans-sinhala/wght.css'),
  thai: () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  lao: () => import('@fontsource-variable/noto-sans-lao/wght.css'),
  khmer: () => import('@fontsource-variable/noto-sans-khmer/wght.css'),
  burmese: () => import('@fontsource/noto-sans-myanmar/700.css'),
  georgian: () => import('@fontsource-variable/noto-sans-georgian/wght.css'),
  armenian: () => import('@fontsource-variable/noto-sans-armenian/wght.css'),
  ethiopic: () => import('@fontsource-variable/noto-sans-ethiopic/wght.css'),
  han: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  hangul: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  mathematics: () => import('./signFaces'),
  shapes: () => import('./signFaces'),
  rare: () => import('./signFaces'),
} satisfies Record<LetterFamily, () => Promise<unknown>>;

/** Rejects when a file cannot be read. */
export const loadLetters = (letters: string): Promise<unknown> =>
  Promise.all(
    lettersOf(letters).map(async ([name, own]) => {
      await faces[name]();
      const family = name === 'emoji' ? EMOJI_FAMILY : letterFamilies[name];
      await document.fonts.load(`700 40px "${family}"`, own);
    }),
  );
