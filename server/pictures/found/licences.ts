/** Which licences let a picture be cut, covered with words and shown anywhere, if its maker is named. */

/** No share-alike: it would bind the whole video. */
const FREE = /^(?:cc0|pdm|public domain|cc by)(?:[ -]\d|$)/i;

export const isFree = (licence: string): boolean => FREE.test(licence.trim());

/** Beside words of Wikipedia a share-alike picture binds the video to nothing that the words do not. */
export const isFreeForSharedText = (licence: string): boolean =>
  isFree(licence) || /^cc by-sa[ -]\d/i.test(licence.trim());
