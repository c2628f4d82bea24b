/** How a video is spoken: by a voice at a pace, by a recording of the user's own, or by nobody. */
import * as z from 'zod/mini';
import { SPEECH_SPEED } from './limits';
import { nameUpTo } from './text';

/** 1 is the voice's own pace, or that of a reader where nobody speaks. */
export const speechSpeedSchema = z.number().check(z.minimum(SPEECH_SPEED.min), z.maximum(SPEECH_SPEED.max));

export const voiceOverSchema = z.discriminatedUnion('by', [
  /** The voice that `selected_voice` names. */
  z.object({ by: z.literal('voice'), speed: speechSpeedSchema }),
  z.object({ by: z.literal('recording'), recording_url: nameUpTo(2048) }),
  /** The words are read in the captions only. */
  z.object({ by: z.literal('nobody'), speed: speechSpeedSchema }),
]);
export type VoiceOver = z.infer<typeof voiceOverSchema>;
export const ownPace: VoiceOver = { by: 'voice', speed: 1 };
