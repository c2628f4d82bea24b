/** The cards of a media library: the user's own and those of the video, as far as they are looked for. [E7] */
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { mediaName } from '../../../../../contract/mediaAddress';
import {
  mediaInVideo,
  placedMedia,
  type PlacedMedia,
} from '../../../../editor-engine/selectors/placedMedia.selectors';
import type { LibraryMedia } from '../../../../machines/library/libraryMedia';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';

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

export function useMediaCards(kind: MediaKind) {
  const media = useSelector(useEditor().library, ({ context }) => context.media);
  const videoData = useVideoData();
  return useMemo(() => {
    const own = media
      .filter(({ type }) => type === kind)
      .map((one): Card => ({ media: placedMedia(one), preview: one.preview, own: one }));
    const listed = new Set(own.map(({ media: { src } }) => mediaName(src)));
    const ofVideo = mediaInVideo(videoData, kind)
      .filter(({ src }) => !listed.has(mediaName(src)))
      .map((one): Card => ({ media: one, preview: null, own: null }));
    return { own, ofVideo };
  }, [media, videoData, kind]);
}
