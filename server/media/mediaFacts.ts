/** What a template is told of a stored picture or clip. */
import type { MediaFacts } from '../../contract/video/templateProps';
import { mediaRef } from './mediaAddresses';
import type { StoredMedia } from './mediaLibrary';

export const mediaFacts = ({
  width,
  height,
  durationMs,
  backdropKey,
  ground,
  focus,
}: StoredMedia): MediaFacts => ({
  width,
  height,
  duration_seconds: durationMs === null ? null : durationMs / 1000,
  backdrop_url: backdropKey === null ? null : mediaRef(backdropKey),
  ...(ground === null ? {} : { ground }),
  ...(focus === null ? {} : { focus }),
});
