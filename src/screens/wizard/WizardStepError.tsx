/** What stands under a step's title: what is missing, or which call failed, and a way to try it again. [W14] [X4] */
import { useSelector } from '@xstate/react';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { StepError } from './StepError';
import type { WizardProps } from './wizardActor';

/** Where what is missing is chosen. */
const fields: Readonly<Partial<Record<string, string>>> = { voiceMissing: 'voice', musicMissing: 'music' };

export function WizardStepError<Step extends string, Key extends string>({
  actor,
  wizard,
}: WizardProps<Step, Key>) {
  const step = useSelector(actor, ({ context }) => context.errors.step);
  if (!step) return null;
  const late = step.key === 'videoFailed' ? wizardMessages.lateCreation : wizardMessages.late;
  return (
    <StepError
      text={wizard.errors[step.key]}
      detail={step.isLate ? late : step.detail}
      field={fields[step.key]}
      onRetry={step.canRetry ? () => actor.send({ type: 'retried' }) : undefined}
    />
  );
}
