/** Which strings of a layout are words, and which may be addresses. */
import type { Path } from './layoutRefused';

const PROSE: readonly RegExp[] = [
  /^trackItemsMap\0[^\0]*\0name$/,
  /^trackItemsMap\0[^\0]*\0details\0text$/,
  /^trackItemsMap\0[^\0]*\0details\0words\0\d+\0text$/,
  /^markers\0\d+\0name$/,
  // What is left in other styles holds whole items, or parts of them.
  /^styles\0[^\0]*\0items\0[^\0]*\0(?:was|is)\0(?:name|details\0text|details\0words\0\d+\0text)$/,
  /^keptClaims\0\d+\0(?:sentence|words)$/,
];
/** Words that people read: they may say anything. Everything else may be taken for an address. */
export const isProse = (path: Path): boolean => {
  const place = path.map(String).join('\0');
  return PROSE.some((one) => one.test(place));
};
