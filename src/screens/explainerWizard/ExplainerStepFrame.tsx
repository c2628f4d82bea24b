/** The frame of a step of the explainer wizard: its side list, its error, its ways back and on. [X1] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ExplainerStep } from '../../machines/explainerWizard/explainerForm';
import { StepFrame } from '../wizard/StepFrame';
import { StepList } from '../wizard/StepList';
import type { StepProps } from './explainerActor';
import { ExplainerStepError } from './ExplainerStepError';
import { explainerSteps } from './explainerSteps';

interface Props extends StepProps {
  step: ExplainerStep;
  title: string;
  text: string;
  next: string;
  price?: ReactNode;
  children: ReactNode;
}

export function ExplainerStepFrame({ actor, step, ...rest }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <StepFrame
      {...rest}
      steps={
        <StepList
          steps={explainerSteps}
          current={step}
          canGoTo={(other) => snapshot.can({ type: 'step.chosen', step: other })}
          onGoTo={(other) => actor.send({ type: 'step.chosen', step: other })}
        />
      }
      error={<ExplainerStepError actor={actor} />}
      onBack={() => actor.send({ type: 'back.requested' })}
      onSubmit={() => actor.send({ type: 'step.submitted' })}
    />
  );
}
