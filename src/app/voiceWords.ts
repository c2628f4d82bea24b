/** Voices in the reader's language: our own by their descriptions, all of them by what their labels are called. [LG2] */
import { traitsOf, VOICE_TRAITS, type ListedVoice } from '../../contract/ui/voiceSearch';
import type { Voice } from '../../contract/voice';
import { voicesMessages } from '../locales/messages/wizards/voices';
import { traitWord } from '../locales/traitWord';

const described: Readonly<Record<string, string>> = voicesMessages.described;

export const inReadersWords = (voices: readonly Voice[]): readonly ListedVoice[] =>
  voices.map((voice) => ({
    ...voice,
    ...(voice.category === 'built-in' &&
      Object.hasOwn(described, voice.id) && { description: described[voice.id] ?? voice.description }),
    shownAs: VOICE_TRAITS.flatMap((trait) => traitsOf(voice, trait).map((value) => traitWord(trait, value))),
  }));
