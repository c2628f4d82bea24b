/** What the explainer wizard knows, hears, needs and does of its own; the rest is in `wizard.setup.ts`. */
import { assign, setup } from 'xstate';
import type { ExplainerVideoRequest } from '../../../contract/routes/jobStart.routes';
import type { ArticleRef } from '../../../contract/scripts/article';
import type {
  LookUpAnswer,
  LookUpRequest,
  SentencesNeeded,
  SentencesRequest,
} from '../../../contract/scripts/script';
import {
  isTooLittleToSay,
  mayChange,
  mayChooseOf,
  scriptSaid,
  sentencesOfIdea,
  tickedAreGone,
  withChanged,
  withSentences,
  type SentencesOf,
} from '../../../contract/ui/sentencesSaid';
import { SHORTLIST, type MeaningChoice } from '../../../contract/ui/meaningChoice';
import { notProvided } from '../shared/notProvided';
import { anErrorStands, missing } from '../wizard/stepRefusal';
import { wizardActions, wizardActors, wizardDelays, wizardGuards } from '../wizard/wizard.setup';
import type { SharedEvent, WizardChildren, WizardContext, WizardInput } from '../wizard/wizard.setup';
import {
  explainerRules,
  NOTHING_FOUND,
  NOTHING_IN_NOTES,
  noErrors,
  scriptErrors,
  topicErrors,
  type ExplainerErrors,
} from './explainerErrors';
import {
  articleOfIdea,
  isAnswered,
  otherMeaningsOf,
  withChosen,
  withFound,
  type ExplainerForm,
  type ExplainerStep,
} from './explainerForm';

type ExplainerEvent =
  | { type: 'text.changed'; name: 'topic' | 'ownScript'; text: string }
  | { type: 'lookUp.requested' }
  | { type: 'otherMeanings.requested'; index: number }
  | ({ type: 'sentence.pointedAt' } & PointedSentence)
  | { type: 'meaning.sought'; text: string }
  | { type: 'allMeanings.requested' }
  | { type: 'meaning.chosen'; meaning: ArticleRef }
  | { type: 'sentences.requested'; index: number }
  | { type: 'sentence.ticked'; text: string }
  | Exclude<SharedEvent<ExplainerStep>, { type: 'text.changed' }>;

interface ExplainerContext extends WizardContext<ExplainerForm, ExplainerErrors, ExplainerStep> {
  /** The server says so. */
  readonly offersLookUp: boolean;
  /** What the topic may mean, and which of it was chosen. */
  readonly meanings: MeaningChoice | null;
  readonly meaning: ArticleRef | null;
  /** The sentence of a script whose backing is shown. */
  readonly pointed: PointedSentence | null;
  /** Whose sentences were asked for. */
  readonly wanted: SentencesOf | null;
}
export interface PointedSentence {
  readonly script: string;
  readonly start: number;
}

