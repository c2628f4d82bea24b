/** The voices as a short list shows them, by name and by what they speak. */
import type { Voice } from '../../../../../contract/voice';
import { languageNames } from '../../../../locales/languageName';

export const voiceChoices = (voices: readonly Voice[]) =>
  voices.map(({ name, languages }) => ({
    value: name,
    label: languages ? `${name} · ${languageNames(languages)}` : name,
  }));

/** What people call the one that a document names; it may be gone. */
export const voiceNamed = (voices: readonly Voice[], voice: string | null): string | null =>
  voices.find(({ id, name }) => voice === id || voice === name)?.name ?? null;
