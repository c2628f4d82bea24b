/** By which codes a call is refused, and the figures that each code's sentence tells: no other is answered, and every language says each that a screen can meet. [LG2] */
import * as z from 'zod/mini';
import type { BrandAssetType } from './brandAsset';

type Nothing = Readonly<Record<string, never>>;

/** What is not there, or is not the caller's: nobody is told which. */
export type MissingThing =
  | 'address'
  | 'project'
  | 'deletedProject'
  | 'job'
  | 'file'
  | 'ownMedia'
  | 'chosenMedia'
  | 'recording'
  | 'brandAsset'
  | 'deletedBrandAsset'
  | 'version'
  | 'user'
  | 'voiceSample'
  | 'pack'
  | 'handedPage'
  | 'shareLink'
  | 'ownStyle'
  | 'sharedVideo'
  | 'lookUp';

/** Why a speech recogniser gave nothing that can be used. */
export type TranscriberFailure =
  | 'unreachable'
  | 'keyRefused'
  | 'busy'
  | 'refused'
  | 'tooSlow'
  | 'unreadable'
  | 'wrongTimes'
  | 'noWordTimes';

/** An item of a document as a person knows it; without a name the document itself. */
export interface ItemNamed {
  readonly kind: 'picture' | 'clip' | 'sound' | 'text' | 'shape' | 'caption' | 'item';
  readonly name: string;
}
interface InLayout {
  /** Null: the layout as a whole. */
  readonly item: ItemNamed | null;
  /** Where in the document, with points between; empty for all of it. */
  readonly place: string;
}
interface OfItem {
  /** What the item is called. */
  readonly name: string;
}
interface RecordingAndScript {
  readonly seconds: number;
  readonly words: number;
}
/** A picture or clip that could not be used, and why. */
export interface LostMedia {
  readonly name: string;
  readonly refusal: Refusal;
}

/** A render that is too much, and of it so many seconds, or all of it in such a size. */
interface TooLargeRender {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly seconds: number;
  readonly fitSeconds: number;
  readonly fitWidth: number;
  readonly fitHeight: number;
}

interface Figures {
  too_large: { readonly most: number | null; readonly what: 'link' | 'request' };
  file_too_large: { readonly most: number | null };
  page_too_large: { readonly most: number };
  page_from_elsewhere: { readonly stated: string; readonly given: string };
  not_found: { readonly what: MissingThing } | ({ readonly what: 'usedFile' } & InLayout);
  invalid_input: { readonly fields: readonly string[] } & Partial<InLayout>;
  brand_kit_full: { readonly type: BrandAssetType; readonly most: number };

  /** Characters. */
  password_too_short: { readonly least: number };
  too_many_jobs: { readonly most: number };
  too_many_renders: { readonly most: number };
  too_many_share_links: { readonly most: number };
  too_many_styles: { readonly most: number };
  style_name_taken: { readonly name: string };
  too_many_projects: { readonly most: number };
  too_many_uploads: { readonly most: number; readonly hours: number };
  /** Gigabytes. */
  storage_full: { readonly used: number; readonly most: number };
  render_too_large: TooLargeRender;
  gif_too_long: { readonly seconds: number; readonly most: number };

  account_locked: { readonly contact: string };
  not_enough_credits: { readonly missing: number };
  media_count: { readonly min: number; readonly max: number; readonly count: number };
  invalid_media: { readonly address: string };
  too_few_media: { readonly count: number; readonly min: number; readonly lost: readonly LostMedia[] };
  script_too_long: { readonly words: number; readonly most: number };
  script_unfilled: { readonly places: number };
  script_unspoken: { readonly sentences: number };
  recording_too_short_for_script: RecordingAndScript;
  recording_too_long_for_script: RecordingAndScript;
  recording_too_short_for_sentence: RecordingAndScript;
  recording_too_long_for_sentence: RecordingAndScript;
  unknown_voice: { readonly voice: string; readonly now: 'choosing' | 'later' };
  voice_out_of_service: { readonly voice: string };
  transcriber_failed: { readonly why: TranscriberFailure };
  unspeakable_script: { readonly why: 'otherLetters' | 'noWords' };
  /** BCP 47. */
  voice_language: { readonly language: string; readonly voice: string; readonly speaks: readonly string[] };

  stale_layout: { readonly revision: number };
  unknown_template: OfItem;
  too_deep: InLayout;
  negative_window: InLayout & { readonly from: number; readonly to: number };
  overlapping_windows: InLayout & { readonly from: number; readonly before: string; readonly end: number };
  foreign_media: InLayout & { readonly address: string };
  foreign_style: InLayout & { readonly value: string };
  unreadable_text: InLayout;