export const explainerWizardSetup = setup({
  types: {
    input: {} as WizardInput<ExplainerForm, ExplainerStep>,
    context: {} as ExplainerContext,
    events: {} as ExplainerEvent,
    children: {} as WizardChildren,
  },
  actors: {
    ...wizardActors,
    lookTopicUp: notProvided<LookUpAnswer, LookUpRequest>('lookTopicUp'),
    fetchSentences: notProvided<LookUpAnswer, SentencesRequest>('fetchSentences'),
    takeSentences: notProvided<LookUpAnswer, SentencesRequest>('takeSentences'),
    askForLookUp: notProvided<boolean, void>('askForLookUp'),
    createVideo: notProvided<{ jobId: string }, ExplainerVideoRequest>('createVideo'),
  },
  delays: wizardDelays,
  guards: wizardGuards(explainerRules),
  actions: wizardActions(explainerRules),
}).extend({
  guards: {
    topicIsUnusable: ({ context }) => anErrorStands(topicErrors(context.form)),
    topicMayBeLookedUp: ({ context: { offersLookUp, form } }) => offersLookUp && !isAnswered(form.scripts),
    scriptIsRefused: ({ context: { errors, form } }) =>
      anErrorStands(errors) && anErrorStands(scriptErrors(form)),
    sentencesMayBeChosen: ({ context }, index: number) => mayChooseOf(context, index),
    newestIsOfArticle: ({ context: { offersLookUp, form } }) =>
      offersLookUp && articleOfIdea(form, 0) !== undefined,
    sentencesWereWanted: ({ context: { errors, wanted } }) =>
      errors.step?.canRetry === true && wanted !== null,
    sentenceMayChange: ({ context: { form } }, { text }: { text: string }) => mayChange(form, text),
    tooLittleIsSaid: ({ context: { form } }) => isTooLittleToSay(scriptSaid(form)),
    scriptsWereFound: (_, { found }: LookUpAnswer) => found === 'scripts',
    sentencesWereFound: (_, { found }: LookUpAnswer) => found === 'sentences',
    tickedAreGone: ({ context: { form } }, answer: LookUpAnswer | SentencesNeeded) =>
      'sentences' in answer && tickedAreGone(form, answer),
    meaningsWereFound: (_, { found }: LookUpAnswer) => found === 'which',
    hasOtherMeanings: ({ context: { form } }, index: number) => otherMeaningsOf(form, index) !== null,
    meaningsAreMany: ({ context: { meanings } }) => (meanings?.meanings.length ?? 0) > SHORTLIST,
  },
  actions: {
    refuseTopic: assign({ errors: ({ context }) => topicErrors(context.form) }),
    offerLookUp: assign({ offersLookUp: (_, offersLookUp: boolean) => offersLookUp }),
    rememberMeanings: assign({
      meanings: (_, answer: LookUpAnswer) =>
        answer.found === 'which' ? { name: answer.name, meanings: answer.meanings, sought: '' } : null,
    }),
    rememberPoint: assign({ pointed: (_, pointed: PointedSentence) => pointed }),
    rememberOtherMeanings: assign({
      meanings: ({ context: { form } }, index: number) => otherMeaningsOf(form, index),
    }),
    seekMeaning: assign({
      meanings: ({ context: { meanings } }, sought: string) => meanings && { ...meanings, sought },
    }),
    rememberSameMeaning: assign({ meaning: ({ context: { form } }) => articleOfIdea(form, 0) ?? null }),
    rememberMeaning: assign({ meaning: (_, meaning: ArticleRef | null) => meaning }),
    rememberWanted: assign({
      wanted: ({ context: { form } }, index: number | null) =>
        index === null ? null : sentencesOfIdea(form, index),
    }),
    rememberSentences: assign({
      form: ({ context: { form } }, answer: LookUpAnswer) =>
        answer.found === 'sentences' ? withSentences(form, answer) : form,
    }),
    /** Notes that make no script by themselves: what there is besides is the way back. */
    rememberNeed: assign({
      form: ({ context: { form } }, answer: SentencesNeeded) => withSentences(form, answer),
      wanted: 'notes' as const,
      errors: noErrors,
    }),
    changeSentence: assign({
      form: ({ context: { form } }, { text }: { text: string }) => withChanged(form, text),
      errors: noErrors,
    }),
    rememberChosen: assign({
      form: ({ context: { form } }, answer: LookUpAnswer) =>
        answer.found === 'scripts' ? withChosen(form, answer.ideas) : form,
    }),
    refuseSaying: assign({ errors: missing('sentencesMissing') }),
    tellOfChange: assign({ errors: missing('sentencesChanged') }),
    /** First of all, and chosen where it answers: it is what was asked for. */
    rememberFound: assign({
      form: ({ context: { form } }, answer: LookUpAnswer) => withFound(form, answer),
    }),
    refuseLookUp: assign({
      errors: ({ context: { wanted } }, answer: LookUpAnswer) => {
        if (answer.found !== 'nothing') return noErrors;
        return missing((wanted === 'notes' ? NOTHING_IN_NOTES : NOTHING_FOUND)[answer.why]);
      },
    }),
  },
});
