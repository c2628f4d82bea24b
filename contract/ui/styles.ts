/** The styles that a job offers: a template's name, and the video as that template lays it out. [S3] */
import type { Job } from '../job';
import type { VideoData } from '../video/videoData';

export type LayoutEntry = Job['output']['layouts'][number];
export interface Style {
  readonly template: string;
  /** Null while it could not be fetched. */
  readonly layout: VideoData | null;
}
export interface FetchedStyles {
  readonly styles: readonly Style[];
  /** The style that the project has now; null when that could not be told. */
  readonly held: string | null;
}

const FIRST_STYLE = 'default';

/** What the project has already, so that looking in again changes nothing; a new project has 'default'. */
export const firstChoice = ({ styles, held }: FetchedStyles): string =>
  styles.some(({ template }) => template === held) && held !== null ? held : FIRST_STYLE;

export const layoutOf = (styles: readonly Style[], template: string): VideoData | null =>
  styles.find((style) => style.template === template)?.layout ?? null;
