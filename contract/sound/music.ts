/** The built-in background music: composed for this project, rendered by `tools/soundtrack`. [W10] */
import { ms, type Ms } from '../units';

/** In the order in which they are offered. */
export const MUSIC_FAMILIES = ['bright', 'urban', 'electronic', 'band', 'world', 'calm'] as const;
export type MusicFamily = (typeof MUSIC_FAMILIES)[number];

export interface MusicTrack {
  readonly id: MusicId;
  /** A name, the same in every language. */
  readonly title: string;
  /** A path on the server's own address. */
  readonly audio: `/assets/music/${string}.m4a`;
  readonly family: MusicFamily;
  /** Quarter notes a minute; four make a bar. The first one is the first sound of the file. */
  readonly bpm: number;
  readonly key: `${string} ${'major' | 'minor'}`;
  /** After the last one, which rings out, the track begins again on the beat. */
  readonly bars: number;
}

const tracks = [
  track('Business Corporate', 'business-corporate', 'bright', 112, 'C major', 20),
  track('Rap Beat', 'rap-beat', 'urban', 86, 'D minor', 16),
  track('Stomp Logo', 'stomp-logo', 'bright', 116, 'Bb minor', 20),
  track('Modern Indian', 'modern-indian', 'world', 102, 'D major', 18),
  track('Upbeat Energetic Rock', 'upbeat-energetic-rock', 'band', 140, 'E minor', 26),
  track('Sunny Ukulele', 'sunny-ukulele', 'bright', 120, 'F major', 22),
  track('Pixel Quest', 'pixel-quest', 'bright', 136, 'B major', 26),
  track('Lo-Fi Afternoon', 'lo-fi-afternoon', 'urban', 76, 'Ab major', 14),
  track('Trap Shadows', 'trap-shadows', 'urban', 144, 'C# minor', 26),
  track('Deep House Nights', 'deep-house-nights', 'electronic', 122, 'F minor', 22),
  track('Future Bass Bloom', 'future-bass-bloom', 'electronic', 150, 'F# major', 26),
  track('Synthwave Drive', 'synthwave-drive', 'electronic', 104, 'F# minor', 18),
  track('Drum and Bass Rush', 'drum-and-bass-rush', 'electronic', 174, 'G# minor', 34),
  track('Tech Pulse', 'tech-pulse', 'electronic', 118, 'B minor', 20),
  track('Funk Street', 'funk-street', 'band', 106, 'G minor', 18),
  track('Jazz Café', 'jazz-cafe', 'band', 132, 'Bb major', 26),
  track('Folk Morning', 'folk-morning', 'band', 98, 'G major', 18),
  track('Latin Fiesta', 'latin-fiesta', 'world', 96, 'A minor', 18),
  track('Reggae Sunshine', 'reggae-sunshine', 'world', 78, 'A major', 14),
  track('Bossa Breeze', 'bossa-breeze', 'world', 126, 'Eb major', 24),
  track('Cinematic Horizon', 'cinematic-horizon', 'calm', 90, 'C minor', 18),
  track('Ambient Drift', 'ambient-drift', 'calm', 64, 'E major', 12),
  track('Quiet Piano', 'quiet-piano', 'calm', 68, 'Db major', 12),
];
/** What each catalogue of texts has the kind and the mood of a track by. */
export type MusicId = (typeof tracks)[number]['id'];
export const MUSIC_TRACKS: readonly MusicTrack[] = tracks;

function track<const Id extends string>(
  title: string,
  id: Id,
  family: MusicFamily,
  bpm: number,
  key: MusicTrack['key'],
  bars: number,
) {
  return { id, title, audio: `/assets/music/${id}.m4a`, family, bpm, key, bars } as const;
}

/** The built-in track that an address means, whatever host it is written with. */
export const trackOf = (address: string): MusicTrack | undefined =>
  MUSIC_TRACKS.find(({ audio }) => address === audio || address.endsWith(audio));

export const BEATS_IN_BAR = 4;
const MINUTE = 60_000;

export const beatMsOf = ({ bpm }: MusicTrack): Ms => ms(MINUTE / bpm);

/** Where a track ends and begins again. */
export const loopPointOf = ({ bpm, bars }: MusicTrack): Ms => ms((bars * BEATS_IN_BAR * MINUTE) / bpm);

/** The beats of a built-in track that goes round from 0 on, up to a moment; none of other music. */
export function beatsOf(address: string, until: Ms): Ms[] {
  const found = trackOf(address);
  if (!found || !(until >= 0)) return [];
  const count = Math.floor((until * found.bpm) / MINUTE + 1e-9) + 1;
  return Array.from({ length: count }, (_, beat) => ms((beat * MINUTE) / found.bpm));
}
