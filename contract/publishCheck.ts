/** What a video is looked through for before it is published, and what of it a person renders all the same. [PC1] */
import * as z from 'zod/mini';
import { msSchema } from './video/itemDetails';

export const checkKinds = [
  'noPicture',
  'noCaption',
  'textCutOff',
  'safeZone',
  'contrast',
  'readingSpeed',
  'unspoken',
  'silence',
  'voiceUnderMusic',
  'otherLanguage',
  'loudness',
  'smallPicture',
  'stillOpening',
  'noCallToAction',
  'unbacked',
  'claim',
] as const;
export const checkKindSchema = z.enum(checkKinds);
export type CheckKind = z.infer<typeof checkKindSchema>;

/** To be mended before it is published, or worth a look. */
export type Weight = 'fix' | 'look';
export const weights = {
  noPicture: 'fix',
  noCaption: 'fix',
  textCutOff: 'fix',
  safeZone: 'fix',
  contrast: 'fix',
  readingSpeed: 'fix',
  unspoken: 'fix',
  silence: 'look',
  voiceUnderMusic: 'fix',
  otherLanguage: 'fix',
  loudness: 'look',
  smallPicture: 'look',
  stillOpening: 'look',
  noCallToAction: 'look',
  unbacked: 'fix',
  claim: 'look',
} as const satisfies Record<CheckKind, Weight>;

/** Of one render: more are counted, not told. */
export const OVERRIDDEN = 50;

/** What was told, and rendered all the same; kept with the video. */
export const overriddenSchema = z
  .array(z.object({ kind: checkKindSchema, at_ms: msSchema }))
  .check(z.maxLength(OVERRIDDEN));
export type Overridden = z.infer<typeof overriddenSchema>;
