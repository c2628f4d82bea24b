/** What a template is told of a stored picture or clip. */
import type { MediaFacts } from '../../contract/video/templateProps';
import { closeCrop } from './closeCrop';
import { mediaRef } from './mediaAddresses';
import type { StoredMedia } from './mediaLibrary';

export function mediaFacts({
  width,
  height,
  durationMs,
  backdropKey,
  ground,
  margins,
  focus,
}: StoredMedia): MediaFacts {
  const crop = margins === null ? undefined : closeCrop(margins, { width, height });
  return {
    width,
    height,
    duration_seconds: durationMs === null ? null : durationMs / 1000,
    backdrop_url: backdropKey === null ? null : mediaRef(backdropKey),
    ...(ground === null ? {} : { ground }),
    ...(crop && { crop }),
    ...(focus === null ? {} : { focus }),
  };
}
