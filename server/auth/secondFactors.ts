/** The codes of second factors: those of an authenticator app (RFC 6238), and those to be written down. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { hashOf } from './opaqueTokens';

const PERIOD_S = 30;
/** Clocks of phones are off by some seconds: the step before and the one after are taken, too. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string, label: { issuer?: string; account?: string } = {}) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    issuer: label.issuer ?? '',
    label: label.account ?? '',
  });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app is given: by camera, by link, or typed. */
export function totpForApp(secret: string, label: { issuer: string; account: string }) {
  const uri = totpOf(secret, label).toString();
  return { qr_code: renderSVG(uri, { border: 4 }), secret, uri };
}

/** The time step that a code belongs to; null where it belongs to none of now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** Ten, as Supabase makes them: 16 letters and digits, none that is taken for another. */
export const RECOVERY_CODES = 10;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const oneCode = () => Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, oneCode);
/** However it was typed. */
export const hashOfRecoveryCode = (typed: string): Buffer =>
  hashOf(typed.toLowerCase().replace(/[\s-]/g, ''));
