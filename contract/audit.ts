/** What the audit log keeps: which acts, who did them, on whom, from where. [OP1] */
import * as z from 'zod/mini';

/** In the past tense, as facts; another one needs its words on the operator's page. */
export const auditKindSchema = z.enum([
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'password_changed',
  'email_change_asked',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
  'recovery_codes_made',
  'data_downloaded',
  'password_reset_asked',
  'password_reset',
  'project_deleted',
  'project_restored',
  'brand_asset_deleted',
  'brand_asset_restored',
  'own_style_deleted',
  'share_link_made',
  'share_link_revoked',
  'credits_changed',
  'account_locked',
  'account_unlocked',
  'account_deletion_asked',
  'account_deletion_undone',
  'account_erased',
  'job_tried_again',
  'part_tested',
  'voice_pack_added',
  'voice_pack_stopped',
  'voice_pack_removed',
  'writer_added',
  'writer_stopped',
  'writer_removed',
]);
export type AuditKind = z.infer<typeof auditKindSchema>;

/** Days that an event is kept. */
export const AUDIT_DAYS = 90;
