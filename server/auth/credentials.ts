/** What people type: e-mail addresses in one form, passwords of a length that can be hashed. [A5] */
import { z } from 'zod';

export const emailSchema = z
  .string('Type your e-mail address.')
  .trim()
  .toLowerCase()
  .max(254)
  .refine((text) => z.email().safeParse(text).success, 'Unable to validate email address: invalid format');

/** Only a bound on the work of one hash: what a new one must be stands in `passwordRules`, and who has one keeps it. */
export const passwordSchema = z.string('Type a password.').min(1, 'Type a password.').max(256);

/** What a person may keep with the account, as JSON. */
export const METADATA_BYTES = 8 * 1024;
export const metadataBytes = (metadata: object): number => Buffer.byteLength(JSON.stringify(metadata));
export const METADATA_TOO_LARGE = `data: This is too large: at most ${METADATA_BYTES / 1024} kB are kept with an account.`;

const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((metadata) => metadataBytes(metadata) <= METADATA_BYTES, METADATA_TOO_LARGE);

export const credentialsSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  data: metadataSchema.nullish(),
});
export const userChangesSchema = z.object({
  email: emailSchema.optional(),
  password: passwordSchema.optional(),
  data: metadataSchema.optional(),
  /** As `/user` says it of everybody. */
  phone: z.literal('', 'Accounts have no phone number here.').optional(),
});
