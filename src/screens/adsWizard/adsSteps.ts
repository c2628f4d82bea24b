/** The four steps as the side list shows them. [W1] */
import type { AdsStep } from '../../machines/adsWizard/adsForm';
import { adsWizardWords } from '../../words/en/adsWizard';
import { wizardWords } from '../../words/en/wizard';
import type { StepDefinition } from '../wizard/StepList';

export const adsSteps: readonly StepDefinition<AdsStep>[] = [
  {
    step: 'link',
    label: adsWizardWords.link.label,
    description: adsWizardWords.link.title,
    color: '#5046d8',
    hidden: true,
  },
  {
    step: 'product',
    label: adsWizardWords.product.label,
    description: adsWizardWords.product.text,
    color: '#e0602f',
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
