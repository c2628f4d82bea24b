/**
 * Addresses of voices' samples. Players send no token, so the address says whether its voice may be let speak for it:
 * whoever is signed in is told one that does. What is kept already is read to anybody.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SampleAddresses {
  /** Below the server's origin. */
  addressOf(voiceId: string): string;
  mayLetSpeak(voiceId: string, right: string | undefined): boolean;
}

export function createSampleAddresses(secret: Buffer): SampleAddresses {
  const rightTo = (voiceId: string) => createHmac('sha256', secret).update(voiceId).digest('base64url');
  return {
    addressOf: (voiceId) => `/v1/voices/${encodeURIComponent(voiceId)}/sample?right=${rightTo(voiceId)}`,
    mayLetSpeak(voiceId, right = '') {
      const [given, made] = [Buffer.from(right), Buffer.from(rightTo(voiceId))];
      return given.length === made.length && timingSafeEqual(given, made);
    },
  };
}
