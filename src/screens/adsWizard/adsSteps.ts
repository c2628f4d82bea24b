/** The four steps as the side list shows them. [W1] */
import type { AdsStep } from '../../machines/adsWizard/adsForm';
import { adsWizardWords } from '../../words/en/adsWizard';

export interface StepDefinition {
  readonly step: AdsStep;
  readonly label: string;
  readonly description: string;
  readonly color: string;
  readonly hidden?: boolean;
}

export const adsSteps: readonly StepDefinition[] = [
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
    label: adsWizardWords.script.label,
    description: adsWizardWords.script.title,
    color: '#0d8f8c',
  },
  {
    step: 'settings',
    label: adsWizardWords.settings.label,
    description: adsWizardWords.settings.text,
    color: '#c03a86',
  },
];
