/** The styles of a finished job: layout documents beside the job's other files, read with distrust. [S3] */
import type { LayoutEntry } from '../../contract/layoutEntry';
import type { FetchedStyles, Style } from '../../contract/ui/styles';
import { videoDataSchema, type VideoData } from '../../contract/video/videoData';
import { getProject } from '../../contract/routes/projects.routes';
import type { Call } from './http';

interface Source {
  readonly projectId: string;
  readonly remoteDir: string;
  readonly entries: readonly LayoutEntry[];
}
export interface StylesService {
  /** Rejects when the file is not there, or is no layout of that style. */
  fetchLayout(input: { remoteDir: string; entry: LayoutEntry }, signal?: AbortSignal): Promise<VideoData>;
  /** A style whose layout does not come has none; rejects only when none comes. */
  fetchLayouts(input: Omit<Source, 'projectId'>, signal?: AbortSignal): Promise<readonly Style[]>;
  /** The same, and the project as it is. */
  fetchStyles(input: Source, signal?: AbortSignal): Promise<FetchedStyles>;
}

/** A job's file by its name; a name that leads elsewhere is refused. */
function addressIn(remoteDir: string, file: string): string {
  const { href } = new URL(remoteDir + file);
  if (file === '' || !href.startsWith(remoteDir)) throw new Error(`"${file}" is no file of this job`);
  return href;
}

export function createStylesService(call: Call, fetch: typeof globalThis.fetch): StylesService {
  const fetchLayout: StylesService['fetchLayout'] = async ({ remoteDir, entry }, signal) => {
    // The right is in the address: these files are asked for without the session's token.
    const response = await fetch(addressIn(remoteDir, entry.layout_file), { ...(signal && { signal }) });
    if (!response.ok) throw new Error(`the layout answered ${response.status}`);
    const layout = videoDataSchema.parse(await response.json());
    if (layout.template !== entry.template) throw new Error(`the layout is not of "${entry.template}"`);
    return layout;
  };
  const fetchLayouts: StylesService['fetchLayouts'] = async ({ remoteDir, entries }, signal) => {
    const layouts = await Promise.all(
      entries.map((entry) => fetchLayout({ remoteDir, entry }, signal).catch(() => null)),
    );
    if (layouts.every((layout) => layout === null)) throw new Error('no layout came');
    return entries.map(({ template }, index) => ({ template, layout: layouts[index] ?? null }));
  };
  return {
    fetchLayout,
    fetchLayouts,
    async fetchStyles({ projectId, ...source }, signal) {
      const [video, styles] = await Promise.all([
        call(getProject, { params: { projectId }, ...(signal && { signal }) }).then(
          ({ output }) => output.video_data,
          () => null,
        ),
        fetchLayouts(source, signal),
      ]);
      return { styles, held: video?.template ?? null, video };
    },
  };
}
