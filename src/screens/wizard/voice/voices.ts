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

/** By use case, in the order in which they first come; those without one last. */
export function groupVoices(voices: readonly Voice[], others: string): readonly VoiceGroup[] {
  const groups = new Map<string, Voice[]>();
  for (const voice of voices) {
    const useCase = voice.labels.use_case?.trim() || others;
    groups.set(useCase, [...(groups.get(useCase) ?? []), voice]);
  }
  return [...groups]
    .map(([useCase, members]) => ({ useCase, voices: members }))
    .sort((a, b) => Number(a.useCase === others) - Number(b.useCase === others));
}
