/** Words as outlines of our own typefaces, so that every machine draws the same letters and none draws a box. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';

export type FaceName = 'bold' | 'serif' | 'hand';

/** A word's letters, in thousandths of the size at which they are set. */
export interface Outline {
  readonly width: number;
  /** SVG paths from the baseline's beginning; those of lighter faces are to be drawn with a line around. */
  readonly paths: readonly { readonly d: string; readonly isLight: boolean }[];
  readonly isRightToLeft: boolean;
}

export interface Faces {
  /** Of letters that no face has, nothing is drawn. */
  readonly outline: (word: string, face: FaceName) => Outline;
  /** The face itself where it has all letters that our widest one has, else that one. */
  readonly faceFor: (text: string, face: FaceName) => FaceName;
  /** How wide a space is. */
  readonly space: (face: FaceName) => number;
}

const FILES: Readonly<Record<FaceName, string>> = {
  bold: 'montserrat-extrabold.ttf',
  serif: 'lora-bold.ttf',
  hand: 'caveat-bold.ttf',
};
/** The one with the most letters. */
const WIDEST: FaceName = 'bold';
/** For what the three cannot write: packages that the templates' fonts come from. */
const OTHER_WRITINGS = [
  'inter',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-sc',
];
const UNIT = 1000;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface Face {
  readonly font: Font;
  /** Regular weight beside our bold ones. */
  readonly isLight: boolean;
}

/** @param folder `assets/pictures/type` */
export function openFaces(folder: string): Faces {
  const own = new Map<FaceName, Face>();
  const others = openOtherWritings();
  const outlines = new Map<string, Outline>();

  function ownFace(name: FaceName): Face {
    const face = own.get(name) ?? { font: openFont(path.join(folder, FILES[name])), isLight: false };
    own.set(name, face);
    return face;
  }
  function faceWith(letter: string, name: FaceName): Face | null {
    const code = letter.codePointAt(0) ?? 0;
    const has = (face: Face | null) => (face?.font.hasGlyphForCodePoint(code) ? face : null);
    return has(ownFace(name)) ?? has(ownFace(WIDEST)) ?? has(others(code));
  }
  function outlineOf(word: string, name: FaceName): Outline {
    const isRightToLeft = RIGHT_TO_LEFT.test(word);
    const runs = runsOf(word, (letter) => faceWith(letter, name));
    let width = 0;
    const paths = (isRightToLeft ? runs.toReversed() : runs).map(({ text, face }) => {
      const d = outlineAt(text, face.font, width);
      width += d.width;
      return { d: d.path, isLight: face.isLight };
    });
    return { width, paths, isRightToLeft };
  }

  return {
    outline(word, face) {
      const known = outlines.get(face + word);
      if (known) return known;
      const made = outlineOf(word, face);
      if (outlines.size > MOST_KEPT) outlines.clear();
      outlines.set(face + word, made);
      return made;
    },
    faceFor(text, name) {
      const has = (face: FaceName, letter: string) =>
        ownFace(face).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      return [...text].every((letter) => has(name, letter) || !has(WIDEST, letter)) ? name : WIDEST;
    },
    space: (name) =>
      (ownFace(name).font.glyphForCodePoint(32).advanceWidth * UNIT) / ownFace(name).font.unitsPerEm,
  };
}

/** Six templates set the same words one after the other. */
const MOST_KEPT = 500;

interface Run {
  readonly text: string;
  readonly face: Face;
}

/** Neighbours of one face together; marks stay with the letter that they stand on. */
function runsOf(word: string, faceFor: (letter: string) => Face | null): Run[] {
  const runs: Run[] = [];
  for (const letter of word.normalize('NFC')) {
    const last = runs.at(-1);
    const face = /\p{M}/u.test(letter) && last ? last.face : faceFor(letter);
    if (!face) continue;
    if (last?.face === face) runs.splice(-1, 1, { text: last.text + letter, face });
    else runs.push({ text: letter, face });
  }
  return runs;
}

function outlineAt(text: string, font: Font, startAt: number): { path: string; width: number } {
  const scale = UNIT / font.unitsPerEm;
  const run = font.layout(text);
  let at = startAt;
  const path = run.glyphs
    .map((glyph, index) => {
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      const drawn = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, -yOffset * scale);
      at += xAdvance * scale;
      return drawn.toSVG();
    })
    .join('');
  return { path, width: at - startAt };
}

/** Loaded with the first card, and at once: a card is drawn in one go. */
const loadFontkit = () => createRequire(import.meta.url)('fontkit') as typeof import('fontkit');

function openFont(file: string): Font {
  const font = loadFontkit().create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file} holds more than one typeface.`);
  return font;
}

/** By letter, each file when its first letter is met. */
function openOtherWritings(): (code: number) => Face | null {
  const { resolve } = createRequire(import.meta.url);
  let files: readonly { readonly file: string; readonly ranges: readonly Range[] }[] | undefined;
  const opened = new Map<string, Face>();
  return (code) => {
    files ??= OTHER_WRITINGS.flatMap((name) =>
      filesOf(path.dirname(resolve(`@fontsource-variable/${name}/package.json`)), name),
    );
    const found = files.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (!found) return null;
    const face = opened.get(found.file) ?? { font: openFont(found.file), isLight: true };
    opened.set(found.file, face);
    return face;
  };
}

type Range = readonly [from: number, to: number];

/** `unicode.json` of a package says which of its files holds which letters. */
function filesOf(folder: string, name: string) {
  const subsets = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(subsets).map(([subset, ranges]) => ({
    file: path.join(folder, 'files', `${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map((range): Range => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
}
