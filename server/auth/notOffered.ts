/** What Supabase's clients can ask for that is not offered here: refused as by a Supabase that has it switched off. */
import type { NotOfferedCode } from '../../contract/refusals';
import { AuthRefusal } from './authRefusal';

const refusals = {
  anonymous: [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  identityToken: [400, 'provider_disabled', 'Provider is not enabled'],
  linking: [404, 'manual_linking_disabled', 'Manual linking is disabled'],
  mailedSignIn: [422, 'otp_disabled', 'Signing in by a mailed code or link is disabled'],
  passkey: [404, 'passkey_disabled', 'Passkeys are disabled'],
  phoneFactor: [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  phoneResend: [400, 'phone_provider_disabled', 'Phone logins are disabled'],
  phoneSignIn: [422, 'phone_provider_disabled', 'Phone logins are disabled'],
  phoneSignUp: [400, 'phone_provider_disabled', 'Phone signups are disabled'],
  phoneText: [400, 'phone_provider_disabled', 'Unsupported phone provider'],
  pkce: [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
  saml: [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  wallet: [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  webAuthnFactor: [422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
} as const satisfies Record<string, readonly [status: number, code: NotOfferedCode, message: string]>;

export function notOffered(what: keyof typeof refusals): AuthRefusal {
  const [status, code, message] = refusals[what];
  return new AuthRefusal(status, code, message);
}
