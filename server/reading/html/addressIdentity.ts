/** The picture behind an address: shops serve the same one in many sizes. */

/** How known shops write a size into a path. */
const SIZES: readonly [RegExp, string][] = [
  [/-\d+x\d+(?=\.\w+$)/, ''], // WooCommerce: -600x600.jpg
  [/_\d+x\d*(?=\.\w+$)/, ''], // Shopify: _600x.jpg
  [/\._[^/]+_(?=\.\w+$)/, ''], // Amazon: ._AC_SL1500_.jpg
  [/=[wsh]\d+[^/]*$/, ''], // Google Play: =w526-h296-rw
  [/\/s-l\d+\.\w+$/, '/s-l'], // eBay: /s-l1600.jpg, which is /s-l1600.webp as well
  [/\/il_[^/.]+\./, '/il.'], // Etsy: /il_fullxfull.
  [/\/\d+x\d+(bb|w|h)?[^/]*(?=\.\w+$)/, '/'], // App Store: /392x696bb.jpg
];
const SIZE_PARAMETERS = [
  'width',
  'height',
  'w',
  'h',
  'v',
  'q',
  'quality',
  'dpr',
  'fit',
  'auto',
  'format',
  'fm',
];

export function addressIdentity(address: string): string {
  const url = new URL(address);
  for (const name of SIZE_PARAMETERS) url.searchParams.delete(name);
  const path = SIZES.reduce((known, [size, instead]) => known.replace(size, instead), url.pathname);
  return url.host + path + url.search;
}
