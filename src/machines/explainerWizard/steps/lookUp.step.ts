/**
 * 'Look it up': the topic's article, asked for; which one is meant, where a word has several meanings; and which of its
 * sentences, or of the person's own notes, are said, where that is a person's to choose. [TP1]
 */
import type { DoneActorEvent } from 'xstate';
import type { LookUpAnswer } from '../../../../contract/scripts/script';
import { refusing, refusingLate } from '../../wizard/steps/refusing';
import { jumpsFrom } from '../../wizard/wizard.setup';
import { explainerSteps, lookUpRequestOf, saidRequestOf, sentencesRequestOf } from '../explainerForm';
import { explainerWizardSetup } from '../explainerWizard.setup';

const answerOf = ({ event }: { event: DoneActorEvent<LookUpAnswer> }) => event.output;

/** To choose from, with what was ticked of them before. */
const sentencesFound = {
  guard: { type: 'sentencesWereFound', params: answerOf },
  target: 'choosingSentences',
  actions: { type: 'rememberSentences', params: answerOf },
} as const;
const sentencesChanged = { ...sentencesFound, actions: [sentencesFound.actions, 'tellOfChange'] } as const;
const someTickedAreGone = {
  ...sentencesChanged,
  guard: { type: 'tickedAreGone', params: answerOf },
} as const;
const nothingFound = {
  target: '#explainerWizard.script',
  actions: { type: 'refuseLookUp', params: answerOf },
} as const;

const lookingTopicUp = explainerWizardSetup.createStateConfig({
  tags: 'busy',
  on: { 'call.cancelled': '#explainerWizard.script' },
  after: { longCallLimit: { target: '#explainerWizard.script', actions: refusingLate('lookUpFailed') } },
  invoke: {
    id: 'lookTopicUp',
    src: 'lookTopicUp',
    input: ({ context: { form, meaning } }) => lookUpRequestOf(form, meaning),
    onDone: [
      {
        guard: { type: 'scriptsWereFound', params: answerOf },
        target: '#explainerWizard.script',
        actions: { type: 'rememberFound', params: answerOf },
      },
      someTickedAreGone,
      sentencesFound,
      {
        guard: { type: 'meaningsWereFound', params: answerOf },
        target: 'askingWhich',
        actions: { type: 'rememberMeanings', params: answerOf },
      },
      nothingFound,
    ],
    onError: { target: '#explainerWizard.script', actions: refusing('lookUpFailed') },
  },
});

const seekMeaning = explainerWizardSetup.createStateConfig({
  on: { 'meaning.sought': { actions: { type: 'seekMeaning', params: ({ event }) => event.text } } },
});

const askingWhich = explainerWizardSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'meaningsAreMany', target: 'shortlist' }, 'few'] },
    few: {},
    shortlist: { on: { ...seekMeaning.on, 'allMeanings.requested': 'all' } },
    all: seekMeaning,
  },
  on: {
    'meaning.chosen': {
      target: 'lookingTopicUp',
      actions: { type: 'rememberMeaning', params: ({ event }) => event.meaning },
    },
    'call.cancelled': '#explainerWizard.script',
  },
});

const fetchingSentences = explainerWizardSetup.createStateConfig({
  tags: 'busy',
  on: { 'call.cancelled': '#explainerWizard.script' },
  after: { longCallLimit: { target: '#explainerWizard.script', actions: refusingLate('sentencesFailed') } },
  invoke: {
    id: 'fetchSentences',
    src: 'fetchSentences',
    input: ({ context: { form, wanted } }) => sentencesRequestOf(form, wanted ?? 'notes'),
    onDone: [someTickedAreGone, sentencesFound, nothingFound],
    onError: { target: '#explainerWizard.script', actions: refusing('sentencesFailed') },
  },
});

const choosingSentences = explainerWizardSetup.createStateConfig({
  tags: 'editing',
  on: {
    'sentence.ticked': {
      guard: { type: 'sentenceMayChange', params: ({ event }) => event },
      actions: { type: 'changeSentence', params: ({ event }) => event },
    },
    'back.requested': { target: '#explainerWizard.script', actions: 'clearErrors' },
    'step.chosen': jumpsFrom('script', explainerSteps),
    'step.submitted': [
      { guard: 'anErrorStands' },
      { guard: 'tooLittleIsSaid', actions: 'refuseSaying' },
      { target: 'takingSentences' },
    ],
    retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'takingSentences' },
  },
});

/** The server makes the script of them: each has to be the text's. */
const takingSentences = explainerWizardSetup.createStateConfig({
  tags: 'busy',
  on: { 'call.cancelled': 'choosingSentences' },
  after: { longCallLimit: { target: 'choosingSentences', actions: refusingLate('sentencesFailed') } },
  invoke: {
    id: 'takeSentences',
    src: 'takeSentences',
    input: ({ context: { form } }) => saidRequestOf(form),
    onDone: [
      {
        guard: { type: 'scriptsWereFound', params: answerOf },
        target: '#explainerWizard.script',
        actions: { type: 'rememberChosen', params: answerOf },
      },
      sentencesChanged,
      nothingFound,
    ],
    onError: { target: 'choosingSentences', actions: refusing('sentencesFailed') },
  },
});

/** Beside the steps: it leads back to the script that is chosen there. */
export const lookUpStep = explainerWizardSetup.createStateConfig({
  initial: 'lookingTopicUp',
  states: { lookingTopicUp, askingWhich, fetchingSentences, choosingSentences, takingSentences },
});
