/** A medium of the library as it goes into a video: with what is known of the file. */
import type { LibraryMedia, PlacedMedia } from '../../../machines/library/libraryMedia';

export const placedMedia = (media: LibraryMedia): PlacedMedia => ({
  type: media.type,
  src: media.src,
  name: media.name,
  width: media.width,
  height: media.height,
  ...(media.durationMs === null ? {} : { durationMs: media.durationMs }),
  ...(media.backdropSrc === null ? {} : { backdropSrc: media.backdropSrc }),
});
