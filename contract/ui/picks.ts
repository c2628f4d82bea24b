/** A voice and a track for whoever has chosen none yet: what was chosen stays, the rest is the first that fits. [W10] [W11] */
import { MUSIC_TRACKS } from '../sound/music';
import type { Voice } from '../voice';
import { canRead } from './voiceLanguage';

export interface Picks {
  readonly voice: Voice;
  readonly backgroundMusic: string;
}
interface Chosen {
  /** Who is to speak: a voice that is listed, or somebody else. */
  readonly voiceSource: string;
  readonly voice: Voice | null;
  readonly backgroundMusic: string | null;
}
interface Listed {
  readonly voices: readonly Voice[];
  /** ISO 639-1; null where nobody is sure. */
  readonly scriptLanguage: string | null;
}

/** Null where nothing is missing, nobody is to speak, or no voice reads the script's language. */
export function picksFor(chosen: Chosen, { voices, scriptLanguage }: Listed): Picks | null {
  if (chosen.voiceSource !== 'voice' || (chosen.voice && chosen.backgroundMusic)) return null;
  const reads = (voice: Voice) => canRead(voice, scriptLanguage);
  const voice = chosen.voice ?? voices.find(reads);
  const backgroundMusic = chosen.backgroundMusic ?? MUSIC_TRACKS[0]?.audio;
  return voice && reads(voice) && backgroundMusic ? { voice, backgroundMusic } : null;
}
