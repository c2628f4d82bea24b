/** Natural voices that an operator can add: what is offered, and how far each has come. [OP1] */
import * as z from 'zod/mini';

/** `stopped` and `failed` keep what has come; beginning again goes on from there. */
export const packStateSchema = z.enum([
  'offered',
  'waiting',
  'downloading',
  'unpacking',
  'trying',
  'ready',
  'stopped',
  'failed',
]);
export type PackState = z.infer<typeof packStateSchema>;
/** Somebody works on it, or will. */
export const WORKING_STATES = [
  'waiting',
  'downloading',
  'unpacking',
  'trying',
] as const satisfies PackState[];
export const isWorking = (state: PackState): boolean =>
  (WORKING_STATES as readonly PackState[]).includes(state);

export const packFaultSchema = z.enum([
  'unreachable',
  'not_there',
  'wrong_content',
  'no_room',
  'bad_archive',
  'no_engine',
  'cannot_speak',
  'unexpected',
]);
export type PackFault = z.infer<typeof packFaultSchema>;

export const voicePackSchema = z.object({
  id: z.string(),
  name: z.string(),
  family: z.enum(['kokoro', 'kitten', 'piper']),
  /** ISO 639-1 */
  languages: z.array(z.string()),
  voices: z.int(),
  /** Of what is downloaded. */
  bytes: z.int(),
  licence: z.object({ name: z.string(), address: z.string() }),
  /** Who made it. */
  source: z.string(),
  state: packStateSchema,
  done_bytes: z.int(),
  /** What went wrong last; its reason as the machine told it. */
  fault: z.nullable(z.object({ code: packFaultSchema, why: z.string() })),
  /** The trial sentence, read by its first voice; null until it was. */
  trial_url: z.nullable(z.string()),
});
export type VoicePack = z.infer<typeof voicePackSchema>;

export const voicePacksSchema = z.object({
  packs: z.array(voicePackSchema),
  /** Whether this machine has the engine that speaks them. */
  has_engine: z.boolean(),
});
export type VoicePacks = z.infer<typeof voicePacksSchema>;
