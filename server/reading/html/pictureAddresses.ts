/** The picture behind an address: shops serve the same one in many sizes, and how they write them is content. */

/** Of `content/reading/pictureSizes.yaml`, as plain data that a thread can be given. */
export interface PictureSizes {
  readonly servers: readonly { readonly find: string; readonly largest: string }[];
  /** Names of parameters. */
  readonly widths: readonly string[];
  readonly heights: readonly string[];
  /** Smallest first. */
  readonly words: readonly string[];
}

export interface PictureAddresses {
  /** The same for all sizes of a picture. */
  identityOf(address: string): string;
  /** The addresses to try, the largest first, the given one last. */
  sizesOf(address: string): readonly string[];
  /** Of those with one identity the larger has more; 0 where the address says nothing. */
  sizeIn(address: string): number;
}

const LARGEST_PX = 1600;
const MOST_PX = 10_000;
/** Of the last of the words. */
const WORD_PX = 1000;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** `600x600`, `c700x420q10`, `t100x100`. */
const SIDES = /^[a-z]?(\d{2,4})x(\d{0,4})(?:q\d+)?$/i;
/** `375.375` between the parts of a file's name. */
const SAME_SIDES = /[._-](\d{2,4})[._]\1(?=\.|$)/g;
/** What servers offer are round numbers; the other numbers count pictures or products. */
const isSide = (number: string) =>
  Number(number) >= 32 && (Number(number) % 5 === 0 || Number(number) % 16 === 0);

export function createPictureAddresses({ servers, widths, heights, words }: PictureSizes): PictureAddresses {
  const rules = servers.map(({ find, largest }) => ({ find: new RegExp(find, 'i'), largest }));
  const sides = [...widths, ...heights];
  const rank = new Map(words.map((word, at) => [word, at + 1]));
  const sideInPath = new RegExp(`[;,&](?:${sides.join('|')})[=_]\\d+`, 'gi');

  function raised(address: string): string {
    const known = rules.reduce((one, { find, largest }) => one.replace(find, largest), address);
    if (!URL.canParse(known)) return address;
    const url = new URL(known);
    const asked = sides.flatMap((name) => Number(url.searchParams.get(name)) || []);
    const factor = LARGEST_PX / Math.max(...asked);
    if (asked.length === 0 || !(factor > 1)) return known;
    for (const name of sides) {
      const px = Number(url.searchParams.get(name));
      if (px > 0) url.searchParams.set(name, String(Math.round(px * factor)));
    }
    return url.href;
  }

  const isSize = (token: string) => SIDES.test(token) || rank.has(token.toLowerCase());
  const isSizeInFolder = (token: string, folder: string) =>
    isSize(token) || (/^\d{2,4}$/.test(token) && (token === folder || token.length > 2) && isSide(token));
  const withoutSizes = (part: string, isOut: (token: string) => boolean) =>
    part
      .split(/(?=[-_.,;=~])/)
      .filter((token) => !isOut(token.replace(/^[-_.,;=~]/, '')))
      .join('');

  return {
    identityOf(address) {
      const url = new URL(raised(address));
      const folders = url.pathname.replace(sideInPath, '').split('/');
      const file = folders.pop() ?? '';
      const name = withoutSizes(file.replace(SAME_SIDES, '').replace(IMAGE_FILE, ''), isSize);
      const place = folders.map((folder) => withoutSizes(folder, (token) => isSizeInFolder(token, folder)));
      // What follows a file's name asks for a size or a packing; a script is told by it which picture to show.
      for (const one of sides) url.searchParams.delete(one);
      const query = IMAGE_FILE.test(url.pathname) ? '' : url.search;
      return [...place, name].filter(Boolean).join('/') + query;
    },
    sizesOf: (address) => [...new Set([raised(address), address])],
    sizeIn(address) {
      const largest = raised(address);
      const url = new URL(address);
      const asked = sides.flatMap((one) => Number(url.searchParams.get(one)) || []);
      const parts = url.pathname.split(/[/\-_.,;=~]/);
      const numbers = parts.flatMap((part) => {
        const [, width = '', height = ''] = SIDES.exec(part) ?? [];
        const named = /^[a-z]{0,2}(\d{2,4})$/i.exec(part)?.[1] ?? '';
        return [named, width, height].filter((one) => one && isSide(one)).map(Number);
      });
      const word = Math.max(0, ...parts.map((part) => rank.get(part.toLowerCase()) ?? 0)) / words.length;
      const written = Math.max(0, ...asked, ...numbers, word * WORD_PX);
      return largest === address ? written : LARGEST_PX - 1 + written / MOST_PX;
    },
  };
}
