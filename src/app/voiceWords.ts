/** Voices of our own, described in the reader's language; others speak for themselves. [LG2] */
import type { Voice } from '../../contract/voice';
import { voicesMessages } from '../locales/messages/wizards/voices';

const described: Readonly<Record<string, string>> = voicesMessages.described;

export const inReadersWords = (voices: readonly Voice[]): readonly Voice[] =>
  voices.map((voice) =>
    voice.category === 'built-in' && Object.hasOwn(described, voice.id)
      ? { ...voice, description: described[voice.id] ?? voice.description }
      : voice,
  );
