/** The name that an asset is shown by: its file's own, without what cannot be seen or leads elsewhere. */

const MOST_CHARACTERS = 100;
/** Controls, marks that turn the direction of text, halves of characters; the joiners inside words and emoji stay. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** @param otherwise the name where nothing is left of the file's own */
export function assetName(fileName: string, otherwise: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const seen = last.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  const name = [...seen].slice(0, MOST_CHARACTERS).join('').trim();
  return /^\.*$/.test(name) ? otherwise : name;
}
