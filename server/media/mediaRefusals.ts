/** Why a file was not taken in: each reason by its stable code. */
import { refusalSentences } from '../../contract/refusalSentences';
import { Problem } from '../http/problems';

export type MediaRefusalCode =
  | 'file_empty'
  | 'file_too_large'
  | 'upload_broken_off'
  | 'no_file'
  | 'not_media'
  | 'picture_broken'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'clip_broken'
  | 'clip_too_short'
  | 'clip_too_long'
  | 'sound_broken'
  | 'sound_silent'
  | 'sound_too_short'
  | 'sound_too_long'
  | 'only_embedded'
  | 'not_fetched';

export class MediaRefused extends Problem<MediaRefusalCode> {
  override readonly name = 'MediaRefused';
  constructor(code: MediaRefusalCode, options?: ErrorOptions) {
    if (code === 'file_too_large')
      super(413, code, refusalSentences.file_too_large({ most: null }), options, { most: null });
    else super(422, code, refusalSentences[code], options, {});
  }
}
