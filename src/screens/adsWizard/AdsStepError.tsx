/** What stands under the title of a step of the ads wizard. [W14] */
import { adsWizardMessages } from '../../locales/en/wizards/adsWizard';
import { wizardMessages } from '../../locales/en/wizards/wizard';
import { StepError } from '../wizard/StepError';
import { useErrors, type StepProps } from './adsActor';

export function AdsStepError({ actor }: StepProps) {
  const { step } = useErrors(actor);
  if (!step) return null;
  const late = step.key === 'videoFailed' ? wizardMessages.lateCreation : wizardMessages.late;
  return (
    <StepError
      text={adsWizardMessages.errors[step.key]}
      detail={step.isLate ? late : step.detail}
      onRetry={step.canRetry ? () => actor.send({ type: 'retried' }) : undefined}
    />
  );
}
