/** Drawings that can be laid over a video: files of `assets/pictures`. */

export const stickerNames = [
  'fire',
  'sparkles',
  'star',
  'glowing-star',
  'red-heart',
  'hundred-points',
  'thumbs-up',
  'thumbs-down',
  'clapping-hands',
  'raising-hands',
  'handshake',
  'crossed-fingers',
  'check-mark-button',
  'cross-mark',
  'warning',
  'red-question-mark',
  'down-arrow',
  'up-arrow',
  'eyes',
  'light-bulb',
  'rocket',
  'high-voltage',
  'trophy',
  'crown',
  'gem-stone',
  'money-bag',
  'money-with-wings',
  'shopping-cart',
  'shopping-bags',
  'wrapped-gift',
  'delivery-truck',
  'megaphone',
  'bell',
  'alarm-clock',
  'calendar',
  'party-popper',
  'balloon',
  'star-struck',
  'thinking-face',
  'crying-face',
] as const;
export type StickerName = (typeof stickerNames)[number];

/** px of each file, which is square. */
export const STICKER_PX = 576;
export const stickerSrc = (name: StickerName): string => `/assets/pictures/${name}.webp`;
