/** The voice that reads the script; one may be asked for by name before the list of voices is there. [W11] [R14] */
import * as z from 'zod/mini';
import { voiceSchema, type Voice } from '../../../contract/voice';

export const voiceChoiceSchema = z.object({
  voice: z.nullable(voiceSchema),
  /** The name that was asked for last and found: a reload must not undo what was chosen since. */
  grantedVoice: z._default(z.nullable(z.string()), null),
});
export type VoiceChoice = z.infer<typeof voiceChoiceSchema>;

export const noVoiceChosen: VoiceChoice = { voice: null, grantedVoice: null };

/** The name that is still to be looked for, or null. */
export const wantedVoiceOf = ({ grantedVoice }: VoiceChoice, askedFor: string | null) =>
  askedFor === grantedVoice ? null : askedFor;

export const voiceNamed = (voices: readonly Voice[], name: string | null) =>
  voices.find((voice) => voice.name === name);

export const withGrantedVoice = <Form extends VoiceChoice>(
  form: Form,
  voices: readonly Voice[],
  name: string | null,
): Form => ({ ...form, voice: voiceNamed(voices, name) ?? form.voice, grantedVoice: name });
