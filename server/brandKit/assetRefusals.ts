/** Why a file was not taken into the brand kit; always 400, the status whose words are shown to people. [B3] */
import { refusalSentences } from '../../contract/refusalSentences';
import { MediaRefused, type MediaRefusalCode } from '../media/mediaRefusals';
import { Problem } from '../http/problems';

export type AssetRefusalCode =
  | 'not_a_logo'
  | 'not_a_clip'
  | 'not_a_font'
  | 'font_collection'
  | 'font_too_large'
  | 'font_broken'
  | 'font_without_name'
  | 'font_without_letters';

export class AssetRefused extends Problem<AssetRefusalCode> {
  override readonly name = 'AssetRefused';
  constructor(code: AssetRefusalCode, options?: ErrorOptions) {
    super(400, code, refusalSentences[code], options);
  }
}

/** The refusals of media keep their codes and words here, but for a limit of its own. */
export function asAssetRefusal(error: unknown, mostBytes: number): unknown {
  if (!(error instanceof MediaRefused)) return error;
  const isTooLarge = error.code === 'file_too_large';
  const most = Math.floor(mostBytes / 1024 / 1024);
  const detail = isTooLarge ? refusalSentences.file_too_large({ most }) : error.detail;
  return new Problem<MediaRefusalCode>(400, error.code, detail, { cause: error }, isTooLarge ? { most } : {});
}
