/** What each step can be refused for, in the order in which it is checked. [W5] [W7] [W9] [W12] */
import { MEDIA_COUNT } from '../../../contract/limits';
import { ideasKey, selectedScript, type AdsForm, type AdsStep } from './adsForm';

/** Keys of the word catalogue. */
export type AdsErrorKey =
  | 'urlNotValid'
  | 'productInfoFailed'
  | 'extractionFailed'
  | 'titleMissing'
  | 'descriptionMissing'
  | 'mediaCount'
  | 'mediaCheckFailed'
  | 'scriptIdeasFailed'
  | 'scriptMissing'
  | 'musicMissing'
  | 'captionStyleMissing'
  | 'voiceMissing'
  | 'videoFailed';

export interface AdsErrors {
  readonly url?: AdsErrorKey;
  readonly title?: AdsErrorKey;
  readonly description?: AdsErrorKey;
  readonly media?: AdsErrorKey;
  /** Under the step's title; `detail` is the server's own sentence. */
  readonly step?: { readonly key: AdsErrorKey; readonly detail: string | null; readonly canRetry: boolean };
}
export const noErrors: AdsErrors = {};
export const anErrorStands = (errors: AdsErrors) => Object.keys(errors).length > 0;

const refused = (key: AdsErrorKey): AdsErrors => ({ step: { key, detail: null, canRetry: false } });

export function productErrors({ title, description, images, videos }: AdsForm): AdsErrors {
  const count = images.length + videos.length;
  return {
    ...(title.trim() ? {} : { title: 'titleMissing' }),
    ...(description.trim() ? {} : { description: 'descriptionMissing' }),
    ...(count >= MEDIA_COUNT.min && count <= MEDIA_COUNT.max ? {} : { media: 'mediaCount' }),
  };
}

export const scriptErrors = (form: AdsForm): AdsErrors =>
  selectedScript(form) ? noErrors : refused('scriptMissing');

export function settingsErrors({ backgroundMusic, captionStyle, voice }: AdsForm): AdsErrors {
  if (!backgroundMusic) return refused('musicMissing');
  if (!captionStyle) return refused('captionStyleMissing');
  if (!voice) return refused('voiceMissing');
  return noErrors;
}

/** The steps that can be gone to: those whose forerunners are complete. [W16] */
export function openSteps(form: AdsForm): readonly AdsStep[] {
  const scriptsAreThere = !anErrorStands(productErrors(form)) && form.ideasFor === ideasKey(form);
  if (!scriptsAreThere) return ['link', 'product'];
  return selectedScript(form) ? ['link', 'product', 'script', 'settings'] : ['link', 'product', 'script'];
}
