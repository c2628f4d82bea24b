/** Which projects are videos that can be watched, and what they are saved as. [R12] [V5] */
import type { ProjectListItem } from '../../../contract/project';
import { newestFirst } from '../shared/newestFirst';

export interface VideoFile {
  readonly url: string;
  readonly fileName: string;
}

export const finishedVideos = (projects: readonly ProjectListItem[]): readonly ProjectListItem[] =>
  newestFirst(
    projects.filter(({ status, output }) => status === 'done' && output.rendered_video_url !== null),
  );

export const videoFileOf = ({ input, output }: ProjectListItem): VideoFile => ({
  url: output.rendered_video_url ?? '',
  fileName: input.title ? `${input.title}.mp4` : 'video.mp4',
});
