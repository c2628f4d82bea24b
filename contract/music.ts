/** The built-in background music: composed for this project, rendered by `scripts/music`. [W10] */

export interface MusicTrack {
  readonly title: string;
  /** A path on the server's own address. */
  readonly audio: `/assets/music/${string}.m4a`;
  readonly mood: string;
}

export const MUSIC_TRACKS: readonly MusicTrack[] = [
  { title: 'Business Corporate', audio: '/assets/music/business-corporate.m4a', mood: 'Bright, confident' },
  { title: 'Rap Beat', audio: '/assets/music/rap-beat.m4a', mood: 'Laid-back, urban' },
  { title: 'Stomp Logo', audio: '/assets/music/stomp-logo.m4a', mood: 'Punchy, percussive' },
  { title: 'Modern Indian', audio: '/assets/music/modern-indian.m4a', mood: 'Warm, rhythmic' },
  { title: 'Upbeat Energetic Rock', audio: '/assets/music/upbeat-energetic-rock.m4a', mood: 'Loud, driving' },
];

/** The built-in track that an address means, whatever host it is written with. */
export const trackOf = (address: string): MusicTrack | undefined =>
  MUSIC_TRACKS.find(({ audio }) => address === audio || address.endsWith(audio));
