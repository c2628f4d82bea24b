/** A voice's traits in words. */
import { traitsOf, type VoiceTrait } from '../../../contract/ui/voiceSearch';
import type { Voice } from '../../../contract/voice';
import { traitWord } from '../../locales/traitWord';

/** Null where nothing is known. */
export const traitWords = (voice: Voice, trait: VoiceTrait): string | null =>
  traitsOf(voice, trait)
    .map((value) => traitWord(trait, value))
    .join(', ') || null;
