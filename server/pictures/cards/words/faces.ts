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
  /** False where a letter is in no face, or is not joined to its neighbours as its writing asks for: those who read it would see another word. */
  readonly canWrite: (word: string) => boolean;
  /** Only of what can be written. Of letters that no face has, nothing is drawn. */
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
/** For what the three cannot write: files of the packages that the templates' fonts come from. The first that has a letter draws it. */
const OTHER_WRITINGS: readonly Package[] = [
  ...[
    ...['inter', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-devanagari', 'noto-sans-bengali'],
    ...['noto-sans-gurmukhi', 'noto-sans-gujarati', 'noto-sans-oriya', 'noto-sans-tamil'],
    ...['noto-sans-telugu', 'noto-sans-kannada', 'noto-sans-malayalam', 'noto-sans-sinhala'],
    ...['noto-sans-thai', 'noto-sans-lao', 'noto-sans-khmer', 'noto-sans-georgian', 'noto-sans-armenian'],
    ...['noto-sans-ethiopic', 'noto-sans-sc', 'noto-sans-kr'],
  ].map((name) => inParts(`@fontsource-variable/${name}`, 'wght')),
  inParts('@fontsource/noto-sans-myanmar', '400'),
  whole('@fontsource/noto-sans-math', 'files/noto-sans-math-latin-400-normal.woff2'),
  whole('@fontsource/noto-sans-symbols-2', 'files/noto-sans-symbols-2-symbols-400-normal.woff2'),
  whole('inter-ui', 'variable/InterVariable.woff2'),
];
const UNIT = 1000;
/** Joiners and variants have no shape of their own. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
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
  const drawable = (word: string) => [...composed(word)].filter((letter) => !UNSEEN.test(letter));
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
    canWrite: (word) =>
      drawable(word).every((letter) => faceWith(letter, WIDEST) !== null) &&
      runsOf(word, (letter) => faceWith(letter, WIDEST)).every(isJoined),
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
  for (const letter of composed(word)) {
    const last = runs.at(-1);
    const face = /\p{M}/u.test(letter) && last ? last.face : faceFor(letter);
    if (!face) continue;
    if (last?.face === face) runs.splice(-1, 1, { text: last.text + letter, face });
    else runs.push({ text: letter, face });
  }
  return runs;
}

/** What NFC takes apart, though it is one letter of its writing: fontkit finds no place for a dot of Bengali that stands alone. */
const indicLetters = Array.from({ length: 0x300 }, (_, index) => String.fromCodePoint(0x900 + index)).filter(
  (letter) => letter.normalize('NFC') !== letter,
);
const composed = (word: string): string =>
  indicLetters.reduce(
    (text, letter) => text.replaceAll(letter.normalize('NFC'), letter),
    word.normalize('NFC'),
  );

/** What a shaper puts where a mark has no letter to stand on. */
const DOTTED_CIRCLE = 0x25cc;

/** fontkit does not know every writing: marks of some it cannot place, and says so by a circle, or throws. */
function isJoined({ text, face: { font } }: Run): boolean {
  try {
    const circle = font.hasGlyphForCodePoint(DOTTED_CIRCLE) ? font.glyphForCodePoint(DOTTED_CIRCLE).id : -1;
    return text.includes('\u25cc') || font.layout(text).glyphs.every(({ id }) => id !== circle);
  } catch {
    return false;
  }
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

type Range = readonly [from: number, to: number];
interface FontFile {
  readonly file: string;
  /** Letters that it may have. */
  readonly ranges: readonly Range[];
}
interface Package {
  readonly name: string;
  readonly filesIn: (folder: string) => readonly FontFile[];
}

/** By letter, each file when its first letter is met. */
function openOtherWritings(): (code: number) => Face | null {
  const { resolve } = createRequire(import.meta.url);
  let files: readonly FontFile[] | undefined;
  const opened = new Map<string, Face>();
  const open = (file: string): Face => {
    const face = opened.get(file) ?? { font: openFont(file), isLight: true };
    opened.set(file, face);
    return face;
  };
  return (code) => {
    files ??= OTHER_WRITINGS.flatMap(({ name, filesIn }) =>
      filesIn(path.dirname(resolve(`${name}/package.json`))),
    );
    for (const { file, ranges } of files) {
      if (!ranges.some(([from, to]) => code >= from && code <= to)) continue;
      const face = open(file);
      // A range says what a file may have: one of Chinese spans all of Korean, and has none of it.
      if (face.font.hasGlyphForCodePoint(code)) return face;
    }
    return null;
  };
}

/** `unicode.json` of a package says which of its files may hold which letters. */
function inParts(name: string, weight: string): Package {
  const files = path.basename(name);
  const rangesOf = (ranges: string) =>
    ranges.split(',').map((range): Range => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
  const filesIn = (folder: string): FontFile[] => {
    const parts = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >;
    return Object.entries(parts).map(([part, ranges]) => ({
      file: path.join(folder, 'files', `${files}-${part.replace(/[[\]]/g, '')}-${weight}-normal.woff2`),
      ranges: rangesOf(ranges),
    }));
  };
  return { name, filesIn };
}

function whole(name: string, file: string): Package {
  return { name, filesIn: (folder) => [{ file: path.join(folder, file), ranges: [[0, 0x10ffff]] }] };
}
