/** Whether a file is a font that can write: its name and its letters are read, not its file name. */
import * as fontkit from 'fontkit';
import { FONT_BYTES } from '../../../contract/limits';
import type { AssetRefusalCode } from '../assetRefusals';
import { fontFormatOf, unpackedBytes, type FontFormat } from './fontFile';

export interface FontQuestion {
  readonly bytes: Uint8Array;
}
export type FontAnswer = { readonly format: FontFormat } | { readonly refusal: AssetRefusalCode };

/** A packed font is a few times larger when unpacked; one that is much more is made to fill the memory. */
const MOST_UNPACKED = 6 * FONT_BYTES;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((letter) =>
  letter.charCodeAt(0),
);

export function readFont({ bytes }: FontQuestion): FontAnswer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = fontFormatOf(file);
  if (format === null) return { refusal: 'not_a_font' };
  if (format === 'collection') return { refusal: 'font_collection' };
  try {
    if (unpackedBytes(file, format) > MOST_UNPACKED) return { refusal: 'font_too_large' };
    const font = fontkit.create(file) as fontkit.Font;
    if (!LETTERS.every((letter) => canWrite(font, letter))) return { refusal: 'font_without_letters' };
    return font.familyName?.trim() ? { format } : { refusal: 'font_without_name' };
  } catch {
    // Whatever a parser stumbles over is the file's fault: it reads only these bytes.
    return { refusal: 'font_broken' };
  }
}

/** A letter may be listed and still be drawn as nothing. */
const canWrite = (font: fontkit.Font, letter: number) =>
  font.hasGlyphForCodePoint(letter) && font.glyphForCodePoint(letter).path.commands.length > 0;
