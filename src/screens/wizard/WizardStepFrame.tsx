/** The frame of a wizard's step: its side list, its error, its ways back and on. [W1] [W14] [X1] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { StepFrame } from './StepFrame';
import { StepList } from './StepList';
import type { WizardProps } from './wizardActor';
import { WizardStepError } from './WizardStepError';

interface Props<Step extends string, Key extends string> extends WizardProps<Step, Key> {
  step: NoInfer<Step>;
  title: string;
  text: string;
  next: string;
  price?: ReactNode;
  children: ReactNode;
}

export function WizardStepFrame<Step extends string, Key extends string>({
  actor,
  wizard,
  step,
  ...rest
}: Props<Step, Key>) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <StepFrame
      {...rest}
      steps={
        <StepList
          steps={wizard.steps}
          current={step}
          canGoTo={(other) => snapshot.can({ type: 'step.chosen', step: other })}
          onGoTo={(other) => actor.send({ type: 'step.chosen', step: other })}
        />
      }
      error={<WizardStepError actor={actor} wizard={wizard} />}
      onBack={() => actor.send({ type: 'back.requested' })}
      onSubmit={() => actor.send({ type: 'step.submitted' })}
    />
  );
}
