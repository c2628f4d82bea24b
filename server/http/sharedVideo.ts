/** What a token of a link to share opens, or why it opens nothing. [ED4] */
import { refusalSentences } from '../../contract/refusalSentences';
import { SHARED_FILES_PATH } from '../../contract/ui/paths';
import { type WatchedVideo } from '../../contract/shareLink';
import type { Opened, SharedVideo } from '../repositories/projects/shareLinks.repository';
import { NotFound, Problem } from './problems';

/** Throws what its page says where there is nothing to watch. */
export function watchable(opened: Opened): SharedVideo {
  if (opened.state === 'open') return opened.video;
  if (opened.state === 'expired')
    throw new Problem(410, 'share_link_expired', refusalSentences.share_link_expired);
  if (opened.state === 'revoked')
    throw new Problem(410, 'share_link_revoked', refusalSentences.share_link_revoked);
  throw new NotFound('sharedVideo');
}

/** Each file of a shared video by its name in an address. */
export const sharedFiles = {
  film: ({ filmKey }: SharedVideo) => filmKey,
  poster: ({ posterKey }: SharedVideo) => posterKey,
  captions: ({ captionsKey }: SharedVideo) => captionsKey,
} as const;
export type SharedFile = keyof typeof sharedFiles;

/** @param origin what its addresses begin with */
export function watchedVideo(video: SharedVideo, token: string, origin: string): WatchedVideo {
  const { title, posterKey, captionsKey, width, height, renderedAt } = video;
  // Rendered again, it is another address: no player joins two films.
  const version = renderedAt === null ? '' : `?at=${renderedAt}`;
  const urlOf = (name: SharedFile) => `${origin}${SHARED_FILES_PATH}/${token}/${name}${version}`;
  return {
    title,
    film_url: urlOf('film'),
    poster_url: posterKey === null ? null : urlOf('poster'),
    captions_url: captionsKey === null ? null : urlOf('captions'),
    width,
    height,
  };
}
