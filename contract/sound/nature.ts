/** The built-in sounds of nature: made for this project, offered by the editor's Audios panel. [E7] [E8] */

export interface NatureTrack {
  readonly name: string;
  readonly author: string;
  /** A path on the server's own address. */
  readonly audio: `/assets/nature/${string}.m4a`;
  readonly seconds: number;
}

const AUTHOR = 'Reelwright';
/** Each goes round without a seam. */
const SECONDS = 60;

export const NATURE_TRACKS: readonly NatureTrack[] = [
  { name: 'Gentle rain', author: AUTHOR, audio: '/assets/nature/gentle-rain.m4a', seconds: SECONDS },
  { name: 'Ocean waves', author: AUTHOR, audio: '/assets/nature/ocean-waves.m4a', seconds: SECONDS },
  { name: 'Forest birds', author: AUTHOR, audio: '/assets/nature/forest-birds.m4a', seconds: SECONDS },
  { name: 'Mountain stream', author: AUTHOR, audio: '/assets/nature/mountain-stream.m4a', seconds: SECONDS },
  { name: 'Summer crickets', author: AUTHOR, audio: '/assets/nature/summer-crickets.m4a', seconds: SECONDS },
  { name: 'Distant thunder', author: AUTHOR, audio: '/assets/nature/distant-thunder.m4a', seconds: SECONDS },
  {
    name: 'Wind in the pines',
    author: AUTHOR,
    audio: '/assets/nature/wind-in-the-pines.m4a',
    seconds: SECONDS,
  },
  { name: 'Crackling fire', author: AUTHOR, audio: '/assets/nature/crackling-fire.m4a', seconds: SECONDS },
];
