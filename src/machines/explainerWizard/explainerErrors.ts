/** What each step can be refused for, in the order in which it is checked. [X2] [X4] */
import { DESCRIPTION_CHARACTERS } from '../../../contract/limits';
import { unfilledPlaces } from '../../../contract/scripts/unfilledPlaces';
import { scriptFault, selectedScript } from '../../../contract/ui/scriptChoice';
import { voiceFault } from '../wizard/voiceChoice';
import { anErrorStands, failed, late, missing, type StepRefusal } from '../wizard/stepRefusal';
import { isUnexpected, isUnprocessable } from '../wizard/stepRefusal';
import type { WizardRules } from '../wizard/wizard.setup';
import { topicOf, type ExplainerForm, type ExplainerStep } from './explainerForm';

/** Keys of the word catalogue. */
export type ExplainerErrorKey =
  | 'topicMissing'
  | 'topicTooLong'
  | 'scriptIdeasFailed'
  | 'scriptMissing'
  | 'scriptWordless'
  | 'scriptTooLong'
  | 'outlineUnfilled'
  | 'lookUpFailed'
  | 'sentencesFailed'
  | 'sentencesMissing'
  | 'sentencesChanged'
  | 'articleMissing'
  | 'articleTooShort'
  | 'articleIsList'
  | 'articleTooSlow'
  | 'notesTooShort'
  | 'notesTooSlow'
  | 'musicMissing'
  | 'voiceMissing'
  | 'voiceCannotRead'
  | 'recordingMissing'
  | 'videoFailed'
  | 'unexpected';

export interface ExplainerErrors {
  readonly topic?: ExplainerErrorKey;
  /** Under the step's title. */
  readonly step?: StepRefusal<ExplainerErrorKey>;
}
export const noErrors: ExplainerErrors = {};

export function topicErrors(form: ExplainerForm): ExplainerErrors {
  const { length } = topicOf(form);
  if (length === 0) return { topic: 'topicMissing' };
  return length > DESCRIPTION_CHARACTERS ? { topic: 'topicTooLong' } : noErrors;
}

export function scriptErrors(form: ExplainerForm): ExplainerErrors {
  const fault = scriptFault(form);
  if (fault) return missing(fault);
  return unfilledPlaces(selectedScript(form)) > 0 ? missing('outlineUnfilled') : noErrors;
}

export function settingsErrors(form: ExplainerForm): ExplainerErrors {
  if (!form.backgroundMusic) return missing('musicMissing');
  const fault = voiceFault(form);
  return fault ? missing(fault) : noErrors;
}

/** Ideas that are refused for the topic itself would be refused again: it is to be changed first. */
const callErrors = (key: ExplainerErrorKey, error: unknown): ExplainerErrors =>
  isUnexpected(error)
    ? failed('unexpected', error)
    : failed(key, error, !(key === 'scriptIdeasFailed' && isUnprocessable(error)));

/** Why a look-up brought nothing. */
export const NOTHING_FOUND = {
  noArticle: 'articleMissing',
  tooShort: 'articleTooShort',
  list: 'articleIsList',
  tooSlow: 'articleTooSlow',
} as const;
/** Why notes have no sentences to choose from. */
export const NOTHING_IN_NOTES = {
  noArticle: 'notesTooShort',
  tooShort: 'notesTooShort',
  list: 'notesTooShort',
  tooSlow: 'notesTooSlow',
} as const;

/** The steps that can be gone to: those whose forerunners are complete. */
export function openSteps(form: ExplainerForm): readonly ExplainerStep[] {
  if (anErrorStands(topicErrors(form)) || form.ideasFor !== topicOf(form)) return ['topic'];
  return anErrorStands(scriptErrors(form)) ? ['topic', 'script'] : ['topic', 'script', 'settings'];
}

export const explainerRules: WizardRules<ExplainerForm, ExplainerErrors, ExplainerErrorKey, ExplainerStep> = {
  noErrors,
  scriptErrors,
  settingsErrors,
  ideasKey: topicOf,
  isSameSubject: (before, now) => before === now,
  requestOf: (form, wishes) => ({ type: 'educational', data: { text: topicOf(form), ...wishes } }),
  openSteps,
  callErrors,
  lateErrors: late,
};
