/** Which voices answer to what somebody looks for. [R14] */
import type { Voice } from '../voice';
import { plain } from './nameSearch';

export const VOICE_TRAITS = ['language', 'gender', 'accent', 'age', 'use_case'] as const;
export type VoiceTrait = (typeof VOICE_TRAITS)[number];
export type VoiceFilters = Readonly<Record<VoiceTrait, string | null>>;
export const noFilters: VoiceFilters = {
  language: null,
  gender: null,
  accent: null,
  age: null,
  use_case: null,
};

export interface VoiceQuery {
  readonly search: string;
  readonly filters: VoiceFilters;
}

/** A voice, and what its labels are called in the reader's language: both are searched. */
export type ListedVoice = Voice & { readonly shownAs?: readonly string[] };

/** Providers spell labels in their own ways: `middle_aged`, `Middle Aged`. */
const spelled = (text: string) => plain(text.replaceAll('_', ' '));
const wordsOf = (text: string) =>
  spelled(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Languages as ISO 639-1; a voice may have several, and of other traits one at most. */
export const traitsOf = ({ labels, languages = [] }: Voice, trait: VoiceTrait): readonly string[] => {
  if (trait === 'language') return languages;
  const value = spelled(labels[trait] ?? '').trim();
  return value ? [value] : [];
};

/** Every value that some voice has, in the order in which they first come. */
export const choicesOf = (voices: readonly Voice[], trait: VoiceTrait): readonly string[] => [
  ...new Set(voices.flatMap((voice) => traitsOf(voice, trait))),
];

/** Beginnings of words, all of them: 'male' finds no 'female'. */
function matchingVoice({ search, filters }: VoiceQuery) {
  const terms = wordsOf(search);
  return (voice: ListedVoice): boolean => {
    const { name, description, labels, shownAs = [] } = voice;
    const words = wordsOf([name, description, ...Object.values(labels), ...shownAs].join(' '));
    return (
      terms.every((term) => words.some((word) => word.startsWith(term))) &&
      VOICE_TRAITS.every(
        (trait) => filters[trait] === null || traitsOf(voice, trait).includes(filters[trait]),
      )
    );
  };
}

export const matchingVoices = (voices: readonly ListedVoice[], query: VoiceQuery): readonly ListedVoice[] =>
  voices.filter(matchingVoice(query));
