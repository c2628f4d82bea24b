/** What a video can be translated with, and into which languages by which voices. [SC4] */
import { SCRIPT_LANGUAGES } from '../scripts/scriptLanguages';
import type { WriterName } from '../scripts/script';
import type { Voice } from '../voice';
import { canRead } from './voiceLanguage';

export interface TranslationOffer {
  /** Null where there is no model. */
  readonly writer: WriterName | null;
  readonly voices: readonly Voice[];
  /** Of the script, ISO 639-1; null where nobody is sure. */
  readonly language: string | null;
  /** Who speaks in the video, by name; null where nobody does, or its owner. */
  readonly voice: string | null;
  /** Its owner recorded sentences of it, which a voice says in a copy. */
  readonly isPartlyRecorded: boolean;
}

/** Those that a voice here speaks, and those in which there can be captions; the script's own is none of them. */
export function offeredLanguages({ voices, language }: Pick<TranslationOffer, 'voices' | 'language'>) {
  const spoken = new Set(voices.flatMap(({ languages = [] }) => languages));
  const isOther = (one: string) => one !== language;
  return {
    spoken: [...spoken].filter(isOther),
    captionsOnly: SCRIPT_LANGUAGES.filter((one) => !spoken.has(one)).filter(isOther),
  };
}

/** Those that say that they speak it come first. */
export const voicesFor = ({ voices }: Pick<TranslationOffer, 'voices'>, language: string): readonly Voice[] =>
  voices
    .filter((voice) => canRead(voice, language))
    .toSorted((a, b) => Number(b.languages !== undefined) - Number(a.languages !== undefined));

/** The video's own where it speaks the language; a voice that only may speak it is a person's to choose. */
export function usualVoice(offer: TranslationOffer, language: string): string | null {
  const names = voicesFor(offer, language).flatMap(({ languages, name }) => (languages ? [name] : []));
  return names.find((name) => name === offer.voice) ?? names[0] ?? null;
}
