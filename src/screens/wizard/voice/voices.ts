/** How voices are grouped and described in the list. [W11] */
import { VOICE_DESCRIPTION_WORDS } from '../../../../contract/limits';
import type { Voice } from '../../../../contract/voice';

export const shortDescription = (description: string): string => {
  const parts = description.trim().split(/\s+/);
  return parts.length > VOICE_DESCRIPTION_WORDS
    ? `${parts.slice(0, VOICE_DESCRIPTION_WORDS).join(' ')}…`
    : parts.join(' ');
};

export interface VoiceGroup {
  readonly useCase: string;
  readonly voices: readonly Voice[];
}

interface Readers {
  canRead(voice: Voice): boolean;
  /** What those are called that cannot. */
  readonly others: string;
}

/** By use case, in the order in which they first come; those without one late, those of other languages last. */
export function groupVoices(
  voices: readonly Voice[],
  others: string,
  readers: Readers,
): readonly VoiceGroup[] {
  const groups = new Map<string, Voice[]>();
  const rank = (useCase: string) => (useCase === readers.others ? 2 : useCase === others ? 1 : 0);
  for (const voice of voices) {
    const useCase = readers.canRead(voice) ? voice.labels.use_case?.trim() || others : readers.others;
    groups.set(useCase, [...(groups.get(useCase) ?? []), voice]);
  }
  return [...groups]
    .map(([useCase, members]) => ({ useCase, voices: members }))
    .sort((a, b) => rank(a.useCase) - rank(b.useCase));
}
