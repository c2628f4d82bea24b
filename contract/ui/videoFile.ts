/** What a finished video is saved as. [R12] [V5] */
import type { ProjectListItem } from '../projectListItem';

export interface VideoFile {
  readonly url: string;
  readonly fileName: string;
}

export function videoFileOf({ input, output }: ProjectListItem): VideoFile {
  const url = output.rendered_video_url ?? '';
  return { url, fileName: `${input.title || 'video'}.${endingOf(url) ?? 'mp4'}` };
}

/** Of the path's last part: an address may be relative, and may be signed behind its `?`. */
const endingOf = (url: string) => /\.(\w+)$/u.exec(new URL(url, 'http://localhost').pathname)?.[1];
