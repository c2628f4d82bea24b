/** Holds the first frame back until the typefaces that a video uses are there. */
import { useEffect, useState } from 'react';
import { cancelRender, useDelayRender, useRemotionEnvironment } from 'remotion';
import type { CaptionFont } from '../../../contract/captionStyle';
import { defaultCaptionStyle } from '../../../contract/captionStyle';
import { isCaption, type VideoData } from '../../../contract/videoData';
import { isTypefaceName, loadTypeface } from './fonts';

export function typefacesOf({ trackItemsMap }: VideoData): CaptionFont[] {
  const names = Object.values(trackItemsMap).flatMap((item) => {
    if (item.type !== 'text') return [];
    if (isCaption(item.id)) return [(item.details.captionStyle ?? defaultCaptionStyle).font];
    return isTypefaceName(item.details.fontFamily) ? [item.details.fontFamily] : [];
  });
  // Letters that a display face lacks are taken from the plain one.
  return [...new Set<CaptionFont>([...names, 'sans'])].sort();
}

export function useTypefaces(videoData: VideoData): void {
  const { delayRender, continueRender } = useDelayRender();
  const { isRendering } = useRemotionEnvironment();
  const [handle] = useState(() => delayRender('Loading typefaces'));
  const names = typefacesOf(videoData).join();
  useEffect(() => {
    const wanted = names.split(',').filter(isTypefaceName);
    Promise.all(wanted.map(loadTypeface)).then(
      () => continueRender(handle),
      (cause: unknown) => {
        // A preview in another type is better than none; a file in another type is not what was previewed.
        if (isRendering) cancelRender(new Error('A typeface could not be loaded', { cause }));
        continueRender(handle);
      },
    );
  }, [names, handle, continueRender, isRendering]);
}
