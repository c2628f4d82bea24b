/** Which licences let a picture be cut, covered with words and shown anywhere, if its maker is named. */

/** No share-alike: it would bind the whole video. */
const FREE = /^(?:cc0|pdm|public domain|cc by)(?:[ -]\d|$)/i;

export const isFree = (licence: string): boolean => FREE.test(licence.trim());
