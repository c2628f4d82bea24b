/** Under which name a file of a project is saved: its own, where several would have the same. [V5] [ED4] */
import type { Project } from '../../../contract/project';
import type { RenderedFile } from '../../../contract/renderSettings';

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
  if (file.url === wanted)
    return {
      url: wanted,
      fileName: `${url === undefined ? title : stemOf(title, file, files)}.${file.kind}`,
    };
  // Players find captions by their film's name; where two films would share it, they are told apart by their kind.
  const stem = stemOf(title, file, files);
  const sharing = files.filter((one) => one.srt_url !== null && stemOf(title, one, files) === stem);
  const own = sharing.length > 1 ? ` ${file.kind}` : '';
  return { url: wanted, fileName: `${stem}${own}.${file.srt_url === wanted ? 'srt' : 'vtt'}` };
}

/** Its size is said where another file is of its kind. */
function stemOf(title: string, file: RenderedFile, files: readonly RenderedFile[]): string {
  const isAlone = files.filter(({ kind }) => kind === file.kind).length === 1;
  return isAlone ? title : `${title}${sizeOf(file)}`;
}
