/** A voice and a track for whoever has chosen none yet: what was chosen stays, the rest is the first that fits. [W10] [W11] */
import { MUSIC_TRACKS } from '../../../contract/sound/music';
import { canRead } from '../../../contract/ui/voiceLanguage';
import type { Voice } from '../../../contract/voice';
import type { VoicesForScript } from '../voiceList/voiceList.machine';
import type { WizardForm } from './wizardForm';

export interface Picks {
  readonly voice: Voice;
  readonly backgroundMusic: string;
}

/** Null where nothing is missing, nobody is to speak, or no voice reads the script's language. */
export function picksFor(form: WizardForm, { voices, scriptLanguage }: VoicesForScript): Picks | null {
  if (form.voiceSource !== 'voice' || (form.voice && form.backgroundMusic)) return null;
  const reads = (voice: Voice) => canRead(voice, scriptLanguage);
  const voice = form.voice ?? voices.find(reads);
  const backgroundMusic = form.backgroundMusic ?? MUSIC_TRACKS[0]?.audio;
  return voice && reads(voice) && backgroundMusic ? { voice, backgroundMusic } : null;
}
