/** What people type: e-mail addresses in one form, passwords of a length that can be hashed. [A5] */
import { z } from 'zod';

export const emailSchema = z
  .string('Type your e-mail address.')
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('That is not an e-mail address.'));

/** Only a bound on the work of one hash: what a new one must be stands in `passwordRules`, and who has one keeps it. */
export const passwordSchema = z.string('Type a password.').min(1, 'Type a password.').max(256);

const metadataSchema = z.record(z.string(), z.unknown());

export const credentialsSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  data: metadataSchema.nullish(),
});
export const userChangesSchema = z.object({
  email: emailSchema.optional(),
  password: passwordSchema.optional(),
  data: metadataSchema.optional(),
});
