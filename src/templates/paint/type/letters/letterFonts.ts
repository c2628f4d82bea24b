/** Fonts for what no display face holds: their rules are read when a text asks for them, and of their files only its own. */
import { EMOJI_FAMILY, letterFamilies } from '../typefaces';

interface LetterFont {
  readonly family: string;
  readonly letters: RegExp;
  /** Makes its faces known to the page. */
  know(): Promise<unknown>;
}

const fonts: readonly LetterFont[] = [
  {
    family: EMOJI_FAMILY,
    letters: /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/gu,
    know: () => import('./emojiFace'),
  },
  {
    family: letterFamilies.arabic,
    letters: /\p{Script=Arabic}/gu,
    know: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  },
  {
    family: letterFamilies.hebrew,
    letters: /\p{Script=Hebrew}/gu,
    know: () => import('@fontsource-variable/noto-sans-hebrew/wght.css'),
  },
  {
    family: letterFamilies.devanagari,
    letters: /[\p{Script=Devanagari}\u0964\u0965]/gu,
    know: () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  },
  {
    family: letterFamilies.thai,
    letters: /\p{Script=Thai}/gu,
    know: () => import('@fontsource-variable/noto-sans-thai/wght.css'),
  },
  {
    family: letterFamilies.han,
    letters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/gu,
    know: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  },
];

/** Rejects when a file cannot be read. */
export const loadLetters = (letters: string): Promise<unknown> =>
  Promise.all(
    fonts.map(async (font) => {
      const own = letters.match(font.letters)?.join('');
      if (!own) return;
      await font.know();
      await document.fonts.load(`700 40px "${font.family}"`, own);
    }),
  );
