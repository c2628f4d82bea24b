/** Under which name a file of a project is saved: its own, where several would have the same. [V5] [ED4] */
import type { Project } from '../../../contract/project';
import { isSound, type RenderedFile } from '../../../contract/renderSettings';

export interface Video {
  readonly url: string;
  readonly fileName: string;
}

const sizeOf = ({ width, height }: RenderedFile) => (width && height ? ` ${width}x${height}` : '');

/** Of one of its files; of the film that is shown where none is named. */
export function videoOf(project: Project | null, url: string | undefined): Video {
  const { files = [], rendered_video_url: shown = null } = project?.output ?? {};
  const wanted = url ?? shown ?? files[0]?.url ?? '';
  const title = project?.input.title || 'video';
  const file = files.find((one) => [one.url, one.srt_url, one.vtt_url].includes(wanted));
  if (!file) return { url: wanted, fileName: `${title}.mp4` };
  if (file.url === wanted) {
    const isAlone = files.filter(({ kind }) => kind === file.kind).length === 1;
    const own = url === undefined || isAlone ? '' : sizeOf(file);
    return { url: wanted, fileName: `${title}${own}.${file.kind}` };
  }
  // Captions of each file are its own: one may be older than another.
  const isAlone = files.filter(({ srt_url }) => srt_url !== null).length === 1;
  const own = isAlone ? '' : ` ${file.kind}${isSound(file.kind) ? '' : sizeOf(file)}`;
  return { url: wanted, fileName: `${title}${own}.${file.srt_url === wanted ? 'srt' : 'vtt'}` };
}
