/** What each step can be refused for, in the order in which it is checked. [W5] [W7] [W9] [W12] */
import {
  AUDIENCE_CHARACTERS,
  DESCRIPTION_CHARACTERS,
  FACT_CHARACTERS,
  LINK_CHARACTERS,
  MEDIA_COUNT,
  PRICE_CHARACTERS,
  TITLE_CHARACTERS,
} from '../../../contract/limits';
import { pageRefusalKeys, type Arrival, type PageRefusalKey } from '../../../contract/ui/arrival';
import { scriptFault } from '../../../contract/ui/scriptChoice';
import { voiceFault } from '../wizard/voiceChoice';
import { anErrorStands, failed, late, missing, type StepRefusal } from '../wizard/stepRefusal';
import type { WizardRules } from '../wizard/wizard.setup';
import { briefOf, ideasKey, openClaims, titleIn, type AdsForm, type AdsStep } from './adsForm';
import { ownFactsOf, stillNeeded } from '../../../contract/ui/pageSaid';

/** Keys of the word catalogue. */
export type AdsErrorKey =
  | 'urlNotValid'
  | 'productInfoFailed'
  | 'extractionFailed'
  | 'sharedWithoutLink'
  | 'pasteMissing'
  | 'pasteTooLarge'
  | 'clipboardRefused'
  | PageRefusalKey
  | 'titleMissing'
  | 'titleTooLong'
  | 'descriptionMissing'
  | 'descriptionTooLong'
  | 'priceTooLong'
  | 'audienceTooLong'
  | 'factsMissing'
  | 'tooLittleSaid'
  | 'factTooLong'
  | 'mediaCount'
  | 'mediaCheckFailed'
  | 'scriptIdeasFailed'
  | 'scriptMissing'
  | 'scriptWordless'
  | 'scriptTooLong'
  | 'claimsOpen'
  | 'musicMissing'
  | 'captionStyleMissing'
  | 'voiceMissing'
  | 'voiceCannotRead'
  | 'recordingMissing'
  | 'videoFailed';

/** What keeps a text from being the address of a page. */
export type LinkFault = 'noAddress' | 'otherScheme' | 'tooLong';

export const linkFault = (text: string): LinkFault =>
  text.trim().length > LINK_CHARACTERS ? 'tooLong' : URL.canParse(text.trim()) ? 'otherScheme' : 'noAddress';

export interface AdsErrors {
  readonly url?: AdsErrorKey;
  /** Of one that is no link at all. */
  readonly urlFault?: LinkFault;
  /** Why the link did not answer, in the reader's language. */
  readonly urlWhy?: string;
  readonly paste?: AdsErrorKey;
  readonly title?: AdsErrorKey;
  readonly description?: AdsErrorKey;
  readonly price?: AdsErrorKey;
  readonly targetAudience?: AdsErrorKey;
  readonly facts?: AdsErrorKey;
  readonly media?: AdsErrorKey;
  /** Under the step's title. */
  readonly step?: StepRefusal<AdsErrorKey>;
}
export const noErrors: AdsErrors = {};

export function arrivalErrors(arrival: Arrival | null): AdsErrors {
  if (arrival?.kind === 'linkless') return missing('sharedWithoutLink');
  return arrival?.kind === 'refused' ? missing(pageRefusalKeys[arrival.refusal]) : noErrors;
}

export function productErrors(form: AdsForm): AdsErrors {
  const title = form.title.trim();
  const description = form.description.trim();
  const count = form.images.length + form.videos.length;
  return {
    ...(title ? {} : { title: 'titleMissing' }),
    ...(title.length > TITLE_CHARACTERS ? { title: 'titleTooLong' } : {}),
    ...(description ? {} : { description: 'descriptionMissing' }),
    ...(description.length > DESCRIPTION_CHARACTERS ? { description: 'descriptionTooLong' } : {}),
    ...(form.price.trim().length > PRICE_CHARACTERS ? { price: 'priceTooLong' } : {}),
    ...(form.targetAudience.trim().length > AUDIENCE_CHARACTERS ? { targetAudience: 'audienceTooLong' } : {}),
    ...factErrors(form),
    ...(count >= MEDIA_COUNT.min && count <= MEDIA_COUNT.max ? {} : { media: 'mediaCount' }),
  };
}

const factErrors = (form: AdsForm): AdsErrors =>
  ownFactsOf(form).some((fact) => fact.length > FACT_CHARACTERS) ? { facts: 'factTooLong' } : noErrors;

/** Where the page itself offers nothing, it is asked for in other words. */
export const tooLittleSaid = (form: AdsForm): AdsErrors => ({
  facts: form.pageSentences.length > 0 ? 'tooLittleSaid' : 'factsMissing',
});
/** Between step 2 and 3: of the page and of the person's own together, as much as an ad needs. */
export function sayingErrors(form: AdsForm): AdsErrors {
  const errors = factErrors(form);
  return errors.facts || stillNeeded(form) === 0 ? errors : tooLittleSaid(form);
}

export function scriptErrors(form: AdsForm): AdsErrors {
  const fault = scriptFault(form) ?? (openClaims(form).length > 0 ? 'claimsOpen' : null);
  return fault ? missing(fault) : noErrors;
}

export function settingsErrors(form: AdsForm): AdsErrors {
  if (!form.backgroundMusic) return missing('musicMissing');
  if (!form.captionStyle) return missing('captionStyleMissing');
  const fault = voiceFault(form);
  return fault ? missing(fault) : noErrors;
}

/** The steps that can be gone to: those whose forerunners are complete. [W16] */
export function openSteps(form: AdsForm): readonly AdsStep[] {
  const scriptsAreThere = !anErrorStands(productErrors(form)) && form.ideasFor === ideasKey(form);
  if (!scriptsAreThere) return ['link', 'product'];
  return !anErrorStands(scriptErrors(form))
    ? ['link', 'product', 'script', 'settings']
    : ['link', 'product', 'script'];
}

export const adsRules: WizardRules<AdsForm, AdsErrors, AdsErrorKey, AdsStep> = {
  noErrors,
  scriptErrors,
  settingsErrors,
  ideasKey,
  isSameSubject: (before, now) => titleIn(before) === titleIn(now),
  requestOf: (form, wishes) => ({ type: 'ads', data: { ...briefOf(form), ...wishes } }),
  openSteps,
  callErrors: failed,
  lateErrors: late,
};
