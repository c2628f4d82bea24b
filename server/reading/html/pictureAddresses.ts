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

/** What an address says of a picture when its sizes are left out. */
export interface AddressParts {
  readonly folders: readonly string[];
  /** Of the file, without its ending. */
  readonly name: string;
  /** Whether the file's name told both sides: then its folder belongs to that size. */
  readonly hasSides: boolean;
}

export interface PictureAddresses {
  partsOf(address: string): AddressParts;
  /** The same for all sizes of a picture. */
  identityOf(address: string): string;
  /** The addresses to try, the largest first, the given one last. */
  sizesOf(address: string): readonly string[];
  /** Of those with one identity the larger has more; 0 where the address says nothing. */
  sizeIn(address: string): number;
}

const LARGEST_PX = 1600;
const MOST_PX = 10_000;
/** Larger numbers are years and product numbers. */
const MOST_SIDE = 3000;
/** Of the last of the words. */
const WORD_PX = 1000;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** `600x600`, `c700x420q10`, `t100x100`, `78Wx98H`. */
const SIDES = /^[a-z]?(\d{2,4})w?x(\d{0,4})h?(?:q\d+)?$/i;
/** `424-600`: of a year's months the year comes first. */
const SIDES_FOLDER = /^(?!(?:19|20)\d\d-)\d{2,4}-\d{2,4}$/;
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

  function raised(given: string): string {
    const address = carriedIn(given);
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
    isSize(token) ||
    (SIDES_FOLDER.test(folder) && folder.includes(token)) ||
    (/^\d{2,4}$/.test(token) && (token === folder || token.length > 2) && isSide(token));
  const withoutSizes = (part: string, isOut: (token: string) => boolean) =>
    part
      .split(/(?=[-_.,;=~])/)
      .filter((token) => !isOut(bare(token)))
      .join('');
  const tokensOf = (part: string) => part.split(/(?=[-_.,;=~])/).map(bare);

  function partsOf(address: string): AddressParts {
    const folders = new URL(raised(address)).pathname.replace(sideInPath, '').split('/');
    const file = (folders.pop() ?? '').replace(SAME_SIDES, '').replace(IMAGE_FILE, '');
    return {
      folders: folders
        .map((folder) => withoutSizes(folder, (token) => isSizeInFolder(token, folder)))
        .filter(Boolean),
      name: withoutSizes(file, isSize),
      hasSides: tokensOf(file).some((token) => SIDES.test(token)),
    };
  }

  return {
    partsOf,
    identityOf(address) {
      const { folders, name } = partsOf(address);
      // What follows a file's name asks for a size or a packing; a script is told by it which picture to show.
      const url = new URL(raised(address));
      for (const one of sides) url.searchParams.delete(one);
      const query = IMAGE_FILE.test(url.pathname) ? '' : url.search;
      return [...folders, name].filter(Boolean).join('/') + query;
    },
    sizesOf: (address) => [...new Set([raised(address), address])],
    sizeIn(address) {
      if (isTemplate(address)) return 0;
      const largest = raised(address);
      const url = new URL(address);
      const asked = sides.flatMap((one) => Number(url.searchParams.get(one)) || []);
      const parts = url.pathname.split(/[/\-_.,;=~]/);
      const numbers = parts.flatMap((part) => {
        const [, width = '', height = ''] = SIDES.exec(part) ?? [];
        const named = /^[a-z]{1,2}(\d{2,4})$/i.exec(part)?.[1] ?? '';
        const alone = /^\d{2,4}$/.test(part) && isSide(part) && Number(part) <= MOST_SIDE ? part : '';
        return [named, alone, width, height].map(Number);
      });
      const word = Math.max(0, ...parts.map((part) => rank.get(part.toLowerCase()) ?? 0)) / words.length;
      const written = Math.max(0, ...asked, ...numbers, word * WORD_PX);
      return largest === address ? written : LARGEST_PX - 1 + written / MOST_PX;
    },
  };
}

/** A script was to fill it in: "/{w}x{h}/lamp.jpg". */
export const isTemplate = (value: string) => /(?:\{|%7B)\w*(?:\}|%7D)/i.test(value);

const bare = (token: string) => token.replace(/^[-_.,;=~]/, '');

/** A server that packs another one's picture is told its whole address: `/_next/image?url=…`, `/cdn-cgi/image/w=200/https://…`. */
function carriedIn(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, searchParams } = new URL(address);
  const inPath = /\/(https?:\/{1,2}[^/]+\/.+)$/.exec(pathname)?.[1]?.replace(/^(https?):\/+/, '$1://');
  const carried = [inPath ?? '', ...searchParams.values()].find(
    (value) => /^(?:https?:\/)?\//.test(value) && IMAGE_FILE.test(value.replace(/[?#].*$/, '')),
  );
  return carried && URL.canParse(carried, address) ? new URL(carried, address).href : address;
}
