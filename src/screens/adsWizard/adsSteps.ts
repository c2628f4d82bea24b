/** The four steps as the side list shows them. [W1] */
import type { AdsStep } from '../../machines/adsWizard/adsForm';
import { words } from '../../words/en';

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
    label: words.adsWizard.link.label,
    description: words.adsWizard.link.title,
    color: '#5046d8',
    hidden: true,
  },
  {
    step: 'product',
    label: words.adsWizard.product.label,
    description: words.adsWizard.product.text,
    color: '#e0602f',
  },
  {
    step: 'script',
    label: words.adsWizard.script.label,
    description: words.adsWizard.script.title,
    color: '#0d8f8c',
  },
  {
    step: 'settings',
    label: words.adsWizard.settings.label,
    description: words.adsWizard.settings.text,
    color: '#c03a86',
  },
];
