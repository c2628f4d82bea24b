/** Every letter that a video may show comes from a font that the product brings: the same in the preview and in the file. [T3] */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { lettersOf } from '../../../src/templates/paint/type/letters/lettersOf';
import { fontFamily, letterFamilies } from '../../../src/templates/paint/type/typefaces';

const { resolve } = createRequire(import.meta.url);
const source = readFileSync('src/templates/paint/type/letters/letterFonts.ts', 'utf8');

/** The files of a family that its rules name for a letter. */
function filesFor(family: string, letter: string): readonly string[] {
  const sheet = new RegExp(`${family}: \\(\\) => import\\('([^']+\\.css)'\\)`).exec(source)?.[1] ?? '';
  const css = readFileSync(resolve(sheet), 'utf8');
  const code = letter.codePointAt(0) ?? 0;
  return css.split('@font-face').flatMap((rule) => {
    const ranges = /unicode-range: ([^;]+)/.exec(rule)?.[1]?.split(',') ?? [];
    const isNamed = ranges.some((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16);
    });
    const file = /url\(([^)]+\.woff2)\)/.exec(rule)?.[1];
    return isNamed && file ? [path.join(path.dirname(resolve(sheet)), file)] : [];
  });
}

const opened = new Map<string, ReturnType<typeof create>>();
function draws(file: string, letter: string): boolean {
  const font = opened.get(file) ?? create(readFileSync(file));
  opened.set(file, font);
  return 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

test.each([
  ['arabic', 'پانی'],
  ['hebrew', 'מים'],
  ['devanagari', 'पानी।'],
  ['bengali', 'পানি'],
  ['gurmukhi', 'ਪਾਣੀ'],
  ['gujarati', 'પાણી'],
  ['odia', 'ପାଣି'],
  ['tamil', 'தண்ணீர்'],
  ['telugu', 'నీరు'],
  ['kannada', 'ನೀರು'],
  ['malayalam', 'വെള്ളം'],
  ['sinhala', 'ජලය'],
  ['thai', 'น้ำ'],
  ['lao', 'ນ້ຳ'],
  ['khmer', 'ទឹក'],
  ['burmese', 'ရေ'],
  ['georgian', 'წყალი'],
  ['armenian', 'ջուր'],
  ['ethiopic', 'ውሃ'],
  ['han', '水みず、'],
  ['hangul', '물은차갑다'],
])('[T3] %s comes from a font that has its letters: %s', (family, text) => {
  expect(lettersOf(text)).toEqual([[family, text]]);
  const missing = [...text].filter((letter) => !filesFor(family, letter).some((file) => draws(file, letter)));
  expect(missing).toEqual([]);
});

const SIGNS = {
  mathematics: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
  shapes: '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
  rare: 'inter-ui/variable/InterVariable.woff2',
} as const;

test.each([
  ['mathematics', '←→⇒≤≥≠≈√∞∑ℝ⌀♪'],
  ['shapes', '●■▲◆★☆✓✗❯'],
  ['rare', '₂⁹⅓ⅣқөἈ‰①℃'],
] as const)('[T3] signs come from a font that has them: %s %s', (family, text) => {
  expect(lettersOf(text)).toEqual([[family, text]]);
  const file = path.resolve('node_modules', SIGNS[family]);
  expect([...text].filter((letter) => !draws(file, letter))).toEqual([]);
});

test('[T3] a sign that is an emoji is one, the same without colours is a shape: ✔ and ✓', () => {
  expect(lettersOf('✔✓🔥')).toEqual([
    ['emoji', '✔🔥'],
    ['shapes', '✓'],
  ]);
});

test('[T3] marks that the Latin files hold ask for no font: ™, dashes, quotes, arrows up and down', () => {
  expect(lettersOf('Über™ – “naïve” ’n’ €5 … ↑↓ −5')).toEqual([]);
});

test('[T3] every family that letters may come from is looked for before the fonts of the machine', () => {
  for (const family of Object.values(letterFamilies)) expect(fontFamily('bold')).toContain(`"${family}"`);
});
