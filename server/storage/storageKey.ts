/** The one form that a key may have, so that no key leads out of the storage. */
export class WrongKey extends Error {
  override readonly name = 'WrongKey';
  constructor(key: string) {
    super(`"${key}" is not a storage key.`);
  }
}

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export const isStorageKey = (key: string) => key.length <= 512 && KEY.test(key);

/** @throws WrongKey */
export function checkFolder(folder: string): string {
  if (!folder.endsWith('/')) throw new WrongKey(folder);
  return `${checkKey(folder.slice(0, -1))}/`;
}

/** @throws WrongKey */
export function checkKey(key: string): string {
  if (!isStorageKey(key)) throw new WrongKey(key);
  return key;
}