  render_foreign_address: OfItem & { readonly address: string };
  render_missing_file: OfItem;
  render_broken_file: OfItem;
  render_unknown_template: OfItem;
}

type Plain =
  | 'page_blocked'
  | 'page_is_a_wall'
  | 'page_empty'
  | 'page_missing'
  | 'page_failing'
  | 'page_too_heavy'
  | 'not_a_page'
  | 'invalid_address'
  | 'bad_url'
  | 'credentials_in_url'
  | 'blocked_host'
  | 'blocked_address'
  | 'blocked_port'
  | 'unknown_host'
  | 'too_many_redirects'
  | 'timeout'
  | 'unreachable'
  | 'file_empty'
  | 'upload_broken_off'
  | 'no_file'
  | 'not_media'
  | 'picture_broken'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'clip_broken'
  | 'clip_too_short'
  | 'clip_too_long'
  | 'sound_broken'
  | 'sound_silent'
  | 'sound_too_short'
  | 'sound_too_long'
  | 'only_embedded'
  | 'not_fetched'
  | 'media_right_ended'
  | 'nothing_to_share'
  | 'share_link_expired'
  | 'share_link_revoked'
  | 'not_a_logo'
  | 'not_a_clip'
  | 'not_a_font'
  | 'font_collection'
  | 'font_too_large'
  | 'font_broken'
  | 'font_without_name'
  | 'font_without_letters'
  | 'recording_not_sound'
  | 'recording_silent'
  | 'recording_too_short'
  | 'recording_too_long'
  | 'sentence_recording_too_short'
  | 'sentence_recording_too_long'
  | 'script_empty'
  | 'script_wordless'
  | 'voice_needed'
  | 'no_language_model'
  | 'translation_failed'
  | 'no_transcriber'
  | 'media_soundless'
  | 'nothing_said'
  | 'unknown_music'
  | 'unknown_media'
  | 'too_few_credits'
  | 'operator_account'
  | 'job_not_failed'
  | 'wrong_project'
  | 'invalid_if_match'
  | 'render_nothing_to_draw'
  | 'topic_unreadable'
  | 'sentence_not_on_page'
  | 'wikipedia_unreachable'
  | 'generation_failed'
  | 'rendering_failed'
  | 'account_leaving'
  | 'data_link_ended'
  | 'unauthorized'
  | 'bad_request'
  | 'unsupported_media_type'
  | 'refused'
  | 'too_many_requests'
  | 'server_busy'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'idempotency_in_progress'
  | 'internal_error'
  | 'out_of_room';

/** Supabase's own names: of the authentication that is built in. */
export type AuthRefusalCode =
  | 'invalid_credentials'
  | 'user_already_exists'
  | 'email_exists'
  | 'email_not_confirmed'
  | 'same_password'
  | 'weak_password'
  | 'insufficient_aal'
  | 'mfa_challenge_expired'
  | 'mfa_factor_name_conflict'
  | 'mfa_factor_not_found'
  | 'mfa_recovery_codes_sole_factor'
  | 'mfa_verification_failed'
  | 'mfa_verified_factor_exists'
  | 'too_many_enrolled_mfa_factors'
  | 'validation_failed'
  | 'over_request_rate_limit'
  | 'otp_expired'
  | 'email_provider_disabled'
  | 'no_authorization'
  | 'bad_jwt'
  | 'bad_json'
  | 'session_not_found'
  | 'refresh_token_not_found'
  | 'refresh_token_already_used'
  | 'user_banned'
  | 'user_not_found'
  | 'not_found'
  | 'unexpected_failure';

/** Supabase's own names for what is not offered here: its clients can ask for it, no screen of ours does. */
export type NotOfferedCode =
  | 'anonymous_provider_disabled'
  | 'flow_state_not_found'
  | 'manual_linking_disabled'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'otp_disabled'
  | 'passkey_disabled'
  | 'phone_provider_disabled'
  | 'provider_disabled'
  | 'saml_provider_disabled'
  | 'web3_provider_disabled';

export type RefusalFigures = Readonly<Figures & Record<Plain, Nothing>>;
/** Of the API; stable, for programs. */
export type RefusalCode = keyof RefusalFigures;

/** A refusal apart from its sentence: what each language makes its own of. */
export const refusalSchema = z.looseObject({ code: z.string() });
export type Refusal = z.infer<typeof refusalSchema>;
