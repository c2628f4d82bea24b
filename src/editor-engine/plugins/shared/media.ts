/** A file that comes into the video, and the item that shows or plays it. */
import type { Crop, PointOfInterest } from '../../../../contract/video/itemDetails';
import type { TrackItem } from '../../../../contract/video/videoData';

export interface Medium {
  readonly type: 'image' | 'video' | 'audio';
  readonly src: string;
  readonly name?: string;
  /** px of the picture itself. */
  readonly width?: number;
  readonly height?: number;
  /** The file's own length. */
  readonly durationMs?: number;
  readonly backdropSrc?: string;
  /** The one colour all along a picture's edges, and the part that is worth showing where the rest is that colour. */
  readonly ground?: string;
  readonly crop?: Crop;
  /** What is looked at first in a picture, or the first one of a clip. [ED3] */
  readonly focus?: PointOfInterest;
  /** When a sound beats, ms from its start. */
  readonly beats?: readonly number[];
  readonly resourceId?: string;
}

const NAMES = { image: 'Picture', video: 'Clip', audio: 'Sound' } satisfies Record<Medium['type'], string>;
const NAME_CHARACTERS = 400;

export const nameOf = ({ type, name }: Medium): string =>
  (name?.trim() || NAMES[type]).slice(0, NAME_CHARACTERS);

/** What the file itself brings: nothing here says where it stands or how it moves. */
export function detailsOf(medium: Medium): Record<string, unknown> {
  const { type, src, width, height, durationMs, backdropSrc, focus, beats } = medium;
  const backdrop = backdropSrc === undefined ? {} : { backdropSrc };
  const duration = durationMs === undefined ? {} : { duration: durationMs };
  if (type === 'audio')
    return { src, volume: 100, ...duration, ...(beats === undefined ? {} : { fileBeats: [...beats] }) };
  const seen = {
    ...(width && height ? { naturalWidth: width, naturalHeight: height } : {}),
    ...(focus ? { focus } : {}),
  };
  if (type === 'video') return { src, ...backdrop, ...seen, volume: 100, ...duration };
  return { src, ...backdrop, ...seen };
}

export const metadataOf = ({ type, resourceId }: Medium): NonNullable<TrackItem['metadata']> => ({
  isImage: type === 'image',
  ...(resourceId === undefined ? {} : { resourceId }),
});

/** One that carries the video stands on its one colour, as the templates lay it out. */
export const mainDetailsOf = (medium: Medium): Record<string, unknown> => ({
  ...detailsOf(medium),
  ...(medium.ground ? { plainGround: medium.ground } : {}),
  ...(medium.ground && medium.crop ? { crop: medium.crop } : {}),
});
