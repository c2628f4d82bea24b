/** The built-in sounds of nature: made for this project, offered by the editor's Audios panel. [E7] [E8] */

export interface NatureTrack {
  readonly id: NatureId;
  readonly author: string;
  /** A path on the server's own address. */
  readonly audio: `/assets/nature/${string}.m4a`;
  readonly seconds: number;
}

const AUTHOR = 'Reelwright';
/** Each goes round without a seam. */
const SECONDS = 60;

const tracks = [
  track('gentle-rain'),
  track('ocean-waves'),
  track('forest-birds'),
  track('mountain-stream'),
  track('summer-crickets'),
  track('distant-thunder'),
  track('wind-in-the-pines'),
  track('crackling-fire'),
];
/** What each catalogue of texts has the name of a sound by. */
export type NatureId = (typeof tracks)[number]['id'];
export const NATURE_TRACKS: readonly NatureTrack[] = tracks;

function track<const Id extends string>(id: Id) {
  return { id, author: AUTHOR, audio: `/assets/nature/${id}.m4a`, seconds: SECONDS } as const;
}
