/** Which addresses show one picture: sizes of it, what an element or an entry names together, and one file that stands in several of the page's folders. */
import type { Finding } from './finding';
import type { AddressParts, PictureAddresses } from './pictureAddresses';

export interface PictureAddress {
  readonly address: string;
  /** Other addresses of the same picture. */
  readonly same: readonly string[];
}

export interface SamePictures {
  /** The same for all addresses of a picture. */
  groupOf(address: string): string;
  /** Of each picture its largest address, in the order in which pictures are first named. */
  largest(found: readonly PictureAddress[]): string[];
}

/** Of a file's letters and digits, for its name to be this picture's alone. */
const LEAST_NAME = 10;
const LEAST_WORDED_NAME = 20;
/** Numbers and universal ids count products and pictures; so does a word with a number that no size has. */
const IS_ID = /^(?:\d+|[\w-]*[-_]\d{5,}|[0-9a-f]{8}-[0-9a-f-]{27})$/i;
const UNIVERSAL_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const LAST_NUMBER = /[-_](\d{3,4})$/;

export function samePictures(
  all: readonly PictureAddress[],
  { identityOf, sizeIn }: PictureAddresses,
): SamePictures {
  const parents = new Map<string, string>();
  const rootOf = (identity: string): string => {
    const parent = parents.get(identity) ?? identity;
    return parent === identity ? identity : rootOf(parent);
  };
  const groupOf = (address: string) => rootOf(identityOf(address));
  const join = (one: string, other: string) => {
    const [from, to] = [groupOf(one), groupOf(other)];
    if (from !== to) parents.set(from, to);
  };
  for (const { address, same } of all) for (const one of same) join(one, address);

  return {
    groupOf,
    largest(found) {
      const lesser = new Set(found.flatMap(({ same }) => same));
      const best = new Map<string, { readonly address: string; readonly size: number }>();
      for (const { address } of found) {
        const size = sizeIn(address) - (lesser.has(address) ? 0.5 : 0);
        const before = best.get(groupOf(address));
        if (!before || size > before.size) best.set(groupOf(address), { address, size });
      }
      return [...best.values()].map(({ address }) => address);
    },
  };
}

/**
 * Pictures that are one file in several folders name each other.
 * @param shown every picture of the page, other products' too: a folder that recurs among them is a place or a size.
 */
export function withSameFiles(
  findings: readonly Finding[],
  shown: readonly string[],
  { partsOf }: PictureAddresses,
): Finding[] {
  const isWhole = (address: string) => /^https?:/.test(address) && URL.canParse(address);
  const addressesOf = ({ field, value, same = [] }: Finding) =>
    field === 'image' ? [value, ...same].filter(isWhole) : [];
  const own = findings.flatMap(addressesOf);
  const keyOf = pictureKeys([...new Set([...own, ...shown.filter(isWhole)])].map(partsOf));
  const first = new Map<string, string>();
  for (const address of own) {
    const key = keyOf(partsOf(address));
    if (key !== null && !first.has(key)) first.set(key, address);
  }
  return findings.map((one) => {
    const others = addressesOf(one).flatMap((address) => first.get(keyOf(partsOf(address)) ?? '') ?? []);
    const same = others.filter((address) => address !== one.value);
    return same.length > 0 ? { ...one, same: [...new Set([...(one.same ?? []), ...same])] } : one;
  });
}

/** The file's name with those of its folders that hold no other file; null where the name could be any picture's. */
function pictureKeys(all: readonly AddressParts[]): (parts: AddressParts) => string | null {
  const filesIn = new Map<string, Set<string>>();
  const note = (place: string, file: string) =>
    filesIn.set(place, (filesIn.get(place) ?? new Set()).add(file));
  for (const { folders, name } of all) {
    const stem = [...folders.filter((folder) => IS_ID.test(folder)), name.replace(LAST_NUMBER, '')].join('/');
    for (const folder of folders) note(folder, stem);
    const number = LAST_NUMBER.exec(name)?.[0];
    if (number) note(number, stem);
  }
  const recurs = (place: string) => (filesIn.get(place)?.size ?? 0) > 1;
  return ({ folders, name, hasSides }) => {
    const stem = name.replace(LAST_NUMBER, '');
    const own = folders.filter((folder) => IS_ID.test(folder) || !recurs(folder));
    // Only in a picture's own folder a number that other files end in, too, is its size.
    const number = LAST_NUMBER.exec(name)?.[0] ?? '';
    const file = own.some((folder) => /\d/.test(folder)) && recurs(number) ? stem : name;
    const signs = file.replace(/[^\p{L}\p{N}]/gu, '');
    const id = folders.find((folder) => UNIVERSAL_ID.test(folder) && !recurs(folder));
    if (id) return `${id}/${file}`;
    const isItsOwn = signs.length >= (/\d/.test(signs) ? LEAST_NAME : LEAST_WORDED_NAME);
    if (!isItsOwn) return null;
    return [...(hasSides ? [] : own), file].join('/');
  };
}
