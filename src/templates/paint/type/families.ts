/** The CSS family of a text: its own font's first, then the named one, then what every letter is found in. */
import { fontFamily } from './typefaces';

const owned = new Map<string, string>();

/** The family under which a font's file is known to the page; an address and its font stay together. */
export function ownFamily(src: string): string {
  const name = owned.get(src) ?? `Reel own ${owned.size + 1}`;
  owned.set(src, name);
  return name;
}

interface Typed {
  readonly fontFamily?: string | undefined;
  readonly fontSrc?: string | undefined;
}

/** A font that did not load is passed over by the browser itself. */
export const familyOf = (details: Typed): string =>
  details.fontSrc === undefined
    ? fontFamily(details.fontFamily)
    : `"${ownFamily(details.fontSrc)}", ${fontFamily(details.fontFamily)}`;
