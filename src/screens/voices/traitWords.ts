/** What a voice's trait is called: its language by its name, what voices often are by the catalogue, else as it came. */
import { traitsOf, type VoiceTrait } from '../../../contract/ui/voiceSearch';
import type { Voice } from '../../../contract/voice';
import { languageName } from '../../locales/languageName';
import { voicesMessages } from '../../locales/messages/wizards/voices';

const values: Readonly<Record<string, string>> = voicesMessages.values;

export const traitWord = (trait: VoiceTrait, value: string): string =>
  trait === 'language' ? languageName(value) : (values[value.toLowerCase()] ?? value);

/** Null where nothing is known. */
export const traitWords = (voice: Voice, trait: VoiceTrait): string | null =>
  traitsOf(voice, trait)
    .map((value) => traitWord(trait, value))
    .join(', ') || null;
