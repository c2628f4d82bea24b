/** From a topic to a job that makes the explainer: three steps, each a state. [X1]–[X4] */
import { scriptStep } from '../wizard/steps/script.step';
import { settingsStep } from '../wizard/steps/settings.step';
import { resumed, resuming } from '../wizard/wizard.setup';
import { noErrors } from './explainerErrors';
import { emptyExplainerForm, explainerRequestOf, explainerSteps } from './explainerForm';
import { explainerWizardSetup } from './explainerWizard.setup';
import { topicStep } from './steps/topic.step';

export const explainerWizardMachine = explainerWizardSetup.createMachine({
  id: explainerSteps.id,
  context: ({ input }) => resumed(input, { form: emptyExplainerForm, errors: noErrors, step: 'topic' }),
  initial: 'resuming',
  states: {
    resuming: resuming(explainerSteps),
    topic: topicStep,
    script: scriptStep(explainerSteps),
    settings: settingsStep(explainerSteps, { requestOf: explainerRequestOf, on: {} }),
    created: { type: 'final' },
  },
});
