/** Fonts for signs and for rare letters: arrows and operators, ticks and stars, and what of Inter its own parts lack (CO₂, ⅓, Қ). */
import inter from 'inter-ui/variable/InterVariable.woff2';
import mathematics from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';
import shapes from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2';
import { letterFamilies } from '../typefaces';

const face = (family: string, file: string, weight: string) =>
  new FontFace(family, `url(${file}) format('woff2')`, { weight });

for (const one of [
  face(letterFamilies.mathematics, mathematics, '400'),
  face(letterFamilies.shapes, shapes, '400'),
  face(letterFamilies.rare, inter, '100 900'),
])
  document.fonts.add(one);
