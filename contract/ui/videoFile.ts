/** What a finished video is saved as. [R12] [V5] */
import type { ProjectListItem } from '../project';

export interface VideoFile {
  readonly url: string;
  readonly fileName: string;
}

export const videoFileOf = ({ input, output }: ProjectListItem): VideoFile => ({
  url: output.rendered_video_url ?? '',
  fileName: input.title ? `${input.title}.mp4` : 'video.mp4',
});
