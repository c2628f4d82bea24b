/** Calls on the versions of a project. */
import type { Version, VersionListItem } from '../../contract/versions';
import { getVersion, keepVersion, listVersions } from '../../contract/routes/versions.routes';
import type { VideoData } from '../../contract/video/videoData';
import type { Call } from './http';

type Id = { projectId: string };
export interface VersionsService {
  fetchVersions(input: Id, signal?: AbortSignal): Promise<readonly VersionListItem[]>;
  fetchVersion(input: Id & { versionId: string }, signal?: AbortSignal): Promise<Version>;
  /** Keeps a document beside the one that the project has. */
  keepVersion(input: Id & { layout: VideoData }, signal?: AbortSignal): Promise<{ readonly id: string }>;
}

export const createVersionsService = (call: Call): VersionsService => ({
  fetchVersions: (params, signal) => call(listVersions, { params, ...(signal && { signal }) }),
  fetchVersion: (params, signal) => call(getVersion, { params, ...(signal && { signal }) }),
  keepVersion: ({ projectId, layout }, signal) =>
    call(keepVersion, { params: { projectId }, body: layout, once: true, ...(signal && { signal }) }),
});
