/** The cards of a media library: the user's own and those of the video, as far as they are looked for. [E7] */
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { mediaName } from '../../../../contract/mediaAddress';
import type { VideoData } from '../../../../contract/videoData';
import type { LibraryMedia, PlacedMedia } from '../../../machines/library/libraryMedia';
import { useEditor } from '../EditorContext';
import { useVideoData } from '../engine/useEngine';
import { placedMedia } from './placedMedia';

export type MediaKind = LibraryMedia['type'];
export interface Card {
  readonly media: PlacedMedia;
  readonly preview: string | null;
  /** Null for what is in the video alone. */
  readonly own: LibraryMedia | null;
}

export const isCalled =
  (search: string) =>
  ({ media: { name } }: Card): boolean =>
    name.toLowerCase().includes(search.trim().toLowerCase());

/** Each file of the video once, by the name of the first item that shows it. */
export function cardsOfVideo({ trackItemsMap }: VideoData, kind: MediaKind): readonly Card[] {
  const cards = new Map<string, Card>();
  for (const item of Object.values(trackItemsMap)) {
    if (item.type !== kind) continue;
    const { src, backdropSrc } = item.details;
    const file = mediaName(src);
    if (cards.has(file)) continue;
    const measures =
      item.type === 'image'
        ? { width: item.details.naturalWidth, height: item.details.naturalHeight }
        : { durationMs: item.details.duration };
    const known = Object.entries({ ...measures, backdropSrc }).filter(([, value]) => value !== undefined);
    const media: PlacedMedia = { type: kind, src, name: item.name, ...Object.fromEntries(known) };
    cards.set(file, { media, preview: null, own: null });
  }
  return [...cards.values()];
}

export function useMediaCards(kind: MediaKind) {
  const media = useSelector(useEditor().library, ({ context }) => context.media);
  const videoData = useVideoData();
  return useMemo(() => {
    const own = media
      .filter(({ type }) => type === kind)
      .map((one): Card => ({ media: placedMedia(one), preview: one.preview, own: one }));
    const listed = new Set(own.map(({ media: { src } }) => mediaName(src)));
    const ofVideo = cardsOfVideo(videoData, kind).filter(({ media: { src } }) => !listed.has(mediaName(src)));
    return { own, ofVideo };
  }, [media, videoData, kind]);
}
