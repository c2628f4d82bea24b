/** How the script is heard: by a voice, by the user's own, or by nobody; a voice may be asked for before it is listed. [W11] [R14] */
import * as z from 'zod/mini';
import { recordingSchema } from '../../../contract/routes/recordings.routes';
import { canRead } from '../../../contract/ui/voiceLanguage';
import { voiceSchema, type Voice } from '../../../contract/voice';
import { speechSpeedSchema, type VoiceOver } from '../../../contract/voiceOver';

const voiceSourceSchema = z.enum(['voice', 'recording', 'nobody']);
export type VoiceSource = z.infer<typeof voiceSourceSchema>;

export const voiceChoiceSchema = z.object({
  voice: z.nullable(voiceSchema),
  /** The name that was asked for last and found: a reload must not undo what was chosen since. */
  grantedVoice: z._default(z.nullable(z.string()), null),
  voiceSource: z._default(voiceSourceSchema, 'voice'),
  /** 1 is the voice's own pace, or a reader's where nobody speaks. */
  voiceSpeed: z._default(speechSpeedSchema, 1),
  recording: z._default(z.nullable(recordingSchema), null),
  /** What a voice would have to read; null where nobody is sure. */
  scriptLanguage: z._default(z.nullable(z.string()), null),
});
export type VoiceChoice = z.infer<typeof voiceChoiceSchema>;

/** What both wizards hear of it, from their screens and from the recorder. */
export interface VoiceOverChanged {
  readonly type: 'voiceOver.changed';
  readonly changes: Partial<Pick<VoiceChoice, 'voiceSource' | 'voiceSpeed' | 'recording'>>;
}

export const noVoiceChosen: VoiceChoice = {
  voice: null,
  grantedVoice: null,
  voiceSource: 'voice',
  voiceSpeed: 1,
  recording: null,
  scriptLanguage: null,
};

/** What is missing before anything can be heard. */
export function voiceFault({ voiceSource, voice, recording, scriptLanguage }: VoiceChoice) {
  if (voiceSource === 'voice' && !voice) return 'voiceMissing';
  if (voiceSource === 'voice' && voice && !canRead(voice, scriptLanguage)) return 'voiceCannotRead';
  return voiceSource === 'recording' && !recording ? 'recordingMissing' : null;
}

/** Its part of the request; a voice at its own pace needs no more than its name. [W15] [X3] */
export function voiceRequestOf({ voiceSource, voice, voiceSpeed: speed, recording }: VoiceChoice): {
  selected_voice: string;
  voice_over?: VoiceOver;
} {
  if (voiceSource === 'nobody') return { selected_voice: '', voice_over: { by: 'nobody', speed } };
  if (voiceSource === 'recording')
    return { selected_voice: '', voice_over: { by: 'recording', recording_url: recording?.url ?? '' } };
  const selected_voice = voice?.name ?? '';
  return speed === 1 ? { selected_voice } : { selected_voice, voice_over: { by: 'voice', speed } };
}

/** The name that is still to be looked for, or null. */
export const wantedVoiceOf = ({ grantedVoice }: VoiceChoice, askedFor: string | null) =>
  askedFor === grantedVoice ? null : askedFor;

export const voiceNamed = (voices: readonly Voice[], name: string | null) =>
  voices.find((voice) => voice.name === name);

export const withGrantedVoice = <Form extends VoiceChoice>(
  form: Form,
  voices: readonly Voice[],
  name: string | null,
): Form => ({
  ...form,
  voice: voiceNamed(voices, name) ?? form.voice,
  voiceSource: 'voice',
  grantedVoice: name,
});
