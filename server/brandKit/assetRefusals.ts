/** Why a file was not taken into the brand kit; always 400, the status whose words are shown to people. [B3] */
import { MediaRefused, type MediaRefusalCode } from '../media/mediaRefusals';
import { Problem } from '../http/problems';

const sentences = {
  not_a_logo: 'This is not a picture that can be a logo. Use PNG, SVG, JPEG, WebP, GIF or AVIF.',
  not_a_clip: 'This is not a video that can be used. Use MP4, MOV or WebM.',
  not_a_font: 'This is not a font. Use a .ttf, .otf, .woff or .woff2 file.',
  font_collection: 'This file holds several fonts. Take out the one that you want and upload it alone.',
  font_too_large: 'This font is too large when it is unpacked. Use one with fewer characters.',
  font_broken: 'This font cannot be read. It may be damaged; download or export it again.',
  font_without_name: 'This font has no family name. Export it again with a name, or use another one.',
  font_without_letters: 'This font lacks some of the letters A to Z and a to z. Use one that has them all.',
} as const;
export type AssetRefusalCode = keyof typeof sentences;

export class AssetRefused extends Problem<AssetRefusalCode> {
  override readonly name = 'AssetRefused';
  constructor(code: AssetRefusalCode, options?: ErrorOptions) {
    super(400, code, sentences[code], options);
  }
}

/** The refusals of media keep their codes and words here, but for a limit of its own. */
export function asAssetRefusal(error: unknown, mostBytes: number): unknown {
  if (!(error instanceof MediaRefused)) return error;
  const isTooLarge = error.code === 'file_too_large';
  const most = Math.floor(mostBytes / 1024 / 1024);
  const detail = isTooLarge ? `This file is too large. Use one of at most ${most} MB.` : error.detail;
  return new Problem<MediaRefusalCode>(400, error.code, detail, { cause: error }, isTooLarge ? { most } : {});
}
