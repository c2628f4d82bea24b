/** Which projects are videos that can be watched. [R12] */
import type { ProjectListItem } from '../../../contract/projectListItem';
import { newestFirst } from '../shared/newestFirst';

export const finishedVideos = (projects: readonly ProjectListItem[]): readonly ProjectListItem[] =>
  newestFirst(
    projects.filter(({ status, output }) => status === 'done' && output.rendered_video_url !== null),
  );
