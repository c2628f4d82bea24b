/** Which fonts a video uses, and what of that a part of it can be seen by. Pure. */
import { isCaption, type ItemOf, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { captionTypeface } from '../../captions/captionLayout';
import { isTypefaceName } from './typefaces';

export interface WantedFonts {
  /** Names of bundled ones. */
  readonly bundled: readonly string[];
  /** Addresses of the user's own. */
  readonly own: readonly string[];
  /** What is written that is not plain Latin, each letter once. */
  readonly letters: string;
}

/** Beyond what every typeface brings; joiners and variants have no shape of their own. */
const RARE = /[^\p{ASCII}\u0080-\u00ff\u200b-\u200f\ufe00-\ufe0f]/gu;

interface ItemFonts {
  readonly typeface: string | null;
  readonly own: string | null;
  readonly letters: readonly string[];
}
const known = new WeakMap<ItemOf<'text'>, ItemFonts>();

/** A text that did not change is not read again. */
function fontsOfText(item: ItemOf<'text'>): ItemFonts {
  const before = known.get(item);
  if (before) return before;
  const { fontFamily, fontSrc, text } = item.details;
  const free = isTypefaceName(fontFamily) ? fontFamily : null;
  const fonts = {
    typeface: isCaption(item.id) ? captionTypeface(item.details) : free,
    own: fontSrc || null,
    letters: [...new Set(text.match(RARE))],
  };
  known.set(item, fonts);
  return fonts;
}

export function fontsOf({ trackItemsMap }: Pick<VideoData, 'trackItemsMap'>): WantedFonts {
  // Letters that a display face lacks are taken from the plain one.
  const [bundled, own, letters] = [new Set(['sans']), new Set<string>(), new Set<string>()];
  for (const item of Object.values(trackItemsMap)) {
    if (item.type !== 'text') continue;
    const fonts = fontsOfText(item);
    if (fonts.typeface !== null) bundled.add(fonts.typeface);
    if (fonts.own !== null) own.add(fonts.own);
    for (const letter of fonts.letters) letters.add(letter);
  }
  return { bundled: [...bundled].sort(), own: [...own].sort(), letters: [...letters].sort().join('') };
}

/** Punctuation that every Latin file holds. */
const EVERYWHERE = /[\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/gu;
const farLetters = (letters: string) => letters.replace(EVERYWHERE, '');

/**
 * What of the whole video's fonts these items show: a letter that no Latin file holds comes from whichever writing
 * system was loaded for anything, and a family of CSS may be any that was.
 */
export function fontsShown(items: readonly TrackItem[], data: VideoData): unknown {
  const texts = items.filter((item) => item.type === 'text');
  const own = fontsOf({ trackItemsMap: Object.fromEntries(texts.map((item) => [item.id, item])) });
  const all = fontsOf(data);
  const isFree = texts.some(
    ({ id, details }) =>
      !isCaption(id) && details.fontFamily !== undefined && !isTypefaceName(details.fontFamily),
  );
  return {
    letters: farLetters(own.letters) === '' ? '' : farLetters(all.letters),
    families: isFree ? { bundled: all.bundled, own: all.own } : null,
  };
}
