/** The styles that a job offers: a template's name, and the video as that template lays it out. [S3] */
import { videoInStyle } from '../video/styles/inStyle';
import type { Layouts } from '../video/styles/layouts';
import type { StyleReport } from '../video/styles/mergeStyle';
import { isSame } from '../video/styles/sameValue';
import type { VideoData } from '../video/videoData';

export interface Style {
  readonly template: string;
  /** Null while it could not be fetched. */
  readonly layout: VideoData | null;
}
export interface FetchedStyles {
  readonly styles: readonly Style[];
  /** The style that the project has now; null when that could not be told. */
  readonly held: string | null;
  /** The project as it is; null when that could not be told. */
  readonly video: VideoData | null;
}

const FIRST_STYLE = 'default';

/** What the project has already, so that looking in again changes nothing; a new project has 'default'. */
export const firstChoice = ({ styles, held }: Pick<FetchedStyles, 'styles' | 'held'>): string =>
  styles.some(({ template }) => template === held) && held !== null ? held : FIRST_STYLE;

export const layoutOf = (styles: readonly Style[], template: string): VideoData | null =>
  styles.find((style) => style.template === template)?.layout ?? null;

export const layoutsOf = (styles: readonly Style[]): Layouts =>
  Object.fromEntries(styles.flatMap(({ template, layout }) => (layout ? [[template, layout]] : [])));

/** Whether somebody has worked on it since it was laid out; a video that cannot be told is taken for one. */
export function isEdited({ styles, video }: Pick<FetchedStyles, 'styles' | 'video'>): boolean {
  const laid = video && layoutOf(styles, video.template);
  return !laid || !isSame({ ...video, styles: null, keptClaims: null }, laid);
}

interface Chosen {
  readonly videoData: VideoData;
  /** What comes along and what does not; null where nothing of it does. */
  readonly report: StyleReport | null;
}
const nothing: StyleReport = { own: [], extras: [], shots: [], captions: [] };

/** The video as it would be in that style; null while that is not known. */
export function inChosenStyle(
  { styles, video }: Pick<FetchedStyles, 'styles' | 'video'>,
  template: string,
): Chosen | null {
  const layout = layoutOf(styles, template);
  if (!layout) return null;
  if (video?.template === template) return { videoData: video, report: nothing };
  return (video && videoInStyle(video, layoutsOf(styles), template)) ?? { videoData: layout, report: null };
}
