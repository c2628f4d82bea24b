/** 'Look it up': the topic's article, asked for; and which one is meant, where a word has several meanings. [TP1] */
import type { DoneActorEvent } from 'xstate';
import type { LookUpAnswer } from '../../../../contract/scripts/script';
import { refusing, refusingLate } from '../../wizard/steps/refusing';
import { lookUpRequestOf } from '../explainerForm';
import { explainerWizardSetup } from '../explainerWizard.setup';

const answerOf = ({ event }: { event: DoneActorEvent<LookUpAnswer> }) => event.output;

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
      {
        guard: { type: 'meaningsWereFound', params: answerOf },
        target: 'askingWhich',
        actions: { type: 'rememberMeanings', params: answerOf },
      },
      { target: '#explainerWizard.script', actions: { type: 'refuseLookUp', params: answerOf } },
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

/** Beside the steps: it leads back to the script that is chosen there. */
export const lookUpStep = explainerWizardSetup.createStateConfig({
  initial: 'lookingTopicUp',
  states: { lookingTopicUp, askingWhich },
});
