/** Pictures and clips as they go into a video: with what is known of the file. */
import { mediaName } from '../../../contract/mediaAddress';
import type { Crop, PointOfInterest } from '../../../contract/video/itemDetails';
import type { VideoData } from '../../../contract/video/videoData';

/** What of a picture or clip goes into the video with it. */
export interface PlacedMedia {
  readonly type: 'image' | 'video' | 'audio';
  readonly src: string;
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
  readonly durationMs?: number;
  readonly backdropSrc?: string;
  /** The one colour all along a picture's edges, and the part that is worth showing where the rest is that colour. */
  readonly ground?: string;
  readonly crop?: Crop;
  /** What is looked at first in a picture. */
  readonly focus?: PointOfInterest;
  /** When a sound beats, ms from its start. */
  readonly beats?: readonly number[];
}
/** A file that is kept; null is what is not known of it. */
interface KeptFile {
  readonly type: PlacedMedia['type'];
  readonly src: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number | null;
  readonly backdropSrc: string | null;
  readonly ground?: string | null;
  readonly crop?: Crop | null;
  readonly focus?: PointOfInterest | null;
  readonly beats?: readonly number[] | null;
}

export const placedMedia = ({
  type,
  src,
  name,
  width,
  height,
  durationMs,
  backdropSrc,
  ground,
  crop,
  focus,
  beats,
}: KeptFile): PlacedMedia => ({
  type,
  src,
  name,
  ...(type === 'audio' ? {} : { width, height }),
  ...(durationMs === null ? {} : { durationMs }),
  ...(backdropSrc === null ? {} : { backdropSrc }),
  ...(ground ? { ground } : {}),
  ...(crop ? { crop } : {}),
  ...(focus ? { focus } : {}),
  ...(beats ? { beats } : {}),
});

/** Each file of the video once, by the name of the first item that shows it. */
export function mediaInVideo(
  { trackItemsMap }: VideoData,
  type: Exclude<PlacedMedia['type'], 'audio'>,
): readonly PlacedMedia[] {
  const files = new Map<string, PlacedMedia>();
  for (const item of Object.values(trackItemsMap)) {
    if (item.type !== type) continue;
    const { src, backdropSrc } = item.details;
    const file = mediaName(src);
    if (files.has(file)) continue;
    const { naturalWidth: width, naturalHeight: height, focus } = item.details;
    const measures =
      item.type === 'image'
        ? {
            ...{ width, height, focus },
            ground: item.details.plainGround,
            crop: item.details.plainGround && item.details.crop,
          }
        : { width, height, focus, durationMs: item.details.duration };
    const known = Object.entries({ ...measures, backdropSrc }).filter(([, value]) => value !== undefined);
    files.set(file, { type, src, name: item.name, ...Object.fromEntries(known) });
  }
  return [...files.values()];
}
