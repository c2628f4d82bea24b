/** What the screens that both wizards share show of this one. [W1] */
import type { AdsErrorKey } from '../../machines/adsWizard/adsErrors';
import type { AdsStep } from '../../machines/adsWizard/adsForm';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import type { WizardView } from '../wizard/wizardActor';

export const adsView: WizardView<AdsStep, AdsErrorKey> = {
  errors: adsWizardMessages.errors,
  oursKeepTo: ['tone', 'length', 'likeness'],
  steps: [
    {
      step: 'link',
      label: adsWizardMessages.link.label,
      description: adsWizardMessages.link.title,
      color: '#5046d8',
      hidden: true,
    },
    {
      step: 'product',
      label: adsWizardMessages.product.label,
      description: adsWizardMessages.product.text,
      color: '#e0602f',
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
