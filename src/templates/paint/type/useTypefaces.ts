/** Holds the first frame back until the typefaces that a video uses are there. */
import { useEffect, useMemo, useState } from 'react';
import { cancelRender, useDelayRender, useRemotionEnvironment } from 'remotion';
import type { VideoData } from '../../../../contract/video/videoData';
import { loadTypeface } from './fonts';
import { loadLetters } from './letters/letterFonts';
import { loadOwnFont } from './ownFonts';
import { isTypefaceName } from './typefaces';
import { fontsOf, type WantedFonts } from './wantedFonts';

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
