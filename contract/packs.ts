/** What an operator can add by a press, voices and writers: what is offered, and how far each has come. [OP1] */
import * as z from 'zod/mini';

export const packKindSchema = z.enum(['voices', 'writers']);
export type PackKind = z.infer<typeof packKindSchema>;

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
  'cannot_write',
  'no_memory',
  'unexpected',
]);
export type PackFault = z.infer<typeof packFaultSchema>;

const common = {
  id: z.string(),
  name: z.string(),
  /** ISO 639-1 */
  languages: z.array(z.string()),
  /** Of what is downloaded. */
  bytes: z.int(),
  licence: z.object({ name: z.string(), address: z.string() }),
  /** Who made it. */
  source: z.string(),
  state: packStateSchema,
  done_bytes: z.int(),
  /** What went wrong last; its reason as the machine told it. */
  fault: z.nullable(z.object({ code: packFaultSchema, why: z.string() })),
};
export const voicePackSchema = z.object({
  kind: z.literal('voices'),
  ...common,
  family: z.enum(['kokoro', 'kitten', 'piper']),
  voices: z.int(),
  /** The trial sentence, read by its first voice; null until it was. */
  trial_url: z.nullable(z.string()),
});
export type VoicePack = z.infer<typeof voicePackSchema>;
export const writerPackSchema = z.object({
  kind: z.literal('writers'),
  ...common,
  /** Of the model, in billions. */
  parameters: z.number(),
  /** Bytes: what it takes while it writes, what the server's machine has, and what of that is left to everything else. */
  memory: z.object({ needed: z.int(), machine: z.int(), kept: z.int(), fits: z.boolean() }),
  /** Of those that were added, the last one does. */
  writes: z.boolean(),
});
export type WriterPack = z.infer<typeof writerPackSchema>;
export const packSchema = z.discriminatedUnion('kind', [voicePackSchema, writerPackSchema]);
export type Pack = z.infer<typeof packSchema>;

export const packsSchema = z.object({
  packs: z.array(packSchema),
  /** Whether this machine has the engine that runs them. */
  has_engine: z.boolean(),
});
export type Packs = z.infer<typeof packsSchema>;
