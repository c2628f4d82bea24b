/** Calls on links to share. [ED4] */
import {
  listShareLinks,
  makeShareLink,
  revokeShareLink,
  watchVideo,
} from '../../contract/routes/sharing.routes';
import type { NewShareLink, ShareDays, ShareLink, WatchedVideo } from '../../contract/shareLink';
import type { Call } from './http';

type Id = { readonly projectId: string };
export interface SharingService {
  fetchLinks(input: Id, signal?: AbortSignal): Promise<readonly ShareLink[]>;
  makeLink(input: Id & { readonly days: ShareDays }, signal?: AbortSignal): Promise<NewShareLink>;
  revokeLink(input: Id & { readonly linkId: string }, signal?: AbortSignal): Promise<{ id: string }>;
  fetchVideo(input: { readonly token: string }, signal?: AbortSignal): Promise<WatchedVideo>;
}

export const createSharingService = (call: Call): SharingService => ({
  fetchLinks: (params, signal) => call(listShareLinks, { params, ...(signal && { signal }) }),
  // Not `once`: a link whose address was lost on the way is made anew, and the lost one can be revoked.
  makeLink: ({ projectId, days }, signal) =>
    call(makeShareLink, { params: { projectId }, body: { days }, ...(signal && { signal }) }),
  revokeLink: (params, signal) => call(revokeShareLink, { params, ...(signal && { signal }) }),
  fetchVideo: (params, signal) => call(watchVideo, { params, ...(signal && { signal }) }),
});
