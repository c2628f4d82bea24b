/** The picture behind an address: shops serve the same one in many sizes, and their rules are content. */
/** Rules of `content/`, as plain data that a thread can be given. */
export type PictureSizes = readonly { readonly find: string; readonly largest: string }[];

export interface PictureAddresses {
  /** The same for all sizes of a picture. */
  identityOf(address: string): string;
  /** The addresses to try, the largest first, the given one last. */
  sizesOf(address: string): readonly string[];
}

const WIDTHS = ['width', 'w', 'wid', 'imwidth', 'sw', 'maxwidth', 'max-width'];
const HEIGHTS = ['height', 'h', 'hei', 'imheight', 'sh', 'maxheight', 'max-height'];
/** What says how a picture is packed, not which one it is. */
const PACKING = [
  'v',
  'q',
  'qlt',
  'quality',
  'dpr',
  'fit',
  'auto',
  'format',
  'fm',
  'fmt',
  'filter',
  'impolicy',
  'strip',
  'ts',
  'size',
  'f',
];
/** A folder that is a size: `600x600`, `img-large`, `thumb`. */
const SIZE_FOLDER =
  /^(?:\d{2,4}x\d{2,4}|\d{2,3}0|img-\w+|r|xs|s|m|l|xl|xxl|big|huge|large|medium|small|thumbs?|thumbnails?|zoom|pdp|enlarge|orig(?:inal)?s?|full|resize\w*|product)$/i;
const LARGEST_PX = 1600;

export function createPictureAddresses(sizes: PictureSizes): PictureAddresses {
  const rules = sizes.map(({ find, largest }) => ({ find: new RegExp(find, 'i'), largest }));

  function raised(address: string): string {
    const known = rules.reduce((one, { find, largest }) => one.replace(find, largest), address);
    if (!URL.canParse(known)) return address;
    const url = new URL(known);
    const asked = [...WIDTHS, ...HEIGHTS].flatMap((name) => Number(url.searchParams.get(name)) || []);
    const factor = LARGEST_PX / Math.max(...asked);
    if (asked.length === 0 || !(factor > 1)) return known;
    for (const name of [...WIDTHS, ...HEIGHTS]) {
      const px = Number(url.searchParams.get(name));
      if (px > 0) url.searchParams.set(name, String(Math.round(px * factor)));
    }
    return url.href;
  }

  return {
    identityOf(address) {
      const url = new URL(raised(address));
      for (const name of [...WIDTHS, ...HEIGHTS, ...PACKING]) url.searchParams.delete(name);
      const path = url.pathname
        .replace(/\/\d+x\d+(?:bb)?[^/]*(?=\.\w+$)/, '/')
        .replace(/\.(?:jpe?g|png|webp|avif)$/i, '')
        .replace(/[-_](?:zoom|big|large|small|thumb|medium|\d{2,4}x\d{2,4})$/i, '')
        .split('/')
        .filter((folder) => !SIZE_FOLDER.test(folder))
        .join('/');
      return url.host + path + url.search;
    },
    sizesOf: (address) => [...new Set([raised(address), address])],
  };
}
