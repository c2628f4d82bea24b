/** From a topic to a job that makes the explainer: three steps, each a state. [X1]–[X4] */
import { explainerWizardSetup, initialExplainerContext } from './explainerWizard.setup';
import { scriptStep } from './steps/script.step';
import { settingsStep } from './steps/settings.step';
import { topicStep } from './steps/topic.step';

export const explainerWizardMachine = explainerWizardSetup.createMachine({
  id: 'explainerWizard',
  context: ({ input }) => initialExplainerContext(input),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: { type: 'draftIsAt', params: 'script' }, target: 'script' },
        { guard: { type: 'draftIsAt', params: 'settings' }, target: 'settings' },
        { target: 'topic' },
      ],
    },
    topic: topicStep,
    script: scriptStep,
    settings: settingsStep,
    created: { type: 'final' },
  },
});
