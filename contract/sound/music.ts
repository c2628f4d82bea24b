/** The built-in background music: composed for this project, rendered by `tools/soundtrack`. [W10] */
import { ms, type Ms } from '../units';

/** In the order in which they are offered. */
export const MUSIC_FAMILIES = ['bright', 'urban', 'electronic', 'band', 'world', 'calm'] as const;
export type MusicFamily = (typeof MUSIC_FAMILIES)[number];

export interface MusicTrack {
  readonly title: string;
  /** A path on the server's own address. */
  readonly audio: `/assets/music/${string}.m4a`;
  readonly family: MusicFamily;
  readonly genre: string;
  readonly mood: string;
  /** Quarter notes a minute; four make a bar. The first one is the first sound of the file. */
  readonly bpm: number;
  readonly key: `${string} ${'major' | 'minor'}`;
  /** After the last one, which rings out, the track begins again on the beat. */
  readonly bars: number;
}

export const MUSIC_TRACKS: readonly MusicTrack[] = [
  track('Business Corporate', 'business-corporate', 'bright', 'Corporate pop', 'Bright, confident', 112, 'C major', 20), // prettier-ignore
  track('Rap Beat', 'rap-beat', 'urban', 'Boom bap', 'Laid-back, urban', 86, 'D minor', 16),
  track('Stomp Logo', 'stomp-logo', 'bright', 'Stomp and clap', 'Punchy, percussive', 116, 'Bb minor', 20),
  track('Modern Indian', 'modern-indian', 'world', 'Indian fusion', 'Warm, rhythmic', 102, 'D major', 18),
  track('Upbeat Energetic Rock', 'upbeat-energetic-rock', 'band', 'Rock', 'Loud, driving', 140, 'E minor', 26), // prettier-ignore
  track('Sunny Ukulele', 'sunny-ukulele', 'bright', 'Ukulele pop', 'Playful, carefree', 120, 'F major', 22),
  track('Pixel Quest', 'pixel-quest', 'bright', 'Chiptune', 'Quirky, adventurous', 136, 'B major', 26),
  track('Lo-Fi Afternoon', 'lo-fi-afternoon', 'urban', 'Lo-fi hip hop', 'Mellow, cosy', 76, 'Ab major', 14),
  track('Trap Shadows', 'trap-shadows', 'urban', 'Trap', 'Dark, tense', 144, 'C# minor', 26),
  track(
    'Deep House Nights',
    'deep-house-nights',
    'electronic',
    'Deep house',
    'Sleek, late',
    122,
    'F minor',
    22,
  ),
  track('Future Bass Bloom', 'future-bass-bloom', 'electronic', 'Future bass', 'Colourful, euphoric', 150, 'F# major', 26), // prettier-ignore
  track(
    'Synthwave Drive',
    'synthwave-drive',
    'electronic',
    'Synthwave',
    'Neon, nostalgic',
    104,
    'F# minor',
    18,
  ),
  track('Drum and Bass Rush', 'drum-and-bass-rush', 'electronic', 'Drum and bass', 'Fast, urgent', 174, 'G# minor', 34), // prettier-ignore
  track('Tech Pulse', 'tech-pulse', 'electronic', 'Minimal techno', 'Precise, modern', 118, 'B minor', 20),
  track('Funk Street', 'funk-street', 'band', 'Funk', 'Groovy, cheeky', 106, 'G minor', 18),
  track('Jazz Café', 'jazz-cafe', 'band', 'Swing', 'Smooth, witty', 132, 'Bb major', 26),
  track('Folk Morning', 'folk-morning', 'band', 'Folk', 'Sunny, honest', 98, 'G major', 18),
  track('Latin Fiesta', 'latin-fiesta', 'world', 'Latin pop', 'Hot, festive', 96, 'A minor', 18),
  track('Reggae Sunshine', 'reggae-sunshine', 'world', 'Reggae', 'Easy, warm', 78, 'A major', 14),
  track('Bossa Breeze', 'bossa-breeze', 'world', 'Bossa nova', 'Light, elegant', 126, 'Eb major', 24),
  track('Cinematic Horizon', 'cinematic-horizon', 'calm', 'Orchestral', 'Grand, rising', 90, 'C minor', 18),
  track('Ambient Drift', 'ambient-drift', 'calm', 'Ambient', 'Still, spacious', 64, 'E major', 12),
  track('Quiet Piano', 'quiet-piano', 'calm', 'Solo piano', 'Tender, thoughtful', 68, 'Db major', 12),
];

function track(
  title: string,
  file: string,
  family: MusicFamily,
  genre: string,
  mood: string,
  bpm: number,
  key: MusicTrack['key'],
  bars: number,
): MusicTrack {
  return { title, audio: `/assets/music/${file}.m4a`, family, genre, mood, bpm, key, bars };
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
