/** The voices as a short list shows them, by name and by what they speak. */
import { useSelector } from '@xstate/react';
import type { Voice } from '../../../../../contract/voice';
import { languageName } from '../../../../locales/languageName';
import { useCaptionActors } from '../useCaptionActors';

const none: readonly Voice[] = [];

export function useVoiceChoices(): readonly { readonly value: string; readonly label: string }[] {
  const { scriptReading } = useCaptionActors();
  const voices = useSelector(scriptReading, (snapshot) => snapshot?.context.voices ?? none);
  return voices.map(({ name, languages }) => ({
    value: name,
    label: languages ? `${name} · ${languages.map(languageName).join(', ')}` : name,
  }));
}
