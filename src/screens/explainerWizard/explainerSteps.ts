/** The three steps as the side list shows them. [X1] */
import type { ExplainerStep } from '../../machines/explainerWizard/explainerForm';
import { explainerWizardWords } from '../../words/en/explainerWizard';
import { wizardWords } from '../../words/en/wizard';
import type { StepDefinition } from '../wizard/StepList';

export const explainerSteps: readonly StepDefinition<ExplainerStep>[] = [
  {
    step: 'topic',
    label: explainerWizardWords.topic.label,
    description: explainerWizardWords.topic.title,
    color: '#5046d8',
  },
  {
    step: 'script',
    label: wizardWords.script.label,
    description: wizardWords.script.title,
    color: '#0d8f8c',
  },
  {
    step: 'settings',
    label: wizardWords.settings.label,
    description: wizardWords.settings.text,
    color: '#c03a86',
  },
];
