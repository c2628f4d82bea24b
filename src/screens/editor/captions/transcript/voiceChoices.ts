/** The voices as a short list shows them, by name and by what they speak. */
import type { Voice } from '../../../../../contract/voice';
import { languageNames } from '../../../../locales/languageName';

export const voiceChoices = (voices: readonly Voice[]) =>
  voices.map(({ name, languages }) => ({
    value: name,
    label: languages ? `${name} · ${languageNames(languages)}` : name,
  }));
