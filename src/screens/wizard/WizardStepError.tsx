/** What stands under a step's title: what is missing, or which call failed, and a way to try it again. [W14] [X4] */
import { useSelector } from '@xstate/react';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { StepError } from './StepError';
import type { WizardProps } from './wizardActor';

type Field = 'voice' | 'music';
/** Where what is missing is chosen. */
const fields: Readonly<Partial<Record<string, Field>>> = { voiceMissing: 'voice', musicMissing: 'music' };

/** What the step's refusal says of a field; null where it speaks of none, or of another. */
export function useMissing<Step extends string, Key extends string>({
  actor,
  wizard,
}: WizardProps<Step, Key>): (field: Field) => string | null {
  const step = useSelector(actor, ({ context }) => context.errors.step);
  return (field) => (step && fields[step.key] === field ? wizard.errors[step.key] : null);
}

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
