/** From a topic to a job that makes the explainer: three steps, each a state. [X1]–[X4] */
import { settingsStep } from '../wizard/steps/settings.step';
import { resumed, resuming, scriptWriter } from '../wizard/wizard.setup';
import { noErrors } from './explainerErrors';
import { emptyExplainerForm, explainerRequestOf, explainerSteps } from './explainerForm';
import { explainerWizardSetup } from './explainerWizard.setup';
import { lookUpStep } from './steps/lookUp.step';
import { explainerScriptStep } from './steps/script.step';
import { topicStep } from './steps/topic.step';

export const explainerWizardMachine = explainerWizardSetup.createMachine({
  id: explainerSteps.id,
  context: ({ input }) => ({
    ...resumed(input, { form: emptyExplainerForm, errors: noErrors, step: 'topic' }),
    offersLookUp: false,
    meanings: null,
    meaning: null,
    pointed: null,
    wanted: null,
  }),
  initial: 'resuming',
  ...scriptWriter,
  states: {
    resuming: resuming(explainerSteps),
    topic: topicStep,
    script: explainerScriptStep,
    lookUp: lookUpStep,
    settings: settingsStep(explainerSteps, { requestOf: explainerRequestOf, on: {} }),
    created: { type: 'final' },
  },
});
