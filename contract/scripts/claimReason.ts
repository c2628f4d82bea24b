/** What kinds of claims there are that need backing. [WR3] */
import * as z from 'zod/mini';

/** What kind of claim it is that nothing backs; `unfounded`: of no such kind, but not found on the page. */
export const claimReasonSchema = z.enum([
  'figure',
  'price',
  'superlative',
  'promise',
  'health',
  'origin',
  'award',
  'endorsement',
  'guarantee',
  'comparison',
  'unfounded',
]);
export type ClaimReason = z.infer<typeof claimReasonSchema>;
/** Shown, and keeps nobody: it may well be said in other words. */
export const isMereDoubt = ({ reason }: { readonly reason: ClaimReason }): boolean => reason === 'unfounded';
