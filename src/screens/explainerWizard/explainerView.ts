/** What the screens that both wizards share show of this one. [X1] */
import type { ExplainerErrorKey } from '../../machines/explainerWizard/explainerErrors';
import type { ExplainerStep } from '../../machines/explainerWizard/explainerForm';
import { explainerWizardMessages } from '../../locales/messages/wizards/explainerWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import type { WizardView } from '../wizard/wizardActor';

export const explainerView: WizardView<ExplainerStep, ExplainerErrorKey> = {
  errors: explainerWizardMessages.errors,
  // What is from notes and articles; what we wrote is there as it is.
  oursKeepTo: ['length'],
  steps: [
    {
      step: 'topic',
      label: explainerWizardMessages.topic.label,
      description: explainerWizardMessages.topic.title,
      color: '#5046d8',
    },
    {
      step: 'script',
      label: wizardMessages.script.label,
      description: wizardMessages.script.title,
      color: '#0d8f8c',
    },
    {
      step: 'settings',
      label: wizardMessages.settings.label,
      description: wizardMessages.settings.text,
      color: '#c03a86',
    },
  ],
};
