/** Step 2: as in both wizards; what no script of ours answers can be looked up. [X1] [X2] [TP1] */
import { scriptStep } from '../../wizard/steps/script.step';
import { explainerSteps } from '../explainerForm';
import { explainerWizardSetup } from '../explainerWizard.setup';
import { sentencesNeeded } from './sentencesNeeded';

const { on, invoke, ...shared } = scriptStep(explainerSteps, { on: {} });

export const explainerScriptStep = explainerWizardSetup.createStateConfig({
  ...shared,
  invoke: [
    invoke,
    {
      id: 'askForLookUp',
      src: 'askForLookUp',
      // Where the server does not say, nothing is offered.
      onDone: { actions: { type: 'offerLookUp', params: ({ event }) => event.output } },
      onError: {},
    },
  ],
  on: {
    ...on,
    'lookUp.requested': {
      guard: 'topicMayBeLookedUp',
      target: '#explainerWizard.lookUp',
      actions: [
        'clearErrors',
        { type: 'rememberMeaning', params: null },
        { type: 'rememberWanted', params: null },
      ],
    },
    // Other sentences of the same article; where too few are left, they are offered to be chosen.
    'others.requested': [
      {
        guard: 'newestIsOfArticle',
        target: '#explainerWizard.lookUp',
        actions: ['clearErrors', 'rememberSameMeaning', { type: 'rememberWanted', params: null }],
      },
      on['others.requested'],
    ],
    'sentence.pointedAt': {
      actions: {
        type: 'rememberPoint',
        params: ({ event: { script, start } }) => ({ script, start }),
      },
    },
    'otherMeanings.requested': {
      guard: { type: 'hasOtherMeanings', params: ({ event }) => event.index },
      target: '#explainerWizard.lookUp.askingWhich',
      actions: [
        'clearErrors',
        { type: 'rememberOtherMeanings', params: ({ event }) => event.index },
        { type: 'rememberWanted', params: null },
      ],
    },
    'sentences.needed': sentencesNeeded,
    'sentences.requested': {
      guard: { type: 'sentencesMayBeChosen', params: ({ event }) => event.index },
      target: '#explainerWizard.lookUp.fetchingSentences',
      actions: ['clearErrors', { type: 'rememberWanted', params: ({ event }) => event.index }],
    },
    retried: [
      {
        guard: 'sentencesWereWanted',
        target: '#explainerWizard.lookUp.fetchingSentences',
        actions: 'clearErrors',
      },
      { guard: 'callMayBeRetried', target: '#explainerWizard.lookUp', actions: 'clearErrors' },
    ],
    // What was not found stands in nobody's way.
    'step.submitted': [
      { guard: 'scriptIsRefused' },
      { guard: 'scriptIsUnusable', actions: 'refuseScript' },
      { target: '#explainerWizard.settings', actions: 'clearErrors' },
    ],
  },
});
