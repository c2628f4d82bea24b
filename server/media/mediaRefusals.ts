/** Why a file was not taken in: each reason with its stable code and a sentence for people. */
import { Problem } from '../http/problems';

const sentences = {
  file_empty: 'This file is empty. Choose another one.',
  file_too_large: 'This file is too large. Choose a smaller one.',
  upload_broken_off: 'The upload broke off. Try again.',
  no_file: 'There is no file in this upload. Send one file in the field "file".',
  not_media:
    'This is neither a picture nor a video that can be used. Use JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV or WebM.',
  picture_broken: 'This picture cannot be read. It may be damaged; export it again as JPEG or PNG.',
  picture_too_large: 'This picture has too many pixels. Use one with at most 100 megapixels.',
  picture_too_small: 'This picture is too small to be shown in a video. Use a larger one.',
  clip_broken: 'This video cannot be read. It may be cut off; export it again as MP4.',
  clip_too_short: 'This video is too short to be seen. Use one of at least half a second.',
  clip_too_long: 'This video is too long. Use one of at most ten minutes.',
  only_embedded: 'Videos of this site can be watched but not used. Upload the video file instead.',
  not_fetched: 'This picture or video could not be fetched. Upload it instead.',
} as const;
export type MediaRefusalCode = keyof typeof sentences;

export class MediaRefused extends Problem<MediaRefusalCode> {
  override readonly name = 'MediaRefused';
  constructor(code: MediaRefusalCode, options?: ErrorOptions) {
    const isTooLarge = code === 'file_too_large';
    super(isTooLarge ? 413 : 422, code, sentences[code], options, isTooLarge ? { most: null } : {});
  }
}
