/** Holds the first frame back until the typefaces that a video uses are there. */
import { useEffect, useMemo, useState } from 'react';
import { cancelRender, useDelayRender, useRemotionEnvironment } from 'remotion';
import { isCaption, type VideoData } from '../../../../contract/video/videoData';
import { captionTypeface } from '../../captions/captionLayout';
import { loadTypeface } from './fonts';
import { loadLetters } from './letters/letterFonts';
import { loadOwnFont } from './ownFonts';
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

export function fontsOf({ trackItemsMap }: VideoData): WantedFonts {
  // Letters that a display face lacks are taken from the plain one.
  const [bundled, own, letters] = [new Set(['sans']), new Set<string>(), new Set<string>()];
  for (const item of Object.values(trackItemsMap)) {
    if (item.type !== 'text') continue;
    if (isCaption(item.id)) bundled.add(captionTypeface(item.details));
    else if (isTypefaceName(item.details.fontFamily)) bundled.add(item.details.fontFamily);
    if (item.details.fontSrc) own.add(item.details.fontSrc);
    for (const letter of item.details.text.match(RARE) ?? []) letters.add(letter);
  }
  return { bundled: [...bundled].sort(), own: [...own].sort(), letters: [...letters].sort().join('') };
}

/** An own font that does not load is told of, and the bundled one is used. */
export function useTypefaces(videoData: VideoData): void {
  const { delayRender, continueRender } = useDelayRender();
  const { isRendering } = useRemotionEnvironment();
  const [handle] = useState(() => delayRender('Loading typefaces'));
  // As text, so that an edit that changes no font loads none.
  const wanted = useMemo(() => JSON.stringify(fontsOf(videoData)), [videoData]);
  useEffect(() => {
    const { bundled, own, letters } = JSON.parse(wanted) as WantedFonts;
    const typefaces = bundled.filter(isTypefaceName).map((name) => loadTypeface(name, letters));
    Promise.all([...typefaces, loadLetters(letters), ...own.map(loadOwnFont)]).then(
      () => continueRender(handle),
      (cause: unknown) => {
        // A preview in another type is better than none; a file in another type is not what was previewed.
        if (isRendering) cancelRender(new Error('A typeface could not be loaded', { cause }));
        continueRender(handle);
      },
    );
  }, [wanted, handle, continueRender, isRendering]);
}
