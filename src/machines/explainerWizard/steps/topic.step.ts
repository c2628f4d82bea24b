/** Step 1: a topic, or notes on one, becomes ideas for a script. [X1]–[X4] */
import { suggestingScripts } from '../../wizard/steps/suggestingScripts.state';
import { explainerSteps } from '../explainerForm';
import { explainerWizardSetup } from '../explainerWizard.setup';
import { sentencesNeededAtOnce } from './sentencesNeeded';

const suggesting = suggestingScripts(explainerSteps, 'editing');

export const topicStep = explainerWizardSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      tags: 'editing',
      on: {
        'text.changed': {
          actions: { type: 'edit', params: ({ event }) => ({ [event.name]: event.text }) },
        },
        'step.submitted': [
          { guard: 'anErrorStands' },
          { guard: 'topicIsUnusable', actions: 'refuseTopic' },
          { guard: 'ideasAreThere', target: '#explainerWizard.script' },
          { target: 'suggestingScripts' },
        ],
        retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'suggestingScripts' },
      },
    },
    suggestingScripts: { ...suggesting, on: { ...suggesting.on, 'sentences.needed': sentencesNeededAtOnce } },
  },
});
